import { QueryClient } from '@tanstack/react-query';
import { describeError } from './describe-error.js';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** What the server answered deliberately is not asked again; a lost connection is. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && ['network', 'unexpected'].includes(describeError(error).code);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying } } });
}
