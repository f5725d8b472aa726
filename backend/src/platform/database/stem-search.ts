import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { typedWords } from './search-words.js';

/** A shorter stem is a part of too many words. */
const SHORTEST_PART = 4;

/** Tests whether the word of two parameters occurs in a table's columns `search_text` and `search_stems`. */
export type WordCondition = (pattern: string, word: string) => string;

/**
 * The word or its stem occurs in a table's text. The stem is looked for among the stems, because 'tabağı' and 'tabağın'
 * share only that, and in the text itself, because the stemmer shortens some words that have no suffix: 'kupa' to
 * 'kup', but 'kupalar' to 'kupa'.
 */
export function occursIn(table: string): WordCondition {
  return (pattern, word) => {
    const amongStems = `'%' || nullif(search_stems(:${word}), '') || '%'`;
    const inText = `'%' || substring(search_form(search_stems(:${word})) FROM '^.{${SHORTEST_PART},}$') || '%'`;
    return `${table}.search_text LIKE ANY (ARRAY[:${pattern}, ${inText}]) OR ${table}.search_stems LIKE ${amongStems}`;
  };
}

/** Adds a condition for each typed word to a query. */
export function narrowToWords<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: string,
  matches: WordCondition,
): void {
  typedWords(search).forEach(({ typed, pattern }, index) => {
    const names = [`pattern${index}`, `word${index}`] as const;
    query.andWhere(`(${matches(...names)})`, { [names[0]]: pattern, [names[1]]: typed });
  });
}
