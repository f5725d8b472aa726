import { AppError } from '../../../contract/app-error.js';

/** When a client may ask again: a database that is started anew is back by then. */
const RETRY_SECONDS = 5;

/**
 * PostgreSQL's classes 'connection exception', 'insufficient resources' (connections, disk, memory) and 'operator
 * intervention', and a server that may only be read from, as one is that somebody else is about to stand in for; what
 * the operating system says, and the names of containers that are gone.
 */
const OUT_OF_REACH_CODE =
  /^(08|53|57P0|25006$)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * What pg, its pool and ioredis say without a code, and TypeORM of a connection that was lost between two statements
 * of a transaction.
 */
const OUT_OF_REACH_WORDS =
  /query runner (was )?already released|^Connection terminated|^timeout exceeded when trying to connect|not queryable$|^Connection is closed|^Command timed out|^Stream isn't writeable|max retries per request/i;

/** Redis begins with what is the matter: full, cannot write to its disk, a replica, still reading what it kept. */
const OUT_OF_REACH_REDIS = /^(OOM|MISCONF|READONLY|EXECABORT|LOADING|MASTERDOWN|NOREPLICAS|CLUSTERDOWN) /;

/** Maps an unexpected error to a neutral AppError: 503 when the database, Redis or the network is away, else 500. */
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
