import { AppError } from '../../contract/app-error.js';
import type { RequestedLine } from '../../contract/orders/quote.js';
import type { RestPaymentDto } from '../../contract/payments/rest-payment.dto.js';
import type { RequestedCart } from '../checkout/quote-cart.service.js';

/** Converts the documented order into a cart, which has no prices: the shop prices it. */
export function restCart(
  { order_data: order, coupon }: RestPaymentDto,
  customerId: string | null,
): RequestedCart {
  const codes = new Set([coupon?.code, order.coupon?.code].filter((code) => code !== undefined));
  if (codes.size > 1) throw new AppError('coupon_invalid');
  const [couponCode = null] = codes;
  return { lines: order.items.map(askedLine), couponCode, customerId };
}

type RestItem = RestPaymentDto['order_data']['items'][number];

function askedLine({
  type,
  product_id,
  workshop_id,
  student_discount_applied,
  quantity,
}: RestItem): RequestedLine {
  const kind = type ?? 'product';
  const id = kind === 'workshop' ? workshop_id : product_id;
  if (id === undefined) throw new AppError('malformed_request');
  return { kind, id, quantity, isStudent: student_discount_applied === true, unitPriceKurus: null };
}
