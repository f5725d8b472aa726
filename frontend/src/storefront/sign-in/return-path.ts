import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths.js';

/** Pages to come back to. Whatever else an address asks for, nobody is sent there. */
const PAGES = [
  { path: paths.home, end: true },
  { path: paths.workshops, end: true },
  { path: paths.product(':slug'), end: true },
  { path: paths.order(':orderId'), end: true },
  { path: paths.ticket(':bookingId'), end: true },
  { path: paths.account, end: false },
];

/** Where a visitor goes once signed in: a page of this site that the address names, or else home. */
export function returnPath(asked: string | null): string {
  if (asked === null || !asked.startsWith('/')) return paths.home;
  const { origin } = window.location;
  // Read as the browser will read it: '//host' and '/\host' are other sites.
  const target = URL.canParse(asked, origin) ? new URL(asked, origin) : null;
  if (target?.origin !== origin) return paths.home;
  const isKnown = PAGES.some((page) => matchPath(page, target.pathname) !== null);
  return isKnown ? `${target.pathname}${target.search}${target.hash}` : paths.home;
}
