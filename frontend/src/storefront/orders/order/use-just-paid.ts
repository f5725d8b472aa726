import { useState } from 'react';
import type { OrderView } from '@contract/orders/order.views.js';
import { isPendingOrder } from '../../../lib/orders/pending-order.js';
import { isFinal } from './payment-phases.js';

/**
 * True on the page on which the buyer arrived from the bank or waited for the payment. Whoever opens the order
 * later wants to know where it is.
 */
export function useJustPaid({ id, payment }: OrderView): boolean {
  const [cameToPay] = useState(() => isPendingOrder(id) || !isFinal(payment.phase));
  return cameToPay && payment.phase === 'paid';
}
