import { shortened } from '../../lib/page-title.js';

/** What search results show of a description before they cut it themselves. */
export const MAX_DESCRIPTION = 160;

/** The first of the texts that says something, cut at a word. */
export function pageDescription(...texts: readonly string[]): string {
  return shortened(texts.find((text) => text.trim() !== '') ?? '', MAX_DESCRIPTION);
}
