import type { Request, RequestHandler } from 'express';
import { AppError } from '../../../contract/app-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes a visitor's browser send. Browsers name the origin of a request;
 * programs without a browser name none and carry no visitor's session. `exempt`: paths whose requests are
 * signed instead.
 */
export function sameOriginOnly(publicOrigin: string, exempt: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const isHarmless = SAFE_METHODS.has(request.method) || exempt.includes(request.baseUrl + request.path);
    next(isHarmless || isFromHere(request, publicOrigin) ? undefined : new AppError('forbidden_origin'));
  };
}

/** Modes of links and frames, and of pictures and other parts of a page. */
const FOLLOWED = new Set(['navigate', 'no-cors']);

/**
 * For GET requests that change something: requests without an origin are refused too. Links in mails,
 * pictures on other sites and bookmarks do not come from our pages. Links that somebody placed in our pages
 * do, but they are followed and not fetched.
 */
export function isSurelyFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' && !FOLLOWED.has(request.get('sec-fetch-mode') ?? '');
  const named = request.get('origin') ?? request.get('referer');
  if (named === undefined || !URL.canParse(named)) return false;
  return isOurs(new URL(named).origin, request, publicOrigin);
}

/** Browsers name the origin in two headers; where both are present, both must agree. */
function isFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  return isOwnSite && (origin === undefined || isOurs(origin, request, publicOrigin));
}

/** The shop may also be reached by another host, but only by the scheme of its public address. */
function isOurs(origin: string, request: Request, publicOrigin: string): boolean {
  const { protocol } = new URL(publicOrigin);
  return origin === publicOrigin || origin === `${protocol}//${request.get('host') ?? ''}`;
}
