import { shortened } from '../../lib/navigation/page-title.js';

/** Search results cut a description after about this many characters. */
export const MAX_DESCRIPTION = 160;

/** Returns the first text that is not empty, cut at a word. */
export function pageDescription(...texts: readonly string[]): string {
  return shortened(texts.find((text) => text.trim() !== '') ?? '', MAX_DESCRIPTION);
}
