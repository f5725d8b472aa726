import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '@contract/payments/payment-method.js';

/** How money goes back that no bank sends back. */
export function moneyByHand(method: Exclude<PaymentMethod, 'card'>): string {
  const label = PAYMENT_METHOD_LABELS[method];
  if (method === 'transfer') return `${label} ile, elden`;
  return method === 'cash' ? `${label}, elden` : `${label} cihazından, elden`;
}
