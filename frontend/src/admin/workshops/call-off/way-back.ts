import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '@contract/payments/payment-method.js';

/** How money goes back. */
export function wayBack(method: PaymentMethod): string {
  if (method === 'card') return 'Karta, kendiliğinden';
  if (method === 'credit') return 'Krediye, kendiliğinden';
  const label = PAYMENT_METHOD_LABELS[method];
  if (method === 'transfer') return `${label} ile, elden`;
  return method === 'cash' ? `${label}, elden` : `${label} cihazından, elden`;
}
