import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { jsonlStreamConsumer } from '@trpc/server/unstable-core-do-not-import';
import type { AppRouter } from '../../lib/server/app-router.js';
import { type Ask, TRPC_URL } from '../../lib/server/trpc.js';

type Answer = { readonly result: Promise<{ readonly data: Promise<unknown> }> } | { readonly error: never };

/**
 * A tRPC link for mutations that stream their answer. tRPC's own `httpBatchStreamLink` shares a file with code that the
 * public pages load, and would make each of them heavier.
 */
export function streamedMutationLink(ask: Ask): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const call = new AbortController();
        op.signal?.addEventListener('abort', () => call.abort());
        read(ask, op, call)
          .then((data) => {
            observer.next({ result: { data } });
            observer.complete();
          })
          .catch((error: unknown) => observer.error(TRPCClientError.from(error as Error)));
      });
}

async function read(
  ask: Ask,
  { path, input }: { readonly path: string; readonly input: unknown },
  call: AbortController,
): Promise<unknown> {
  const response = await ask(`${TRPC_URL}/${path}?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: input }),
    signal: call.signal,
  });
  if (!response.ok || !response.body) {
    const [refusal] = [await response.json()].flat() as [{ error: never }];
    throw TRPCClientError.from(refusal);
  }
  const [head] = await jsonlStreamConsumer<{ readonly 0: Promise<Answer> }>({
    from: response.body,
    formatError: ({ error }) => TRPCClientError.from({ error } as never),
    abortController: call,
  });
  const answer = await head[0];
  if ('error' in answer) throw TRPCClientError.from(answer);
  return (await answer.result).data;
}
