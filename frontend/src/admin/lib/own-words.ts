import { type OwnWords, UNREADABLE_ANSWER } from '../../lib/describe-error.js';

/** Specification 2, section 8: what is said where the shop has no better reason to give. */
export function ownWords(text: string): OwnWords {
  return { network: text, unexpected: text };
}

/** The same where an answer that could not be read is told as such: the admin's own profile. */
export function ownWordsIfReadable(text: string): OwnWords {
  return { ...ownWords(text), unreadable: UNREADABLE_ANSWER };
}
