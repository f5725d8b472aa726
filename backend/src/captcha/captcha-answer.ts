import { createHmac } from 'node:crypto';
import { searchForm } from '../../contract/common/turkish-text.js';
import { NUMBER_WORDS_END, numberWord } from './turkish-numbers.js';

const plain = (text: string) => searchForm(text).replaceAll(' ', '');

const DIGITS_OF_WORDS: ReadonlyMap<string, string> = new Map(
  Array.from({ length: NUMBER_WORDS_END }, (_, value) => [plain(numberWord(value)), String(value)]),
);

/** Normalises an answer, so that '23', ' yirmi üç ', 'YİRMİÜÇ' and 'yirmi uc' are the same. */
export function plainAnswer(given: string): string {
  const text = plain(given);
  return DIGITS_OF_WORDS.get(text) ?? text;
}

/**
 * A keyed hash that is valid only in this session. Comparing two hashes in plain code is safe, because nobody
 * can compute them without the key.
 */
export function hashedAnswer(key: Buffer, sessionId: string, answer: string): string {
  return createHmac('sha256', key)
    .update(`${sessionId}\n${plainAnswer(answer)}`)
    .digest('base64url');
}
