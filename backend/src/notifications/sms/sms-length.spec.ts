import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitsSms, smsAbout } from './sms-length.js';

describe('A text message', () => {
  it.each([
    ['160 letters of the GSM alphabet', 'a'.repeat(160), true],
    ['one more', 'a'.repeat(161), false],
    ['its Turkish letters ö, ü and Ç', 'öüÇ'.repeat(53), true],
    ['80 signs that take the room of two', '€'.repeat(80), true],
    ['one more of them', '€'.repeat(81), false],
    ['134 letters with one that makes it UCS-2', `ı${'a'.repeat(133)}`, true],
    ['one more, with such a letter', `ı${'a'.repeat(134)}`, false],
    ['the letter ç, which that alphabet lacks', `ç${'a'.repeat(134)}`, false],
    ['67 pictures of two units each', '🏺'.repeat(67), true],
    ['one more of them', '🏺'.repeat(68), false],
    ['nothing', '', true],
  ])('has room for %s, or not', (_what, text, fits) => {
    expect(fitsSms(text)).toBe(fits);
  });

  const write = (name: string) => `Yarın görüşüyoruz: ${name}, 14:00–17:00.`;

  it('keeps a short name whole', () => {
    expect(smsAbout('Çarkta ilk kâse', write)).toBe('Yarın görüşüyoruz: Çarkta ilk kâse, 14:00–17:00.');
  });

  it('shortens a long name at its end, and no more than it must', () => {
    const text = smsAbout('Uzun '.repeat(40), write);
    expect(text).toMatch(/^Yarın görüşüyoruz: (Uzun )+.*…, 14:00–17:00\.$/);
    expect(text).not.toContain(' …');
    expect(text.length).toBeGreaterThan(129);
    expect(text.length).toBeLessThanOrEqual(134);
  });

  it('writes what was typed over several lines in one', () => {
    expect(smsAbout(' Çarkta\r\n\tilk ', (name) => name)).toBe('Çarkta ilk');
  });

  it('always fits, and never cuts a letter in two', () => {
    const letter = fc.constantFrom('a', 'ş', '€', '🏺', '👩‍🎨', 'İ', ' ', '\n');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 200 }), (letters) => {
        const text = smsAbout(letters.join(''), write);
        expect(fitsSms(text)).toBe(true);
        expect(text).not.toMatch(/\p{Surrogate}/u);
        expect(text.replaceAll('👩‍🎨', '')).not.toMatch(/\u200d/);
      }),
    );
  });
});
