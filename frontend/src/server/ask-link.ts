import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
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

/** In the form in which the browser gets it, so that screens read both alike. */
function refusal(error: unknown): TRPCClientError<AppRouter> {
  const { message, code, status } = error as { message: string; code?: unknown; status?: number };
  const data = { code: code ?? 'unexpected', message, params: {}, fields: {}, httpStatus: status ?? 500 };
  return TRPCClientError.from({ error: { message, code: -32000, data } } as never);
}
