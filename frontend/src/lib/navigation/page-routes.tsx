import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPage } from './lazy-page.js';

/** A route whose page can be loaded before it is rendered. */
export function pageRoute(path: string, Page: LazyPage, children?: RouteObject[]): RouteObject {
  return { path, element: <Page />, handle: Page, ...(children && { children }) };
}

/** Loads the code of all pages at an address. */
export async function preloadPages(routes: RouteObject[], pathname: string): Promise<void> {
  const pages = (matchRoutes(routes, pathname) ?? []).map(
    ({ route }) => route.handle as LazyPage | undefined,
  );
  await Promise.all(pages.flatMap((page) => (page ? [page.preload()] : [])));
}
