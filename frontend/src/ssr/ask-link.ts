import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { AppError, isErrorCode } from '@contract/app-error.js';
import type { PageRequest } from '@contract/pages/page-renderer.js';
import type { AppRouter } from '../lib/server/app-router.js';

/** Calls the shop's procedures in the same process, with answers in the same form as over the network. */
export function askLink(ask: PageRequest['ask']): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        ask(op.path, op.input).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: unknown) => observer.error(refusal(error)),
        );
      });
}

/**
 * Returns the error in the form that browsers get. An unexpected error may name internals and travels with the page,
 * so it becomes the neutral one.
 */
function refusal(error: unknown): TRPCClientError<AppRouter> {
  const known = error as AppError;
  const { message, code, status } = isErrorCode(known.code) ? known : new AppError('unexpected');
  const data = { code, message, params: {}, fields: {}, httpStatus: status };
  return TRPCClientError.from({ error: { message, code: -32000, data } } as never);
}
