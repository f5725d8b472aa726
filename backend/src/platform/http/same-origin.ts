import type { Request, RequestHandler } from 'express';
import { AppError } from '../../../contract/app-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that another site makes a visitor's browser send. Browsers name where a request comes from;
 * programs without a browser name nothing and carry no visitor's session. `exempt`: paths that are signed instead.
 */
export function sameOriginOnly(publicOrigin: string, exempt: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const isHarmless = SAFE_METHODS.has(request.method) || exempt.includes(request.baseUrl + request.path);
    next(isHarmless || isFromHere(request, publicOrigin) ? undefined : new AppError('forbidden_origin'));
  };
}

/** Links and frames, and pictures and other parts of a page. */
const FOLLOWED = new Set(['navigate', 'no-cors']);

/**
 * For what changes something though it only reads, by its method: here nobody is taken for harmless who does not say
 * where they come from. A link in a mail, a picture on another site and a bookmark do not come from our pages; a link that
 * somebody put into one of our pages does, and is followed, not fetched.
 */
export function isSurelyFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' && !FOLLOWED.has(request.get('sec-fetch-mode') ?? '');
  const named = request.get('origin') ?? request.get('referer');
  if (named === undefined || !URL.canParse(named)) return false;
  const { origin, host } = new URL(named);
  return origin === publicOrigin || host === request.get('host');
}

/** Browsers say it twice; where both speak, both must agree. */
function isFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin =
    origin === undefined || origin === publicOrigin || hostOf(origin) === request.get('host');
  return isOwnSite && isOwnOrigin;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
