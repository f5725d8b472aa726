import type { OwnWords } from '../../lib/describe-error.js';

/** Specification 2, section 8: what is said where the shop has no better reason to give. */
export function ownWords(text: string): OwnWords {
  return { network: text, unexpected: text };
}
