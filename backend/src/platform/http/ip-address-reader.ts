import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Reads the visitor's address before Express runs, with the same rules about trusted proxies. */
export function ipAddressReader(trustedProxies: number): (request: IncomingMessage) => string {
  const isOurs = (_address: string, hop: number) => hop < trustedProxies;
  return (request) => proxyAddr(request, isOurs);
}
