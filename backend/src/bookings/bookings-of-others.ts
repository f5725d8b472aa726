import type { EntityManager } from 'typeorm';
import { isOtherMailbox } from '../../contract/people/corrected-person.js';
import type { Booking } from './booking.entity.js';

/**
 * The ids of those bookings that the studio wrote over to somebody else's mailbox. Their guests, with needs and
 * children, are none of the buyer's business any more, although the order is still theirs.
 */
export async function bookingsOfOthers(
  manager: EntityManager,
  bookings: readonly Booking[],
): Promise<ReadonlySet<string>> {
  const orders = await manager.query<{ id: string; email: string }[]>(
    'SELECT id, email FROM "order" WHERE id = ANY($1::uuid[])',
    [bookings.map(({ orderId }) => orderId)],
  );
  const buyers = new Map(orders.map((order) => [order.id, order]));
  const written = bookings.filter((booking) => {
    const buyer = buyers.get(booking.orderId);
    return buyer !== undefined && isOtherMailbox(buyer, booking);
  });
  return new Set(written.map(({ id }) => id));
}
