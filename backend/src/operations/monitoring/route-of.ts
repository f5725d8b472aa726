import type { Request } from 'express';
import { SERVER_FOLDERS } from '../../platform/http/not-for-search.js';

const OF_SERVER = new RegExp(`^/(${[...SERVER_FOLDERS, 'media'].join('|')})(/|$)`);

/**
 * The route of a request as one of a limited set of names, because visitors can request any number of
 * addresses.
 */
export function routeOf(request: Request, procedures: ReadonlySet<string>): string {
  const [path = ''] = request.originalUrl.split('?', 1);
  if (path.startsWith('/trpc/')) return procedureOf(path.slice('/trpc/'.length).split(','), procedures);
  const route = request.route as { readonly path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  if (path.startsWith('/assets/')) return 'asset';
  return OF_SERVER.test(path) ? 'unknown' : 'page';
}

function procedureOf(requested: readonly string[], procedures: ReadonlySet<string>): string {
  if (!requested.every((name) => procedures.has(name))) return 'unknown';
  return requested.length === 1 ? `/trpc/${requested.join()}` : '/trpc/ (several)';
}
