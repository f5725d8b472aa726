import { expect } from '@jest/globals';
import { verifyData } from '../../src/operations/verify/verify-data.js';
import { Settings } from '../../src/platform/config/settings.js';
import type { SeatChangesShop } from './seat-changes-shop.js';

/** What must never be found, beside what verify:data looks for. */
const NEVER: Readonly<Record<string, string>> = {
  'a session with other seats than its bookings have, or with more than there are': `
    SELECT s.id FROM workshop_session s WHERE s.booked_seats + s.held_seats > s.capacity + s.listed_seats OR s.booked_seats > s.capacity
      OR s.booked_seats <> (SELECT coalesce(sum(quantity), 0) FROM booking
        WHERE session_id = s.id AND status = 'confirmed')`,
  'a guest of a date that the studio called off who has not got everything back': `
    SELECT b.id FROM guest_choice c JOIN booking b ON b.id = c.booking_id
      JOIN payment_share share ON share.order_line_id = b.order_line_id
    WHERE c.outcome IN ('refunded', 'credited', 'silent', 'nothing_to_choose') AND share.paid_kurus > share.refund_requested_kurus`,
  'a cancellation that left another sum with the studio than it said': `
    SELECT c.id FROM booking_cancellation c JOIN booking b ON b.id = c.booking_id
    WHERE c.kept_kurus <> (SELECT coalesce(sum(share.paid_kurus - share.refund_requested_kurus), 0)
      FROM payment_share share WHERE share.order_line_id = b.order_line_id)`,
  'a coupon that gives more or less than its order says': `
    SELECT o.id FROM "order" o JOIN coupon_use used ON used.order_id = o.id
    WHERE used.discount_kurus <> (SELECT sum(discount_kurus) FROM order_line WHERE order_id = o.id)`,
  'a payment link that asks for money of seats that were given back': `
    SELECT link.id FROM payment_link link JOIN "order" o ON o.id = link.order_id
    WHERE link.status = 'open' AND link.amount_kurus <= o.open_kurus AND link.amount_kurus > (
      SELECT coalesce(sum(b.total_kurus - b.paid_kurus), 0) FROM booking b
      WHERE b.order_id = o.id AND b.status <> 'cancelled')`,
  'somebody who waits for seats that everybody may buy': `
    SELECT e.id FROM waiting_list_entry e JOIN workshop_session s ON s.id = e.session_id
    WHERE e.status = 'waiting' AND s.removed_at IS NULL AND NOT s.is_queue_first
      AND s.capacity - s.booked_seats - s.held_seats + s.listed_seats >= CASE WHEN e.takes_fewer THEN 1 ELSE e.seats END`,
  'a guest without a seat': `
    SELECT g.booking_id FROM seat_guest g
    LEFT JOIN booking_seat seat ON seat.booking_id = g.booking_id AND seat.position = g.position
    WHERE seat.booking_id IS NULL`,
};

/** Seats, money, coupon shares and ledger agree. */
export async function expectAgreement(studio: SeatChangesShop): Promise<void> {
  const said: string[] = [];
  const { DATABASE_URL } = studio.shop.app.get(Settings);
  const differences = await verifyData(DATABASE_URL, (text) => said.push(text));
  expect(differences === 0 ? [] : said).toEqual([]);
  for (const [what, query] of Object.entries(NEVER)) {
    expect([what, await studio.sql(query)]).toEqual([what, []]);
  }
}
