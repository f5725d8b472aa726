import { matchPath, matchRoutes } from 'react-router-dom';
import { storefrontRoutes } from '../storefront/routes.js';
import { publicPageAt } from './public-pages.js';

/** Stand for all addresses at which there is nothing, and for all that only the browser draws. */
export const NOWHERE = '/bulunamadi';
export const DRAWN_BY_BROWSER = '/tarayicida';

/** Browsers go up and down themselves: who sends these means to be taken for somebody else. */
const ROUNDABOUT = /(^|[/\\])(\.|%2e){1,2}([/\\]|$)|\\/i;

/** What parameters may say; anything else says nothing. */
const MEANINGFUL: Readonly<Record<string, RegExp>> = {
  sayfa: /^([2-9]|[1-4]\d|50)$/,
  sirala: /^fiyat-(artan|azalan)$/,
  ay: /^20\d\d-(0[1-9]|1[0-2])$/,
  gun: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
};

/** As the shop calls what it shows. */
const SLUG = /^[a-z0-9-]{1,200}$/;

/** See `PageRenderer.addressOf`. */
export function pageAddress(url: string): string {
  // Programs may send what no browser does; with a host in it, it would be somebody else's address.
  if (!url.startsWith('/') || ROUNDABOUT.test(url.split('?', 1)[0] ?? '')) return NOWHERE;
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const path = readable(pathname);
  if (path === null) return NOWHERE;
  const page = publicPageAt(path);
  if (page) {
    const { slug } = matchPath(page.route, path)?.params ?? {};
    return slug === undefined || SLUG.test(slug) ? path + queryOf(searchParams, page.parameters) : NOWHERE;
  }
  return isOwn(path) ? DRAWN_BY_BROWSER : NOWHERE;
}

/** As the routes are written, however it was spelled; null for what cannot be read. */
function readable(pathname: string): string | null {
  try {
    return decodeURI(pathname).replace(/\/+$/, '').toLowerCase() || '/';
  } catch {
    return null;
  }
}

/** Sorted, and without what is empty or says nothing here. */
function queryOf(asked: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = asked.get(name)?.trim().slice(0, 200);
    if (value && MEANINGFUL[name]?.test(value) !== false) known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known}`;
}

/** Pages of one visitor, such as the account. */
function isOwn(path: string): boolean {
  return matchRoutes(storefrontRoutes, path)?.at(-1)?.route.path !== '*';
}
