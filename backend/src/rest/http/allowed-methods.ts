import type { Request, Router } from 'express';

/** The order of methods in an Allow header. */
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** A layer of the router's stack, with the `match` that @types/express omits. */
interface RouteLayer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  readonly match: (path: string) => boolean;
}

/**
 * The methods accepted at the request's address, for the Allow header of a 405. Empty for an unknown address.
 */
export function allowedMethods(request: Request): string[] {
  const layers = (request.app.router as Router).stack as unknown as readonly RouteLayer[];
  const known = layers
    .filter(({ route }) => route !== undefined)
    .filter((layer) => layer.match(request.path));
  const taken = new Set(known.flatMap(({ route }) => Object.keys(route?.methods ?? {})));
  // Express answers HEAD with the handler of GET.
  if (taken.has('get')) taken.add('head');
  return METHODS.filter((method) => taken.has(method)).map((method) => method.toUpperCase());
}
