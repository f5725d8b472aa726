import type { Request, RequestHandler } from 'express';
import { AppError } from '../../../contract/app-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that another site makes a visitor's browser send. Browsers name where a request comes from;
 * programs without a browser name nothing and carry no visitor's session. `exempt`: paths that are signed instead.
 */
export function sameOriginOnly(publicOrigin: string, exempt: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const isHarmless = SAFE_METHODS.has(request.method) || exempt.includes(request.path);
    next(isHarmless || isFromHere(request, publicOrigin) ? undefined : new AppError('forbidden_origin'));
  };
}

function isFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  return origin === undefined || origin === publicOrigin || hostOf(origin) === request.get('host');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
