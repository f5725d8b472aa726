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

/** What some refusals mean for the site as a whole, whichever call they answer: it is asked about at once. */
const QUESTIONS = new Map<unknown, () => readonly unknown[]>([
  ['maintenance', aboutTheSite],
  ['registration_closed', aboutTheSite],
  ['reset_closed', aboutTheSite],
  ['sign_in_required', aboutTheVisitor],
] satisfies readonly (readonly [ErrorCode, () => readonly unknown[]])[]);

export function noticeRefusals(queryClient: QueryClient): TRPCLink<AppRouter> {
  const notice = (error: unknown) => {
    const queryKey = QUESTIONS.get(errorCodeOf(error))?.();
    // Many calls are refused at the same time: asking once is enough.
    if (queryKey) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
  return () =>
    ({ op, next }) =>
      next(op).pipe(tap({ error: notice }));
}
