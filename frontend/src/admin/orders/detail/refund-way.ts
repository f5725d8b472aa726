import type { PaymentMethod } from '@contract/payments/payment-method.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';

type Paid = Pick<AdminOrderView, 'payments'>;

/** Whereto the money of an order can still go back: 'hand' when some of it was taken by hand. */
export type RefundWay = 'card' | 'credit' | 'card_and_credit' | 'hand';

const BY_HAND: readonly PaymentMethod[] = ['cash', 'pos', 'transfer'];

export function refundWay({ payments }: Paid): RefundWay {
  const methods = new Set(
    payments.filter(({ refundableKurus }) => refundableKurus > 0).map(({ method }) => method),
  );
  if (BY_HAND.some((method) => methods.has(method))) return 'hand';
  if (!methods.has('credit')) return 'card';
  return methods.has('card') ? 'card_and_credit' : 'credit';
}

const TARGETS: Readonly<Record<RefundWay, string>> = {
  card: 'müşterinin kartına',
  credit: 'krediye',
  card_and_credit: 'karta ve krediye',
  hand: 'ödendiği yoldan',
};

/** The same as a word: '100,00 TL müşterinin kartına iade edilsin' */
export function refundTarget(order: Paid): string {
  return TARGETS[refundWay(order)];
}
