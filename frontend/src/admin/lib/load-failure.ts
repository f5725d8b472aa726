import { describeError } from '../../lib/describe-error.js';
import { httpStatusOf } from '../../lib/error-code.js';

/** Answered, but not as the shop answers. */
const NOT_OURS = 'API başarısız yanıt döndü';

/**
 * Specification 2, section 8: the server's own words, else 'HTTP 500: …', else that the answer could not be read. `what`
 * is what could not be done; it stands alone where nothing came back at all.
 */
export function loadFailure(error: unknown, what: string, unreadable = NOT_OURS): string {
  const { code, message } = describeError(error);
  if (code === 'network') return what;
  if (code !== 'unexpected' && code !== 'unreadable') return message;
  const status = httpStatusOf(error);
  if (status !== null && status >= 400) return `HTTP ${status}: ${what}`;
  return code === 'unreadable' ? unreadable : what;
}

/** The server's own words, else what the specification says. */
export function saveFailure(error: unknown, what: string): string {
  return describeError(error, { network: what, unexpected: what }).message;
}
