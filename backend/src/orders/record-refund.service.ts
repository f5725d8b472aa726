import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CancelBookingsService } from '../bookings/cancel-bookings.service.js';
import { EndEmptyOrderService } from './end-empty-order.service.js';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';

/** A completed refund. */
interface CompletedRefund {
  readonly orderId: string;
  readonly amountKurus: number;
  /** The lines of which all money has gone back by now. */
  readonly returnedLineIds: readonly string[];
}

/** Writes a completed refund into its order and bookings. Runs in the refund's transaction. */
@Injectable()
export class RecordRefundService {
  constructor(
    private readonly bookings: CancelBookingsService,
    private readonly ending: EndEmptyOrderService,
  ) {}

  /**
   * The database counts the order as refunded once all of its money is back. An order that is empty by then ends, and
   * seats that cost nothing count as refunded with it.
   */
  async record(manager: EntityManager, returned: CompletedRefund): Promise<void> {
    const { orderId, amountKurus, returnedLineIds } = returned;
    await manager.query(
      `UPDATE "order" SET version = version + 1, updated_at = now(), refunded_kurus = refunded_kurus + $2 WHERE id = $1`,
      [orderId, amountKurus],
    );
    const { paymentStatus } = await manager.findOneByOrFail(Order, { id: orderId });
    const isWhole = paymentStatus === 'refunded';
    const lineIds = isWhole ? await idsOfLines(manager, orderId) : returnedLineIds;
    await this.bookings.markRefunded(manager, lineIds);
    if (isWhole) await this.ending.endIfEmpty(manager, orderId);
  }
}

async function idsOfLines(manager: EntityManager, orderId: string): Promise<string[]> {
  const lines = await manager.find(OrderLine, { select: { id: true }, where: { orderId } });
  return lines.map(({ id }) => id);
}
