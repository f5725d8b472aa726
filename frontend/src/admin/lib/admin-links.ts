import { httpLink, splitLink, type TRPCLink } from '@trpc/client';
import type { AppRouter } from '../../lib/server/app-router.js';
import { type Ask, serverLinks, TRPC_URL } from '../../lib/server/trpc.js';
import { streamedMutationLink } from './streamed-mutation-link.js';

/** Procedures that stream their answer; all others are read as a whole. */
const IN_PIECES = new Set(['admin.aiWriter.write']);
/** The queries of the dashboard are sent one by one, so that a slow one does not delay the others. */
const APART = /^admin\.(dashboard|troubles)\./;

export function adminLinks(fetch: Ask): TRPCLink<AppRouter>[] {
  const to = { url: TRPC_URL, fetch };
  return [
    splitLink({
      condition: ({ path }) => IN_PIECES.has(path),
      true: streamedMutationLink(fetch),
      false: splitLink({
        condition: ({ path }) => APART.test(path),
        true: httpLink(to),
        false: serverLinks({ fetch }),
      }),
    }),
  ];
}
