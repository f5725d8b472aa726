import type { Location } from 'react-router-dom';
import { adminPaths } from './admin-paths.js';

/** The query parameter of the sign-in page with the page to return to; in the address it survives a reload. */
const PARAMETER = 'nereye';
const BELOW_HOME = new RegExp(`^${adminPaths.home}(/|$)`);

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function isSignIn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname === adminPaths.signIn;
}

export function signInPath({ pathname, search, hash }: Place): string {
  if (pathname === adminPaths.home && search === '') return adminPaths.signIn;
  return `${adminPaths.signIn}?${new URLSearchParams({ [PARAMETER]: pathname + search + hash }).toString()}`;
}

/** Returns only pages of the back office, because anybody may have made the address. */
export function returnPath({ search }: Pick<Location, 'search'>): string {
  const { origin } = window.location;
  const requested = new URLSearchParams(search).get(PARAMETER) ?? '';
  if (!URL.canParse(requested, origin)) return adminPaths.home;
  const place = new URL(requested, origin);
  const isOurs = place.origin === origin && BELOW_HOME.test(place.pathname) && !isSignIn(place);
  return isOurs ? place.pathname + place.search + place.hash : adminPaths.home;
}
