import { expect } from '@jest/globals';
import { ListSeatsService } from '../../src/booking-changes/resale/list-seats.service.js';
import { ResaleBillService } from '../../src/booking-changes/resale/resale-bill.service.js';
import { WithdrawSeatsService } from '../../src/booking-changes/resale/withdraw-seats.service.js';
import { refusedWith } from '../refused.js';
import { type ActOfStep, chosenSeats } from './guest-acts.js';
import type { LiveBooking, SeatChangesShop } from './seat-changes-shop.js';

/** Puts seats up for resale: possible where a sale gives back more than a cancellation, so not for who has not paid. */
const list: ActOfStep = async (studio, choice) => {
  const found = await chosenSeats(studio, choice);
  if (!found?.seats.every(({ mayList, isListed }) => mayList && !isListed)) return;
  const { app } = studio.shop;
  const { refundKurus, isBetter } = await app.get(ResaleBillService).preview(found.asked);
  const listed = app.get(ListSeatsService).list({ ...found.asked, seenRefundKurus: refundKurus });
  expect([isBetter ? null : 'resale_not_better', 'resale_closed']).toContain(await refusedWith(listed));
};

/** Takes seats off resale, unless somebody was promised them. */
const withdraw: ActOfStep = async (studio, choice) => {
  const found = await chosenSeats(studio, choice);
  if (!found?.seats.every(({ isListed }) => isListed)) return;
  const withdrawn = studio.shop.app.get(WithdrawSeatsService).withdraw(found.asked);
  expect([null, 'resale_being_paid']).toContain(await refusedWith(withdrawn));
};

export const RESALE_ACTS = { list, withdraw } as const satisfies Record<string, ActOfStep>;

/** What the guest who listed first gets back when one seat of the session is sold, by each of their listed seats. */
export async function resaleRefunds(studio: SeatChangesShop, sessionId: string): Promise<number[]> {
  const [first] = await studio.sql<LiveBooking & { readonly positions: number[] }>(
    `SELECT booking.id, booking.version, booking.link_nonce AS "linkNonce", array_agg(seat.position) AS positions
     FROM booking_seat seat JOIN booking ON booking.id = seat.booking_id
     WHERE booking.session_id = $1 AND booking.status = 'confirmed' AND seat.listed_at IS NOT NULL
     GROUP BY booking.id ORDER BY min(seat.listed_at) LIMIT 1`,
    sessionId,
  );
  if (!first) return [];
  const bills = first.positions.map((position) =>
    studio.shop.app.get(ResaleBillService).preview({ ...studio.keyOf(first), positions: [position] }),
  );
  return (await Promise.all(bills)).map(({ refundKurus }) => refundKurus);
}
