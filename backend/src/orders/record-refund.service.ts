import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CancelBookingsService } from '../bookings/cancel-bookings.service.js';
import { EndEmptyOrderService } from './end-empty-order.service.js';

/** A completed refund. */
interface CompletedRefund {
  readonly orderId: string;
  /** Null for the whole charge. */
  readonly lineId: string | null;
  readonly amountKurus: number;
  /** The whole charge of this line has been refunded. */
  readonly isWholeLine: boolean;
  /** The whole charge has been refunded. */
  readonly isWhole: boolean;
}

/** Writes a completed refund into its order and bookings. Runs in the refund's transaction. */
@Injectable()
export class RecordRefundService {
  constructor(
    private readonly bookings: CancelBookingsService,
    private readonly ending: EndEmptyOrderService,
  ) {}

  /**
   * Marks the order as refunded once the whole charge is back; until then it counts as paid. An order that is
   * empty by then ends.
   */
  async record(manager: EntityManager, returned: CompletedRefund): Promise<void> {
    const { orderId, lineId, amountKurus, isWholeLine, isWhole } = returned;
    await manager.query(
      `UPDATE "order" SET version = version + 1, updated_at = now(),
         refunded_kurus = CASE WHEN $2 THEN total_kurus ELSE LEAST(refunded_kurus + $3, total_kurus) END,
         payment_status = CASE WHEN $2 THEN 'refunded' ELSE payment_status END
       WHERE id = $1`,
      [orderId, isWhole, amountKurus],
    );
    if (isWhole) {
      await this.bookings.markRefunded(manager, { orderId, lineId: null });
      await this.ending.endIfEmpty(manager, orderId);
    } else if (isWholeLine) {
      await this.bookings.markRefunded(manager, { orderId, lineId });
    }
  }
}
