import { AppError } from '../../../../contract/app-error.js';

/** The longest post the settings allow takes a tenth of it. */
const LARGEST_ANSWER_BYTES = 1_000_000;

/**
 * `fetch` for the AI service's client, which would wait and take in without end. Throws ai_unreachable when nobody
 * answers or the line breaks, ai_malformed when it is more than anybody asked for.
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
    // Whoever stops reading hangs up as well. A line that is broken already cannot be.
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
