import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatPaymentsService } from '../bookings/seat-payments.service.js';
import { OPEN_OF_LINES } from './open-lines.js';

/** Asks nobody for the price of seats that were cancelled before they were paid. */
@Injectable()
export class WriteOffSeatsService {
  constructor(private readonly seats: SeatPaymentsService) {}

  /**
   * Called under the order's lock after seats of it were cancelled or taken up again, and after a part of its money was
   * taken back. What is written off is computed anew each time, so that seats which come back cost what they did.
   */
  async follow(manager: EntityManager, orderId: string): Promise<void> {
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
    await this.seats.follow(manager, orderId);
  }
}
