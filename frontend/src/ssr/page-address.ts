import { matchPath, matchRoutes } from 'react-router-dom';
import { storefrontRoutes } from '../storefront/routes.js';
import { publicPageAt } from './public-pages.js';

/** One path stands for all unknown addresses, and for those that only the browser renders. */
export const NOWHERE = '/bulunamadi';
export const RENDERED_BY_BROWSER = '/tarayicida';

/** Browsers resolve such segments themselves, so a request with them is not from a browser. */
const ROUNDABOUT = /(^|[/\\])(\.|%2e){1,2}([/\\]|$)|\\/i;

/** The valid values of query parameters; any other value is ignored. */
const MEANINGFUL: Readonly<Record<string, RegExp>> = {
  sayfa: /^([2-9]|[1-4]\d|50)$/,
  sirala: /^fiyat-(artan|azalan)$/,
  ay: /^20\d\d-(0[1-9]|1[0-2])$/,
  gun: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
};

/** The form of a product's or post's slug. */
const SLUG = /^[a-z0-9-]{1,200}$/;

/** See `PageRenderer.addressOf`. */
export function pageAddress(url: string): string {
  // Programs may send absolute URLs, whose host could be another site.
  if (!url.startsWith('/') || ROUNDABOUT.test(url.split('?', 1)[0] ?? '')) return NOWHERE;
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const path = readable(pathname);
  if (path === null) return NOWHERE;
  const page = publicPageAt(path);
  if (page) {
    const { slug } = matchPath(page.route, path)?.params ?? {};
    return slug === undefined || SLUG.test(slug) ? path + queryOf(searchParams, page.parameters) : NOWHERE;
  }
  return isOwn(path) ? RENDERED_BY_BROWSER : NOWHERE;
}

/** Decodes a path as the routes spell it; null when it cannot be decoded. */
function readable(pathname: string): string | null {
  try {
    return decodeURI(pathname).replace(/\/+$/, '').toLowerCase() || '/';
  } catch {
    return null;
  }
}

/** Sorts the query, without empty and meaningless parameters. */
function queryOf(requested: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = requested.get(name)?.trim().slice(0, 200);
    if (value && MEANINGFUL[name]?.test(value) !== false) known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known}`;
}

/** True for pages of one visitor, such as the account. */
function isOwn(path: string): boolean {
  return matchRoutes(storefrontRoutes, path)?.at(-1)?.route.path !== '*';
}
