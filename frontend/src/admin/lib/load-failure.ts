import { describeError } from '../../lib/describe-error.js';
import { answerOf } from '../../lib/error-code.js';

/**
 * Specification 2, section 8: the server's own words, else 'HTTP 500: …'. `what` is what could not be done; it stands
 * alone where nothing came back at all.
 */
export function loadFailure(error: unknown, what: string): string {
  const { code, message } = describeError(error);
  if (code === 'network') return what;
  if (code !== 'unexpected') return message;
  const status = answerOf(error)?.['httpStatus'];
  return typeof status === 'number' ? `HTTP ${status}: ${what}` : what;
}

/** The server's own words, else what the specification says. */
export function saveFailure(error: unknown, what: string): string {
  return describeError(error, { network: what, unexpected: what }).message;
}
