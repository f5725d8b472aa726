import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { hasVisibleCharacter } from '../common/text-rules.js';
import { couponCode } from './coupon-code.js';
import { COUPON_ERRORS } from './coupons.errors.js';

const CODE_LENGTH = 40;
const REQUIRED = { message: COUPON_ERRORS.coupon_required.message };
const INVALID = { message: COUPON_ERRORS.coupon_invalid.message };

/** The rules of a coupon code in every input (specification 1, section 5, 'Coupon'). */
export function isCouponCode(): PropertyDecorator {
  const rules = [
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? couponCode(value) : value)),
    Matches(/^[\p{L}\p{N}_-]+$/u, INVALID),
    MaxLength(CODE_LENGTH, INVALID),
    hasVisibleCharacter(REQUIRED.message),
    IsString(REQUIRED),
    IsNotEmpty(REQUIRED),
  ];
  // Decorators written one below the other run from the last to the first, so the list is applied in reverse.
  return (target, property) => rules.toReversed().forEach((rule) => rule(target, property));
}
