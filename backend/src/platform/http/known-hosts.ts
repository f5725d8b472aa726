import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../config/settings.js';

type HostSettings = Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL' | 'OTHER_HOSTS'>;

/**
 * Returns a test for the host that a request names. In production only the public address and `OTHER_HOSTS` are known,
 * so that nobody is shown the shop under a name that somebody else has pointed at it. Ports do not count, because proxies
 * leave them out.
 */
export function knownHosts({ NODE_ENV, PUBLIC_URL, OTHER_HOSTS = '' }: HostSettings) {
  const names = new Set([new URL(PUBLIC_URL).hostname, ...OTHER_HOSTS.split(',').map(hostnameOf)]);
  names.delete(null);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
    NODE_ENV !== 'production' || names.has(hostnameOf(headers.host ?? ''));
}

/** 421, Misdirected Request. */
export function refuseUnknownHost(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Bu adreste bir dükkân yok.\n');
}

/** In lower case, without the port; null for what is no host. */
function hostnameOf(host: string): string | null {
  const address = `http://${host.trim()}`;
  return /^[\w.:[\]-]+$/.test(host.trim()) && URL.canParse(address) ? new URL(address).hostname : null;
}
