import { describe, expect, it } from '@jest/globals';
import { slugOfCode } from './scanned-code.js';

describe('The code of a price label', () => {
  it.each([
    ['the address of a page', 'https://toprak.example/urun/mavi-kase', 'mavi-kase'],
    ['with a slash and blanks', ' https://toprak.example/urun/mavi-kase/ ', 'mavi-kase'],
    ['in capitals', 'HTTPS://TOPRAK.EXAMPLE/URUN/MAVI-KASE', 'mavi-kase'],
    ['typed by a scanner on a Turkish keyboard', 'httpsŞ..toprak.example.urun.mavı*kase', 'mavi-kase'],
    ['with a number', 'http://localhost:3000/urun/fincan-2', 'fincan-2'],
  ])('names its piece: %s', (_, scanned, slug) => {
    expect(slugOfCode(scanned)).toBe(slug);
  });

  it.each([
    ['a name', 'mavi kase'],
    ['nothing', ''],
    ['another page', 'https://toprak.example/blog/mavi-kase'],
    ['a number of a shop', '8690123456789'],
  ])('names none: %s', (_, scanned) => {
    expect(slugOfCode(scanned)).toBeNull();
  });
});
