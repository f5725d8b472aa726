import { searchForm } from '../../../contract/common/turkish-text.js';

/** Control characters separate words too: the database would refuse a NUL. */
const SEPARATORS = /[\s\p{Cc}]+/u;

/** The typed words without repetitions, in the form of `search_form`. */
export function searchWords(search: string): string[] {
  const words = searchForm(search).split(SEPARATORS).filter(Boolean);
  return [...new Set(words)];
}

export interface TypedWord {
  /** As it was typed, because the stemmer needs the Turkish letters. */
  readonly typed: string;
  /** A pattern for a column made by `search_form`. */
  readonly pattern: string;
}

/** The typed words without repetitions. */
export function typedWords(search: string): TypedWord[] {
  const words = new Map<string, TypedWord>();
  for (const typed of search.split(SEPARATORS)) {
    const word = searchForm(typed);
    if (word !== '' && !words.has(word)) words.set(word, { typed, pattern: patternOf(word) });
  }
  return [...words.values()];
}

/** A pattern that finds the word in a column made by `search_form`. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The typed words as patterns for a column made by `search_form`. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).map(patternOf);
}

const LOOKS_LIKE_PHONE = /^[\d\s()+-]+$/;

/**
 * Patterns for a column made by `search_form` of a person's names, e-mail address and telephone number. Numbers are
 * stored as +90532…, and may be typed as 0532 … in groups, or only a part of them.
 */
export function personPatterns(search: string): string[] {
  if (!LOOKS_LIKE_PHONE.test(search)) return searchPatterns(search);
  const digits = search.replace(/\D/g, '').replace(/^(?:00)?(?:90)?0?/, '');
  return digits === '' ? [] : [`%${digits}%`];
}
