import { useRef, useState } from 'react';
import type { PlaceOrderDto } from '@contract/checkout/checkout.dto.js';
import type { PlacedOrder } from '@contract/checkout/checkout.views.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { goToBank } from '../../lib/orders/at-bank.js';
import { rememberPendingOrder } from '../../lib/orders/keep-pending-order.js';
import { leaveCheckout } from '../../lib/orders/use-reloaded-checkout.js';
import { trpc } from '../../lib/server/trpc.js';
import { CARD_FIELDS, type CardError } from './card-input.js';

/** The step that is needed before the buyer can try again. */
type AfterRefusal = 'reserve' | 'expired' | 'documents' | 'information' | 'credit' | 'stay';

const AFTER: Partial<Record<DescribedError['code'], AfterRefusal>> = {
  // The refused order has used the hold, and the shop has returned its items.
  payment_refused: 'reserve',
  payment_failed: 'reserve',
  payment_unavailable: 'reserve',
  total_changed: 'reserve',
  cart_changed: 'reserve',
  out_of_stock: 'reserve',
  insufficient_stock: 'reserve',
  workshop_full: 'reserve',
  insufficient_seats: 'reserve',
  workshop_begun: 'reserve',
  workshop_not_found: 'reserve',
  coupon_invalid: 'reserve',
  coupon_not_yet_valid: 'reserve',
  coupon_expired: 'reserve',
  coupon_used_up: 'reserve',
  coupon_not_yours: 'reserve',
  coupon_not_for_cart: 'reserve',
  coupon_below_minimum: 'reserve',
  hold_expired: 'expired',
  documents_changed: 'documents',
  invalid_input: 'information',
  address_unknown: 'information',
  address_required: 'information',
  pick_up_not_offered: 'information',
  credit_unknown: 'credit',
  credit_empty: 'credit',
  credit_changed: 'credit',
};

interface Payment {
  readonly isPaying: boolean;
  readonly notice: DescribedError | null;
  readonly refusedField: CardError | null;
  readonly placed: PlacedOrder | null;
}

const READY: Payment = { isPaying: false, notice: null, refusedField: null, placed: null };

export interface Refusal {
  readonly next: AfterRefusal;
  readonly problem: DescribedError;
}

/**
 * Sends the order, with the card unless there is nothing to pay. It uses the plain client, so that no cache ever
 * holds the card.
 */
export function usePayment() {
  const [payment, setPayment] = useState(READY);
  const isSending = useRef(false);
  const { client } = trpc.useUtils();

  const refuse = (problem: DescribedError): Refusal => {
    const refusedField = cardErrorOf(problem);
    setPayment({ ...READY, refusedField, notice: refusedField === null ? problem : null });
    return { problem, next: refusedField === null ? (AFTER[problem.code] ?? 'stay') : 'stay' };
  };

  /** Returns the problem; null when the browser leaves for the bank or is already there. */
  const pay = async (order: PlaceOrderDto): Promise<Refusal | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    setPayment({ ...READY, isPaying: true });
    try {
      const placed = await client.orders.place.mutate(order);
      rememberPendingOrder({ orderId: placed.orderId, holdId: order.holdId });
      setPayment({ ...READY, placed });
      leaveCheckout();
      if (placed.bankUrl !== null) goToBank();
      browserPage.leaveFor(placed.bankUrl ?? placed.orderUrl);
      return null;
    } catch (error) {
      isSending.current = false;
      return refuse(describeError(error));
    }
  };

  const forget = () => setPayment(READY);

  return { payment, pay, forget };
}

/** The server's error about a field of the card; null when the problem is another one. */
export function cardErrorOf({ fields }: DescribedError): CardError | null {
  for (const field of CARD_FIELDS) {
    const message = fields[`card.${field}`];
    if (message !== undefined) return { field, message };
  }
  return null;
}
