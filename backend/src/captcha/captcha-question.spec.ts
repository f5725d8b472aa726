import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { solveCaptcha } from '../../testing/solve-captcha.js';
import { plainAnswer } from './captcha-answer.js';
import { textQuestion } from './captcha-question.js';
import { NUMBER_WORDS_END, numberFrom, numberOf, numberWord } from './turkish-numbers.js';

const DRAWS = 4_000;
describe('Turkish numbers', () => {
  it.each([
    [0, 'sıfır', 'sıfırın', 'sıfırdan'],
    [4, 'dört', 'dördün', 'dörtten'],
    [6, 'altı', 'altının', 'altıdan'],
    [10, 'on', 'onun', 'ondan'],
    [17, 'on yedi', 'on yedinin', 'on yediden'],
    [43, 'kırk üç', 'kırk üçün', 'kırk üçten'],
    [70, 'yetmiş', 'yetmişin', 'yetmişten'],
    [100, 'yüz', 'yüzün', 'yüzden'],
    [119, 'yüz on dokuz', 'yüz on dokuzun', 'yüz on dokuzdan'],
  ])('%d is %s, %s, %s', (value, word, genitive, ablative) => {
    expect([numberWord(value), numberOf(value), numberFrom(value)]).toEqual([word, genitive, ablative]);
  });
});

describe('An answer', () => {
  it.each([
    ['23', '23'],
    [' 23 ', '23'],
    ['yirmi üç', '23'],
    ['Yirmi Üç', '23'],
    ['YİRMİÜÇ', '23'],
    ['yirmi uc', '23'],
    ['ON ALTI', '16'],
    ['on altı', '16'],
    ['sıfır', '0'],
    ['SIFIR', '0'],
    ['Ş', 's'],
    ['ı', 'i'],
    ['İ', 'i'],
    ['k7 mpx', 'k7mpx'],
    ['K7MPX', 'k7mpx'],
    ['yirmi', '20'],
    ['yirmidört buçuk', 'yirmidortbucuk'],
  ])('%p counts as %p', (given, counts) => {
    expect(plainAnswer(given)).toBe(counts);
  });

  it('is the same in digits and in words, with or without spaces, in small and in large letters', () => {
    const number = fc.integer({ min: 0, max: NUMBER_WORDS_END - 1 });
    const writing = fc.constantFrom<(word: string) => string>(
      (word) => word,
      (word) => word.replaceAll(' ', ''),
      (word) => `  ${word} `,
      (word) => word.toLocaleUpperCase('tr-TR'),
    );
    fc.assert(
      fc.property(number, writing, (value, write) => {
        expect(plainAnswer(write(numberWord(value)))).toBe(String(value));
      }),
    );
  });
});

describe('Questions in words', () => {
  const drawn = Array.from({ length: DRAWS }, textQuestion);

  it('can each be solved by reading them', () => {
    for (const { question, answer } of drawn) {
      expect(question).toMatch(/^[“A-ZÇĞİÖŞÜ].*\?$/);
      expect([question, plainAnswer(solveCaptcha(question))]).toEqual([question, plainAnswer(answer)]);
    }
  });

  it('rarely come again', () => {
    expect(new Set(drawn.map(({ question }) => question)).size).toBeGreaterThan(DRAWS * 0.6);
  });

  it('have no answer that is worth guessing', () => {
    const counts = new Map<string, number>();
    drawn.forEach(({ answer }) => counts.set(answer, (counts.get(answer) ?? 0) + 1));
    expect(Math.max(...counts.values())).toBeLessThan(DRAWS * 0.06);
  });
});
