import { type DescribedError, describeError } from '../../lib/describe-error.js';

/** Codes under which the server says nothing about what was tried. */
const SAYS_NOTHING = new Set<DescribedError['code']>([
  'network',
  'unreadable',
  'unexpected',
  'malformed_request',
]);

/** The server's own words where it has some; else the section's. */
export function failureText(error: unknown, ownWords: string): string {
  const { code, message, fields } = describeError(error);
  if (SAYS_NOTHING.has(code)) return ownWords;
  return Object.values(fields)[0] ?? message;
}
