import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortId } from '../../contract/common/short-id.js';
import { recordEvent } from '../guard/activity-log/record-event.js';
import { CancelBookingsService } from '../bookings/cancel-bookings.service.js';
import { Clock } from '../platform/clock.js';
import { EndEmptyOrderService } from './end-empty-order.service.js';
import { HoldsService } from './holds/holds.service.js';
import { OrderAllocationService } from './inventory/order-allocation.service.js';
import { type FailedReturn, OrderMailsService, type ReturnedMoney } from './order-mails.service.js';
import { Order } from './order.entity.js';
import type { PaymentReceipt } from './inventory/paid-seats.js';

/**
 * The order was paid, but a piece, a seat or the coupon is gone: the caller must roll back and refund the
 * money.
 */
export class CannotFulfilError extends Error {
  constructor(readonly orderId: string) {
    super('Something of the paid order is no longer there.');
    this.name = 'CannotFulfilError';
  }
}

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

/** Applies a payment to its order: items, status, bookings, mails. Runs in the payment's transaction. */
@Injectable()
export class FulfilOrderService {
  constructor(
    private readonly holds: HoldsService,
    private readonly allocation: OrderAllocationService,
    private readonly bookings: CancelBookingsService,
    private readonly ending: EndEmptyOrderService,
    private readonly mails: OrderMailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes pieces, seats and the coupon use, books the seats and confirms the order; an order that the studio
   * has already moved on keeps its status. Throws CannotFulfilError when the hold has ended and something is
   * no longer available. `receipt` is null when the total is zero.
   */
  async confirmPaid(manager: EntityManager, orderId: string, receipt: PaymentReceipt | null): Promise<void> {
    const held = await this.holds.use(manager, orderId);
    const paidAt = this.clock.now();
    await manager.update(
      Order,
      { id: orderId, paymentStatus: 'unpaid' },
      {
        status: () => `CASE WHEN status IN ('pending', 'cancelled') THEN 'confirmed' ELSE status END`,
        paymentStatus: 'paid',
        paidAt,
      },
    );
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const missing = await this.allocation.allocate(manager, order, { held, receipt, paidAt });
    if (missing.length > 0) throw new CannotFulfilError(orderId);
    await recordCreated(manager, order);
    await this.mails.orderConfirmed(manager, orderId);
  }

  /** Cancels an order that was not charged and releases its hold. */
  async cancelUncharged(manager: EntityManager, orderId: string): Promise<void> {
    await this.cancelKeepingHold(manager, orderId);
    await this.holds.releaseOfOrder(manager, orderId);
  }

  /** Cancels an order that was not charged and keeps its hold, which the caller releases or uses. */
  async cancelKeepingHold(manager: EntityManager, orderId: string): Promise<void> {
    await manager.update(
      Order,
      { id: orderId, status: 'pending', paymentStatus: 'unpaid' },
      { status: 'cancelled' },
    );
  }

  /** Cancels a paid order that cannot be fulfilled any more. The mails follow when the refund is done. */
  async cancelUnfulfillable(manager: EntityManager, orderId: string): Promise<void> {
    const now = this.clock.now();
    await manager.update(Order, { id: orderId }, { status: 'cancelled', paymentStatus: 'paid', paidAt: now });
    await this.holds.releaseOfOrder(manager, orderId);
  }

  /**
   * Marks the order as refunded once the whole charge is back; until then it counts as paid. An order that is
   * empty by then ends.
   */
  async recordRefund(manager: EntityManager, returned: CompletedRefund): Promise<void> {
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

  /** Mails the buyer about a completed refund, and the studio about one that it did not decide itself. */
  async notifyRefunded(manager: EntityManager, returned: ReturnedMoney): Promise<void> {
    await this.mails.moneyReturned(manager, returned);
  }

  /** The system gave up: the studio has to send the money back by hand. */
  async tellReturnFailed(manager: EntityManager, owed: FailedReturn): Promise<void> {
    await this.mails.returnFailed(manager, owed);
  }
}

function recordCreated(manager: EntityManager, order: Order): Promise<void> {
  const { id, email, customerId, totalKurus } = order;
  return recordEvent(manager, {
    type: 'order_created',
    username: email,
    userId: customerId,
    record: { kind: 'order', id },
    details: { event: 'order_paid', label: shortId(id), totalKurus },
  });
}
