import { couponCode } from '../../coupons/coupon-code.js';

/** Without those that look alike: I and 1, O and 0. */
export const CREDIT_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CREDIT_CODE_PREFIX = 'KREDI';
const GROUP = 4;
export const CREDIT_CODE_LENGTH = 2 * GROUP;

/**
 * Brings a typed code into the form in which credits are stored: 'kredi 7kxm p2qr', '7KXM-P2QR' and 'KREDİ-7kxmp2qr' are all
 * 'KREDI-7KXM-P2QR'. Returns any other text without blanks, for which no credit is found.
 */
export function creditCode(typed: string): string {
  const letters = couponCode(typed).replaceAll(/[\s-]/g, '');
  const own = letters.startsWith(CREDIT_CODE_PREFIX) ? letters.slice(CREDIT_CODE_PREFIX.length) : letters;
  return own.length === CREDIT_CODE_LENGTH
    ? `${CREDIT_CODE_PREFIX}-${own.slice(0, GROUP)}-${own.slice(GROUP)}`
    : letters;
}
