import { chakra } from '@chakra-ui/react';
import type { OrderView } from '@contract/orders/order.views.js';
import { timelineSteps } from '../../../lib/orders/timeline-steps.js';
import { OrderTimeline } from '../../../ui/order-timeline.js';
import { orderKind } from './order-kind.js';

/** The way of the pieces, as in the account. Seats have none, and an order that waits for its payment has not begun it. */
export function OrderSteps({ order }: { readonly order: OrderView }) {
  const { phase } = order.payment;
  const goesOn = phase === 'paid' || phase === 'by_arrangement';
  const steps = timelineSteps({ ...order, hasPieces: orderKind(order) !== 'seats' });
  if (!goesOn || steps.length === 0) return null;
  return (
    <chakra.div mb="6">
      <OrderTimeline steps={steps} />
    </chakra.div>
  );
}
