import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';

export const COUPON_CODE_LENGTH = 40;

/** Codes are upper-cased as typed; English rules, so that 'i' and 'ı' both become the I of the alphabet of codes. */
export function couponCode(typed: string): string {
  return typed.trim().replaceAll('ı', 'i').replaceAll('İ', 'I').toUpperCase();
}

/** The rules of a code wherever one is typed (specification 1, section 5, 'Coupon'). */
export function isCouponCode(): PropertyDecorator {
  const rules = [
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? couponCode(value) : value)),
    Matches(/^[\p{L}\p{N}_-]+$/u, { message: 'Kupon kodu geçersiz' }),
    MaxLength(COUPON_CODE_LENGTH, { message: 'Kupon kodu geçersiz' }),
    IsString({ message: 'Lütfen kupon kodu giriniz' }),
    IsNotEmpty({ message: 'Lütfen kupon kodu giriniz' }),
  ];
  // As if written one below the other: the lowest is checked first.
  return (target, property) => rules.toReversed().forEach((rule) => rule(target, property));
}
