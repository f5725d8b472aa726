import { type FallbackTexts, UNREADABLE_ANSWER } from '../../lib/server/describe-error.js';

/** Specification 2, section 8: the text for failures that the server does not explain. */
export function fallbackText(text: string): FallbackTexts {
  return { network: text, unexpected: text };
}

/** The same for the admin's own profile, where an unreadable answer has its own text. */
export function fallbackTextIfReadable(text: string): FallbackTexts {
  return { ...fallbackText(text), unreadable: UNREADABLE_ANSWER };
}
