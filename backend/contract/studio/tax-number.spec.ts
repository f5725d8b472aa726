import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCompanyTaxNumber, isIdentityNumber, isTaxNumber } from './tax-number.js';

describe('A tax number', () => {
  it.each(['1234567890', '4840847211', '10000000146'])('%s is right', (number) => {
    expect(isTaxNumber(number)).toBe(true);
  });

  it.each(['', '123', '1234567891', '4840847212', '10000000147', '00000000146', '12345678901', 'abcdefghij'])(
    '%j is not',
    (number) => {
      expect(isTaxNumber(number)).toBe(false);
    },
  );

  const digit = fc.integer({ min: 0, max: 9 });
  const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length });

  it('of a company has exactly one last digit that fits the others', () => {
    fc.assert(
      fc.property(digits(9), (first) => {
        const fitting = Array.from({ length: 10 }, (_, last) => [...first, last].join('')).filter(
          isCompanyTaxNumber,
        );
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  it('of a person is refused with any one digit mistyped', () => {
    const right = '10000000146';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), digit, (at, other) => {
        const typed = right.slice(0, at) + String(other) + right.slice(at + 1);
        expect(isIdentityNumber(typed)).toBe(typed === right);
      }),
    );
  });
});
