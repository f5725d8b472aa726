import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';

interface OpenCall {
  readonly requests: Set<ClientRequest>;
  isCutOff: boolean;
}

const openCall = new AsyncLocalStorage<OpenCall>();

// Node reports every request when it is given its connection; ours are recognised by their asynchronous
// context.
subscribe('http.client.request.start', (message) => {
  const { request } = message as { readonly request?: unknown };
  const call = openCall.getStore();
  if (!call || !(request instanceof ClientRequest)) return;
  call.requests.add(request);
  // The request gets its connection only now, for example after connecting to a proxy.
  if (call.isCutOff) request.destroy();
});

/**
 * Makes calls of a library that offers no way to abort them. Returns a function that closes the connections
 * of the call, so that unsent data is never sent.
 */
export function callThatCanBeCutOff(make: () => void): () => void {
  const call: OpenCall = { requests: new Set(), isCutOff: false };
  openCall.run(call, make);
  return () => {
    call.isCutOff = true;
    call.requests.forEach((request) => request.destroy());
  };
}
