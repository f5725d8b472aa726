import { httpLink, splitLink, type TRPCLink } from '@trpc/client';
import type { AppRouter } from '../../lib/app-router.js';
import { type Ask, serverLinks, TRPC_URL } from '../../lib/trpc.js';
import { answerInPieces } from './answer-in-pieces.js';

/** Procedures that answer in pieces; every other answer is waited for as a whole. */
const IN_PIECES = new Set(['admin.aiWriter.write']);
/** The back office's first page: a part of it that is slow holds no other. */
const APART = /^admin\.(dashboard|troubles)\./;

export function adminLinks(fetch: Ask): TRPCLink<AppRouter>[] {
  const to = { url: TRPC_URL, fetch };
  return [
    splitLink({
      condition: ({ path }) => IN_PIECES.has(path),
      true: answerInPieces(fetch),
      false: splitLink({
        condition: ({ path }) => APART.test(path),
        true: httpLink(to),
        false: serverLinks({ fetch }),
      }),
    }),
  ];
}
