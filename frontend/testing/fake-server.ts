import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { type AppError } from '@contract/app-error.js';
import { type AppRouter } from '../src/lib/server/app-router.js';

/** Answers by procedure name. A handler throws an AppError to refuse, or anything else to be unreachable. */
export type FakeProcedures = Record<string, (input: never) => unknown>;

export function fakeServer(procedures: FakeProcedures): TRPCLink<AppRouter>[] {
  return [
    () =>
      ({ op }) =>
        observable((observer) => {
          const handler = procedures[op.path];
          Promise.resolve()
            .then(() => {
              if (!handler) throw new Error(`The fake server knows no ${op.path}.`);
              return handler(op.input as never);
            })
            .then(
              (data) => {
                observer.next({ result: { type: 'data', data } });
                observer.complete();
              },
              (error: unknown) => observer.error(asClientError(error)),
            );
        }),
  ];
}

function asClientError(error: unknown): TRPCClientError<AppRouter> {
  const known = error as Partial<AppError> & Error;
  if (known.code === undefined) return TRPCClientError.from(known);
  const { code, message, params, fields, status } = known;
  return TRPCClientError.from({
    error: {
      message,
      code: -32000,
      data: { code, message, params, fields, httpStatus: status, requestId: 'test' },
    },
  } as never);
}
