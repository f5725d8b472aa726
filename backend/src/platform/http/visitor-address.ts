import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Tells the visitor's address before Express is there to say it: the same computation with the same trust. */
export function visitorAddressReader(trustedProxies: number): (request: IncomingMessage) => string {
  const isOurs = (_address: string, hop: number) => hop < trustedProxies;
  return (request) => proxyAddr(request, isOurs);
}
