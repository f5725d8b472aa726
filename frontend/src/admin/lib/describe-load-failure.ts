import { describeError } from '../../lib/server/describe-error.js';
import { httpStatusOf } from '../../lib/server/error-code.js';

/** Shown for an answer that is not in the shop's format. */
const NOT_OURS = 'API başarısız yanıt döndü';

/**
 * Specification 2, section 8: returns the server's message, else 'HTTP 500: …', else that the answer could not be read.
 * `what` names what could not be done; it is returned alone when there was no answer at all.
 */
export function describeLoadFailure(error: unknown, what: string, unreadable = NOT_OURS): string {
  const { code, message } = describeError(error);
  if (code === 'network') return what;
  if (code !== 'unexpected' && code !== 'unreadable') return message;
  const status = httpStatusOf(error);
  if (status !== null && status >= 400) return `HTTP ${status}: ${what}`;
  return code === 'unreadable' ? unreadable : what;
}

/** Returns the server's message, else the text of the specification. */
export function describeSaveFailure(error: unknown, what: string): string {
  return describeError(error, { network: what, unexpected: what }).message;
}
