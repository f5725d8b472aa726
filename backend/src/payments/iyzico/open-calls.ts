import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';

interface OpenCall {
  readonly requests: Set<ClientRequest>;
  isCutOff: boolean;
}

const openCall = new AsyncLocalStorage<OpenCall>();

// Node says so of every request when it is handed to its connection; ours are known by the call that they are made in.
subscribe('http.client.request.start', (message) => {
  const { request } = message as { readonly request?: unknown };
  const call = openCall.getStore();
  if (!call || !(request instanceof ClientRequest)) return;
  call.requests.add(request);
  // One that only now gets its connection, by way of a proxy, say.
  if (call.isCutOff) request.destroy();
});

/**
 * Makes a call with a library that hands out no request to end. Answers how to cut it off: its connections are closed,
 * and what was not yet written to them is never sent.
 */
export function callThatCanBeCutOff(make: () => void): () => void {
  const call: OpenCall = { requests: new Set(), isCutOff: false };
  openCall.run(call, make);
  return () => {
    call.isCutOff = true;
    call.requests.forEach((request) => request.destroy());
  };
}
