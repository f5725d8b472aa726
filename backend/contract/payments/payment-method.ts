/**
 * How a part of an order's money came. 'card' and 'credit' come through the shop; the others are noted by a person. A
 * credit is money of called-off seats that stayed with the studio.
 */
export const PAYMENT_METHODS = ['card', 'credit', 'cash', 'pos', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The ways of payment that a person notes. */
export const NOTED_PAYMENT_METHODS = ['cash', 'pos', 'transfer'] as const satisfies readonly PaymentMethod[];
export type NotedPaymentMethod = (typeof NOTED_PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Kart',
  credit: 'Kredi',
  cash: 'Nakit',
  pos: 'POS',
  transfer: 'Havale',
};
