import { NUMBER_WORDS_END, numberFrom, numberOf, numberWord } from '../src/captcha/turkish-numbers.js';

const READ: readonly [pattern: RegExp, answer: (...numbers: number[]) => number][] = [
  [/^(.+) ile (.+) toplamı kaç\?$/, (a = 0, b = 0) => a + b],
  [/^(.+) ile (.+) çarpımı kaç\?$/, (a = 0, b = 0) => a * b],
  [/^(.+[dt][ae]n) (.+) çıkarılırsa kaç kalır\?$/, (a = 0, b = 0) => a - b],
  [/^\S+ (.+) \S+ ve (.+) \S+ var\. Hepsi kaç parça\?$/, (a = 0, b = 0) => a + b],
  [/^\S+ (.+) \S+ vardı, (.+) \S+ satıldı\. Kaç \S+ kaldı\?$/, (a = 0, b = 0) => a - b],
];
const LETTER = /^“(.+)” kelimesinin (ilk|ikinci|üçüncü|dördüncü) harfi nedir\?$/;

const NUMBERS = new Map(
  Array.from({ length: NUMBER_WORDS_END }, (_, value) =>
    [numberWord(value), numberOf(value), numberFrom(value)].map((word) => [word, value] as const),
  ).flat(),
);

/** Solves a captcha's question in words. */
export function solveCaptcha(question: string): string {
  const [, word = '', place = ''] = LETTER.exec(question) ?? [];
  if (word) return word.charAt(['ilk', 'ikinci', 'üçüncü', 'dördüncü'].indexOf(place));
  const found = READ.find(([pattern]) => pattern.test(question));
  if (!found) throw new Error(`Not understood: ${question}`);
  const [pattern, answer] = found;
  const [, ...words] = pattern.exec(question) ?? [];
  return String(answer(...words.map((each) => NUMBERS.get(each.toLocaleLowerCase('tr-TR')) ?? Number.NaN)));
}
