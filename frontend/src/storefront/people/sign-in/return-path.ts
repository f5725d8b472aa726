import { matchPath } from 'react-router-dom';
import { paths } from '../../../lib/navigation/paths.js';

/** The pages that an address may name to return to; any other page is ignored. */
const PAGES = [
  { path: paths.home, end: true },
  { path: paths.workshops, end: true },
  { path: paths.product(':slug'), end: true },
  { path: paths.order(':orderId'), end: true },
  { path: paths.ticket(':bookingId'), end: true },
  { path: paths.account, end: false },
];

/** Returns the page of this site that the address names, or home, to open after signing in. */
export function returnPath(requested: string | null): string {
  if (requested === null || !requested.startsWith('/')) return paths.home;
  const { origin } = window.location;
  // Parsed as the browser does: '//host' and '/\host' are other sites.
  const target = URL.canParse(requested, origin) ? new URL(requested, origin) : null;
  if (target?.origin !== origin) return paths.home;
  const isKnown = PAGES.some((page) => matchPath(page, target.pathname) !== null);
  return isKnown ? `${target.pathname}${target.search}${target.hash}` : paths.home;
}
