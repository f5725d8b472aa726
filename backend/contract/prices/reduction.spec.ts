import { describe, expect, it } from '@jest/globals';
import { priceInWords } from './reduction.js';
import { reductionPercent } from './reduction-percent.js';

describe('A reduction', () => {
  it.each([
    [80_00, 100_00, 20],
    [66_67, 100_00, 33],
    [99_50, 100_00, 0],
    [0, 100_00, 100],
    [1, 1_000_000_00, 99],
  ])('to %d from %d is %d per cent, never more than it is', (price, prior, percent) => {
    expect(reductionPercent(price, prior)).toBe(percent);
  });

  it('is told in words where nothing can be crossed out', () => {
    const words = priceInWords({ priceKurus: 80_000, priorPriceKurus: 100_000 });
    expect(words.replaceAll('\u00a0', ' ')).toBe('800,00 TL (önceki fiyat 1.000,00 TL)');
    expect(priceInWords({ priceKurus: 80_000, priorPriceKurus: null })).toBe('800,00\u00a0TL');
  });
});
