import { createTRPCReact, httpBatchLink, httpLink, splitLink } from '@trpc/react-query';
import type { TRPCLink } from '@trpc/client';
import type { AppRouter } from './app-router.js';

export const trpc = createTRPCReact<AppRouter>();

export const TRPC_URL = '/trpc';

/** Public reads are sent one by one as plain GETs, because the server caches their answers. */
const PUBLIC_READS = /^(catalog\.|workshops\.|content\.|blog\.|site\.status$)/;

export function isPublicRead(op: { readonly type: string; readonly path: string }): boolean {
  return op.type === 'query' && PUBLIC_READS.test(op.path);
}

/** The type of `fetch` that tRPC expects. */
export type Ask = NonNullable<NonNullable<Parameters<typeof httpLink<AppRouter>>[0]>['fetch']>;

export function serverLinks(options: { readonly fetch?: Ask } = {}): TRPCLink<AppRouter>[] {
  const to = { url: TRPC_URL, ...options };
  return [splitLink({ condition: isPublicRead, true: httpLink(to), false: httpBatchLink(to) })];
}
