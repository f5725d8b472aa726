import { QueryClient } from '@tanstack/react-query';
import { errorCodeOf } from './error-code.js';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;
const WORTH_RETRYING = new Set<unknown>(['network', 'unexpected', 'unavailable']);

/** Retries a lost connection, but not an error that the server answered. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && WORTH_RETRYING.has(errorCodeOf(error));
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying } } });
}
