import { type DescribedError, describeError } from '../../lib/server/describe-error.js';

/** Error codes whose text says nothing about what was tried. */
const SAYS_NOTHING = new Set<DescribedError['code']>([
  'network',
  'unreadable',
  'unexpected',
  'malformed_request',
]);

/** Returns the server's text for the failure, or the given one when the server explains nothing. */
export function describeFailure(error: unknown, fallbackText: string): string {
  const { code, message, fields } = describeError(error);
  if (SAYS_NOTHING.has(code)) return fallbackText;
  return Object.values(fields)[0] ?? message;
}
