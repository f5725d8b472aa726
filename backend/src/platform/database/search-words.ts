import { searchForm } from '../../../contract/common/turkish-text.js';

/** The typed words without repetitions, in the form of `search_form`. */
export function searchWords(search: string): string[] {
  // Control characters separate words too: the database would refuse a NUL.
  const words = searchForm(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return [...new Set(words)];
}

/** A pattern that finds the word in a column made by `search_form`. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The typed words as patterns for a column made by `search_form`. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).map(patternOf);
}
