import { AppError } from '../../contract/app-error.js';
import { isTooDear, type Quote, type QuoteLine } from '../../contract/checkout/quote.js';

/** For visitors who saw prices: any difference from them must be confirmed first. */
export function assertUnchanged({ lines, coupon }: Quote): void {
  const isChanged = lines.some(({ issue }) => issue !== null) || (coupon !== null && coupon.refusal !== null);
  if (isChanged) throw new AppError('cart_changed');
}

/** For REST clients, who send no prices: throws the specific error of what is missing. */
export function assertBuyable({ lines, coupon }: Quote): void {
  lines.forEach(assertLineBuyable);
  assertCouponUsable(coupon);
}

/** Throws cart_too_dear. */
export function assertAffordable(quote: Quote): void {
  if (isTooDear(quote)) throw new AppError('cart_too_dear');
}

/** Throws coupon_refused with the reason for the visitor. */
export function assertCouponUsable(coupon: Quote['coupon']): void {
  if (coupon !== null && coupon.refusal !== null) {
    throw new AppError('coupon_refused', { reason: coupon.refusal });
  }
}

function assertLineBuyable({ kind, name, issue }: QuoteLine): void {
  const isSeat = kind === 'workshop';
  switch (issue?.kind) {
    case 'unavailable':
      throw new AppError(isSeat ? 'workshop_not_found' : 'product_not_found');
    case 'too_late':
      throw new AppError('workshop_begun', { name });
    case 'sold_out':
      throw isSeat ? new AppError('workshop_full') : new AppError('out_of_stock', { name });
    case 'insufficient':
      throw new AppError(isSeat ? 'insufficient_seats' : 'insufficient_stock', {
        name,
        available: issue.available,
      });
    case 'price_changed':
    case undefined:
  }
}
