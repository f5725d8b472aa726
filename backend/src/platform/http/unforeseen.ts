import { AppError } from '../../../contract/app-error.js';

/** When a client may ask again: a database that is started anew is back by then. */
const RETRY_SECONDS = 5;

/**
 * PostgreSQL's classes 'connection exception' and 'operator intervention', and its 'too many connections'; what the
 * operating system says, and the names of containers that are gone.
 */
const OUT_OF_REACH_CODE =
  /^(08|57P0|53300$)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * What pg, its pool and ioredis say without a code, and TypeORM of a connection that was lost between two statements
 * of a transaction.
 */
const OUT_OF_REACH_WORDS =
  /query runner (was )?already released|^Connection terminated|^timeout exceeded when trying to connect|not queryable$|^Connection is closed|^Command timed out|^Stream isn't writeable|max retries per request/i;

/** What nobody foresaw, told neutrally: with 503 when what the shop stands on is away, which passes by itself. */
export function unforeseen(error: unknown): AppError {
  return new AppError(isOutOfReach(error) ? 'unavailable' : 'unexpected');
}

export function retryHeaders({ code }: AppError): Record<string, string> {
  return code === 'unavailable' ? { 'Retry-After': String(RETRY_SECONDS) } : {};
}

function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { readonly code?: unknown; readonly driverError?: unknown };
  if (typeof code === 'string' && OUT_OF_REACH_CODE.test(code)) return true;
  return OUT_OF_REACH_WORDS.test(error.message) || isOutOfReach(driverError) || isOutOfReach(error.cause);
}
