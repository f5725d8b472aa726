import { describe, expect, it } from '@jest/globals';
import { MAX_TITLE, pageTitle, shortened } from '../../lib/navigation/page-title.js';
import { MAX_DESCRIPTION, pageDescription } from './page-description.js';

describe('What a page is called', () => {
  it('carries the shop’s name', () => {
    expect(pageTitle('Benekli Kase', 'Toprak')).toBe('Benekli Kase – Toprak');
  });

  it('gives up the shop’s name before its own words', () => {
    const name = 'Seladon sırlı, çift kulplu, elde şekillenmiş büyük çorba kâsesi';
    expect(pageTitle(name, 'Toprak')).toBe(name);
  });
});

describe('A text that is cut', () => {
  it.each([
    ['Kısa', 10, 'Kısa'],
    ['  iki\n\n satır ', 20, 'iki satır'],
    ['Fırın açılınca haber veririz', 20, 'Fırın açılınca…'],
    ['Kil, su, ateş ve sabır', 10, 'Kil, su…'],
    ['Bir bütün kelimesi tam sığar', 19, 'Bir bütün kelimesi…'],
    ['tekuzunkelimetekuzunkelime', 10, 'tekuzunke…'],
    ['', 10, ''],
  ])('%j at %d is %j', (text, max, cut) => {
    expect(shortened(text, max)).toBe(cut);
  });

  it('is never longer than it may be, and never ends in half a character', () => {
    const texts = ['🏺'.repeat(100), 'çömlek '.repeat(60), 'x'.repeat(300), `${'a'.repeat(158)} bcd`];
    for (const text of texts) {
      expect(pageTitle(text, 'Toprak').length).toBeLessThanOrEqual(MAX_TITLE);
      expect(pageDescription(text).length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      // Throws for an unpaired surrogate.
      expect(() => encodeURIComponent(pageDescription(text) + pageTitle(text, 'Toprak'))).not.toThrow();
    }
  });

  it('is the first that says something', () => {
    expect(pageDescription('', '  ', 'Özet', 'Metin')).toBe('Özet');
  });
});
