import { AppError } from '../../../contract/app-error.js';

/** The Retry-After of an outage; a restarted database is back by then. */
const RETRY_SECONDS = 5;

/**
 * Error codes of an unavailable store: PostgreSQL's classes 'connection exception', 'insufficient resources'
 * (connections, disk, memory) and 'operator intervention', a read-only server such as a standby, errors of
 * the operating system, and unknown host names of stopped containers.
 */
const OUT_OF_REACH_CODE =
  /^(08|53|57P0|25006$)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Messages without a code: of pg, its pool and ioredis, and of TypeORM for a connection lost within a
 * transaction.
 */
const OUT_OF_REACH_WORDS =
  /query runner (was )?already released|^Connection terminated|^timeout exceeded when trying to connect|not queryable$|^Connection is closed|^Command timed out|^Stream isn't writeable|max retries per request/i;

/**
 * The beginnings of Redis errors for an unavailable store: full, disk not writable, a replica, or still
 * loading.
 */
const OUT_OF_REACH_REDIS = /^(OOM|MISCONF|READONLY|EXECABORT|LOADING|MASTERDOWN|NOREPLICAS|CLUSTERDOWN) /;

/**
 * Maps an unexpected error to a neutral AppError: 503 when the database, Redis or the network is unavailable,
 * else 500.
 */
export function unexpectedError(error: unknown): AppError {
  return new AppError(isOutOfReach(error) ? 'unavailable' : 'unexpected');
}

export function retryHeaders({ code }: AppError): Record<string, string> {
  return code === 'unavailable' ? { 'Retry-After': String(RETRY_SECONDS) } : {};
}

function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { readonly code?: unknown; readonly driverError?: unknown };
  if (typeof code === 'string' && OUT_OF_REACH_CODE.test(code)) return true;
  if (error.name === 'ReplyError' && OUT_OF_REACH_REDIS.test(error.message)) return true;
  return OUT_OF_REACH_WORDS.test(error.message) || isOutOfReach(driverError) || isOutOfReach(error.cause);
}
