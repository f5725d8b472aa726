import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { couponCode } from './coupon-code.js';
import { isCouponCode } from './coupon-code.rule.js';

class TypedCode {
  @isCouponCode()
  code: string;
}

function read(code: unknown): { code: unknown; refusal: string | undefined } {
  const typed = plainToInstance(TypedCode, { code });
  const [error] = validateSync(typed, { stopAtFirstError: true });
  return { code: typed.code, refusal: Object.values(error?.constraints ?? {})[0] };
}

describe('A coupon code', () => {
  it.each([
    ['hosgeldin10', 'HOSGELDIN10'],
    ['  Atolye100\n', 'ATOLYE100'],
    ['indirim', 'INDIRIM'],
    ['ındırım', 'INDIRIM'],
    ['İNDİRİM', 'INDIRIM'],
    ['INDIRIM', 'INDIRIM'],
    // The decomposed dotted I that some keyboards and `toLowerCase` produce: a letter followed by a combining
    // dot.
    ['i\u0307ndirim', 'INDIRIM'],
    ['I\u0307NDIRIM', 'INDIRIM'],
    ['güz-şenliği_5', 'GUZ-SENLIGI_5'],
    ['gu\u0308z', 'GUZ'],
    ['HOŞGELDİN10', 'HOSGELDIN10'],
    ['atölye100', 'ATOLYE100'],
  ])('typed as %j is %s', (typed, code) => {
    expect(couponCode(typed)).toBe(code);
    expect(read(typed)).toEqual({ code, refusal: undefined });
  });

  it('is the same however often it is read, and in whatever case', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from('abcçdgğhıiİIoöOÖsşuüUÜzZ019-_')),
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(typed, (code) => {
        const read = couponCode(code);
        expect(couponCode(read)).toBe(read);
        expect(couponCode(code.toLowerCase())).toBe(read);
        expect(couponCode(code.toLocaleLowerCase('tr-TR'))).toBe(read);
        expect(couponCode(code.toLocaleUpperCase('tr-TR'))).toBe(read);
      }),
    );
  });

  it.each([undefined, null, '', '   ', 5, ['A'], {}])('is asked for when there is none: %j', (typed) => {
    expect(read(typed).refusal).toBe('Lütfen kupon kodu giriniz');
  });

  it.each(['A B', 'A\u0000', "A' OR '1'='1", '%', '<b>', '😀', 'A'.repeat(41)])('cannot be %j', (typed) => {
    expect(read(typed).refusal).toBe('Kupon kodu geçersiz');
  });
});
