import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OPEN_OF_LINES } from '../payments/open-lines.js';

/** Keeps what bookings say of their payment in line with the money of their order. */
@Injectable()
export class SeatPaymentsService {
  /**
   * Called under the order's lock after each change of its money, and of the status of its seats. Seats whose money went
   * back keep saying so. Bookings are paid with their order, whatever the kuruş that a part paid of each line; seats whose
   * price was written off are not. What a correction gave back, such as the difference to a cheaper day, is not received
   * any more.
   */
  async follow(manager: EntityManager, orderId: string): Promise<void> {
    await writeOffCancelled(manager, orderId);
    await manager.query(
      `UPDATE booking SET paid_kurus = line.paid_kurus, payment_status = line.payment_status, paid_at = line.paid_at,
         payment_method = coalesce(line.method, ''), payment_id = line.payment_id, transaction_id = line.transaction_id,
         version = version + 1, updated_at = now()
       FROM (
         SELECT booking.id, money.method, money.payment_id, money.transaction_id,
           CASE WHEN money.is_whole THEN booking.total_kurus ELSE least(money.kurus, booking.total_kurus) END AS paid_kurus,
           CASE WHEN money.is_whole THEN coalesce(booking.paid_at, now()) END AS paid_at,
           CASE WHEN money.is_whole THEN 'paid' WHEN money.kurus > 0 THEN 'partly_paid' ELSE 'unpaid' END
             AS payment_status
         FROM booking JOIN "order" o ON o.id = booking.order_id
         CROSS JOIN LATERAL (
           SELECT received.kurus, received.kurus >= booking.total_kurus
             OR o.payment_status = 'paid' AND (booking.status <> 'cancelled' OR o.written_off_kurus = 0) AS is_whole,
             received.method, received.payment_id, received.transaction_id
           FROM (SELECT coalesce(sum(share.paid_kurus), 0)::integer - (
               SELECT coalesce(sum(amount_kurus), 0)::integer FROM refund
               WHERE order_line_id = booking.order_line_id AND reason = 'corrected') AS kurus,
             (array_agg(CASE payment.method WHEN 'card' THEN 'iyzico' ELSE payment.method END
               ORDER BY payment.recorded_at DESC))[1] AS method,
             max(attempt.provider_payment_id) AS payment_id, max(share.provider_transaction_id) AS transaction_id
             FROM payment_share share JOIN order_payment payment ON payment.id = share.payment_id
             LEFT JOIN payment_attempt attempt ON attempt.id = payment.attempt_id
             WHERE share.order_line_id = booking.order_line_id) received) money
         WHERE booking.order_id = $1 AND booking.payment_status IN ('unpaid', 'partly_paid', 'paid')
       ) line
       WHERE booking.id = line.id
         AND (booking.paid_kurus, booking.payment_status) IS DISTINCT FROM (line.paid_kurus, line.payment_status)`,
      [orderId],
    );
  }
}

/**
 * Nobody is asked for the price of seats that were cancelled before they were paid. It is computed anew each time, so
 * that seats which come back cost what they did.
 */
async function writeOffCancelled(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query(
    `UPDATE "order" SET written_off_kurus = due.kurus, version = version + 1, updated_at = now(),
       paid_at = CASE WHEN paid_kurus > 0 AND paid_kurus - corrected_kurus + due.kurus >= total_kurus
                      THEN coalesce(paid_at, now()) ELSE paid_at END
     FROM (
       SELECT o.id, least(
         greatest(0, o.total_kurus - o.paid_kurus + o.corrected_kurus), coalesce(sum(line.open_kurus), 0)
       )::integer AS kurus
       FROM "order" o LEFT JOIN (${OPEN_OF_LINES}) line ON line.order_id = o.id AND line.is_cancelled
       WHERE o.id = $1 GROUP BY o.id
     ) due
     WHERE "order".id = due.id AND written_off_kurus <> due.kurus`,
    [orderId],
  );
}
