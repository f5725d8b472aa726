import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { AppError, isErrorCode } from '@contract/app-error.js';
import type { PageRequest } from '@contract/pages/page-renderer.js';
import type { AppRouter } from '../lib/app-router.js';

/** Asks the shop in the same process, and answers as the network would. */
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
 * In the form in which the browser gets it, so that screens read both alike. What is no refusal of the shop's may name
 * its insides, and travels with the page: it becomes the one neutral text.
 */
function refusal(error: unknown): TRPCClientError<AppRouter> {
  const known = error as AppError;
  const { message, code, status } = isErrorCode(known.code) ? known : new AppError('unexpected');
  const data = { code, message, params: {}, fields: {}, httpStatus: status };
  return TRPCClientError.from({ error: { message, code: -32000, data } } as never);
}
