import { AppError } from '../../../contract/app-error.js';
import type { RequestedLine } from '../../../contract/checkout/quote.js';
import type { RestPaymentDto } from '../../../contract/payments/rest-payment.dto.js';
import type { RequestedCart } from '../../checkout/quote-cart.service.js';

interface Buyer {
  /** Null for a guest. */
  readonly customerId: string | null;
  /** Whether workshop lines are for students that do not say so themselves. */
  readonly isStudent: boolean;
}

/** Converts the documented order into a cart, which has no prices: the shop prices it. */
export function restCart({ order_data: order, coupon }: RestPaymentDto, buyer: Buyer): RequestedCart {
  const codes = new Set([coupon?.code, order.coupon?.code].filter((code) => code !== undefined));
  if (codes.size > 1) throw new AppError('coupon_invalid');
  const [couponCode = null] = codes;
  const lines = order.items.map((item) => askedLine(item, buyer.isStudent));
  return { lines, couponCode, customerId: buyer.customerId };
}

/**
 * Whether a workshop line does not say which price it wants. The documented lines cannot: their fields are the type, the
 * workshop and the quantity.
 */
export function leavesStudentPriceOpen({ order_data: { items } }: RestPaymentDto): boolean {
  return items.some(({ type, student_discount_applied: isStudent }) => {
    return type === 'workshop' && isStudent === undefined;
  });
}

type RestItem = RestPaymentDto['order_data']['items'][number];

function askedLine(
  { type, product_id, workshop_id, student_discount_applied, quantity }: RestItem,
  isStudentBuyer: boolean,
): RequestedLine {
  const kind = type ?? 'product';
  const id = kind === 'workshop' ? workshop_id : product_id;
  if (id === undefined) throw new AppError('malformed_request');
  const isStudent = student_discount_applied ?? (kind === 'workshop' && isStudentBuyer);
  return { kind, id, quantity, isStudent, unitPriceKurus: null };
}
