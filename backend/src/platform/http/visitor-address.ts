import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** The visitor's address before Express is there to say it: the same computation with the same trust. */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  return proxyAddr(request, (_address, hop) => hop < trustedProxies);
}
