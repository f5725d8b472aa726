import { UnreadableAnswer } from '../../lib/server/error-code.js';
import type { Ask } from '../../lib/server/trpc.js';

/** A `fetch` for tRPC that keeps the status of an answer that is not JSON. Throws UnreadableAnswer. */
export const fetchJson: Ask = async (address, init) => {
  const response = await fetch(address, init as RequestInit);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new UnreadableAnswer(response.status);
  return response;
};
