import type { Request, Router } from 'express';

/** The order in which an Allow header names them. */
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** A layer of the router's stack, with the matching that @types/express leaves out. */
interface RouteLayer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  readonly match: (path: string) => boolean;
}

/**
 * The methods that the controllers take at the address of this request, for the Allow header of a 405. Empty when no
 * controller knows the address.
 */
export function allowedMethods(request: Request): string[] {
  const layers = (request.app.router as Router).stack as unknown as readonly RouteLayer[];
  const known = layers
    .filter(({ route }) => route !== undefined)
    .filter((layer) => layer.match(request.path));
  const taken = new Set(known.flatMap(({ route }) => Object.keys(route?.methods ?? {})));
  // Express answers HEAD by the handler of GET.
  if (taken.has('get')) taken.add('head');
  return METHODS.filter((method) => taken.has(method)).map((method) => method.toUpperCase());
}
