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

/**
 * The same order with student prices for its workshop lines; null when it says of each line which price it wants. The
 * documented lines cannot: their fields are the type, the workshop and the quantity.
 */
export function withStudentPrices(payment: RestPaymentDto): RestPaymentDto | null {
  const { items } = payment.order_data;
  const isOpen = ({ type, student_discount_applied: isStudent }: RestItem) =>
    type === 'workshop' && isStudent === undefined;
  if (!items.some(isOpen)) return null;
  const asStudents = items.map((item) => (isOpen(item) ? { ...item, student_discount_applied: true } : item));
  return { ...payment, order_data: { ...payment.order_data, items: asStudents } };
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
