import { AppError } from '../../../../contract/app-error.js';

/** About ten times the longest post that the settings allow. */
const LARGEST_ANSWER_BYTES = 1_000_000;

/**
 * A `fetch` with limits for the AI service's client, which has none of its own. Throws ai_unreachable when
 * the service cannot be reached or the connection breaks, ai_malformed when the answer is too large.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await reach(() => fetch(input, init));
  const { body, headers, status, statusText } = response;
  return new Response(body && ReadableStream.from(bounded(body)), { headers, status, statusText });
}

async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reach(() => reader.read());
      if (done) return;
      bytes += value.length;
      if (bytes > LARGEST_ANSWER_BYTES) throw new AppError('ai_malformed');
      yield value;
    }
  } finally {
    // Closes the connection when the reader stops. A connection that is already broken makes this fail, which
    // is ignored.
    await reader.cancel().catch(() => undefined);
  }
}

async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch {
    throw new AppError('ai_unreachable');
  }
}
