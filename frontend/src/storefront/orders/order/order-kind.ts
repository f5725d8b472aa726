import type { TicketView } from '@contract/bookings/ticket.view.js';
import type { OrderView } from '@contract/orders/order.views.js';
import type { OrderKind } from '../../../lib/orders/describe-next-step.js';

type Lines = Pick<OrderView, 'lines'>;

/** Tells whether an order has pieces, seats or both, which decides the page's texts. Cancelled lines do not count. */
export function orderKind(order: Lines): OrderKind {
  const lines = isNothingLeft(order) ? order.lines : standing(order);
  const seats = lines.filter(({ session }) => session !== null).length;
  if (seats === 0) return 'pieces';
  return seats === lines.length ? 'seats' : 'both';
}

/** True when each line was cancelled on its own, while the order itself goes on. */
export function isNothingLeft(order: Lines): boolean {
  return order.lines.length > 0 && standing(order).length === 0;
}

/** What is still to come: pieces to be delivered, and seats whose workshop is not over; null for nothing. */
export function comingKind(order: Pick<OrderView, 'lines' | 'tickets'>): OrderKind | null {
  const hasPieces = standing(order).some(({ session }) => session === null);
  const hasSeats = nextTicket(order.tickets) !== undefined;
  if (hasPieces) return hasSeats ? 'both' : 'pieces';
  return hasSeats ? 'seats' : null;
}

/** The ticket that is needed next; tickets come with the next workshop first. */
export function nextTicket(tickets: OrderView['tickets']): TicketView | undefined {
  return tickets.find(({ status }) => status === 'confirmed' || status === 'pending');
}

function standing({ lines }: Lines): OrderView['lines'] {
  return lines.filter(({ isCancelled }) => !isCancelled);
}
