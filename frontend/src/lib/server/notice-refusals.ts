import type { QueryClient } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { tap } from '@trpc/server/observable';
import type { ErrorCode } from '@contract/app-error.js';
import type { AppRouter } from './app-router.js';
import { errorCodeOf } from './error-code.js';
import { trpc } from './trpc.js';

const aboutTheSite = () => getQueryKey(trpc.site.status);
const aboutTheVisitor = () => getQueryKey(trpc.session.current);

/**
 * The queries to read again after certain errors, whichever call they answer, because they mean that the whole site
 * changed.
 */
const QUERIES_BY_CODE = new Map<unknown, () => readonly unknown[]>([
  ['maintenance', aboutTheSite],
  ['not_open_yet', aboutTheSite],
  ['registration_closed', aboutTheSite],
  ['reset_closed', aboutTheSite],
  ['sign_in_required', aboutTheVisitor],
] satisfies readonly (readonly [ErrorCode, () => readonly unknown[]])[]);

export function noticeRefusals(queryClient: QueryClient): TRPCLink<AppRouter> {
  const notice = (error: unknown) => {
    const queryKey = QUERIES_BY_CODE.get(errorCodeOf(error))?.();
    // Many calls are refused at the same time, but one check is enough.
    if (queryKey) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
  return () =>
    ({ op, next }) =>
      next(op).pipe(tap({ error: notice }));
}
