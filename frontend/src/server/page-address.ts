import { matchRoutes } from 'react-router-dom';
import { storefrontRoutes } from '../storefront/routes.js';
import { publicPageAt } from './public-pages.js';

/** Stand for all addresses at which there is nothing, and for all that only the browser draws. */
export const NOWHERE = '/bulunamadi';
export const DRAWN_BY_BROWSER = '/tarayicida';

/** See `PageRenderer.addressOf`. */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '').toLowerCase();
  const page = publicPageAt(path);
  if (page) return path + queryOf(searchParams, page.parameters);
  return isOwn(path) ? DRAWN_BY_BROWSER : NOWHERE;
}

/** Sorted, and without what is empty or says nothing here. */
function queryOf(asked: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = asked.get(name)?.trim().slice(0, 200);
    if (value) known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known}`;
}

/** Pages of one visitor, such as the account. */
function isOwn(path: string): boolean {
  return matchRoutes(storefrontRoutes, path)?.at(-1)?.route.path !== '*';
}
