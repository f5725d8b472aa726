import { describe, expect, it } from '@jest/globals';
import { creditCode } from './credit-code.js';
import { creditShare } from './credit-share.js';

describe('The code of a credit', () => {
  it.each([
    'KREDI-7KXM-P2QR',
    'kredi-7kxm-p2qr',
    ' KREDİ 7kxm p2qr ',
    '7KXM-P2QR',
    '7kxmp2qr',
    'kredı7KXMP2QR',
  ])('is found however it is typed: %s', (typed) => {
    expect(creditCode(typed)).toBe('KREDI-7KXM-P2QR');
  });

  it('is no other when something is missing', () => {
    expect(creditCode('KREDI-7KXM-P2Q')).toBe('KREDI7KXMP2Q');
  });
});

describe('What a credit pays of an order', () => {
  it.each([
    [85_000, 60_000, 60_000],
    [85_000, 85_000, 85_000],
    [85_000, 143_000, 85_000],
    [0, 143_000, 0],
    [85_000, 0, 0],
  ])(
    'is at most what is left and what the order costs: %s of %s is %s',
    (leftKurus, totalKurus, paysKurus) => {
      expect(creditShare(leftKurus, totalKurus)).toBe(paysKurus);
    },
  );
});
