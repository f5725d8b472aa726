import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatTl, kurusToLira, liraToKurus } from './money.js';

describe('money', () => {
  it.each([
    [0, '0,00 TL'],
    [-0, '0,00 TL'],
    [-125_000, '-1.250,00 TL'],
    [5, '0,05 TL'],
    [125_000, '1.250,00 TL'],
    [123_456_789, '1.234.567,89 TL'],
  ])('shows %i kuruş as %s', (kurus, text) => {
    expect(formatTl(kurus)).toBe(text.replace(' TL', '\u00a0TL'));
  });

  it('comes back from lira to the same kuruş', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (kurus) => {
        expect(liraToKurus(kurusToLira(kurus))).toBe(kurus);
      }),
    );
  });

  it.each([
    '',
    '-1',
    '1,5',
    '1.234',
    'abc',
    '1e3',
    ' 5',
    '0x10',
    NaN,
    Infinity,
    -3,
    1.005,
    null,
    undefined,
    {},
  ])('does not take %p for an amount', (typed) => {
    expect(liraToKurus(typed)).toBeNull();
  });
});
