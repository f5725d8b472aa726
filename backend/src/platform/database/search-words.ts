import { searchForm } from '../../../contract/common/turkish-text.js';

/** Each typed word once, as `search_form` writes it. */
export function searchWords(search: string): string[] {
  // Control characters part words too: the database would refuse a NUL.
  const words = searchForm(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return [...new Set(words)];
}

/** A word as a part of a column that `search_form` made. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Each typed word once, as a pattern for a column that `search_form` made. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).map(patternOf);
}
