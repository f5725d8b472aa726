import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UnreadableAnswerError, kurus } from './iyzico-answers.js';
import { lira } from './iyzico-requests.js';

describe('money on its way to iyzico and back', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [123_456, '1234.56'],
  ])('%d kuruş travel as %s', (amountKurus, text) => {
    expect(lira(amountKurus)).toBe(text);
  });

  it('returns as the same kuruş, as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amountKurus) => {
        const sent = lira(amountKurus);
        expect(kurus({ price: sent }, 'price')).toBe(amountKurus);
        expect(kurus({ price: Number(sent) }, 'price')).toBe(amountKurus);
        expect(kurus({ price: `${sent}000000` }, 'price')).toBe(amountKurus);
      }),
    );
  });

  it.each([[-1], [0.5], [Number.NaN], [Infinity]])('refuses to send %d kuruş', (amountKurus) => {
    expect(() => lira(amountKurus)).toThrow(RangeError);
  });

  it.each([['12,50'], ['10.005'], [''], [null], [{}]])('does not take %j for a price', (price) => {
    expect(() => kurus({ price }, 'price')).toThrow(UnreadableAnswerError);
  });
});
