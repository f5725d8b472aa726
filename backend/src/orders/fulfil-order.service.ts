import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortId } from '../../contract/common/short-id.js';
import { recordEvent } from '../activity-log/record-event.js';
import { Clock } from '../platform/clock.js';
import { HoldsService } from './holds/holds.service.js';
import { MakeRoomService } from './inventory/make-room.service.js';
import { OrderAllocationService } from './inventory/order-allocation.service.js';
import { OrderMailsService, type ReceivedPayment } from './order-mails.service.js';
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

/** Applies a payment to its order: items, status, bookings, mails. Runs in the payment's transaction. */
@Injectable()
export class FulfilOrderService {
  constructor(
    private readonly holds: HoldsService,
    private readonly room: MakeRoomService,
    private readonly allocation: OrderAllocationService,
    private readonly mails: OrderMailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes pieces, seats and the coupon use, books the seats and confirms the order; an order that the studio
   * has already moved on keeps its status. Throws CannotFulfilError when the hold has ended and something is
   * no longer available. `receipt` is null when the total is zero.
   */
  async confirmPaid(manager: EntityManager, orderId: string, receipt: PaymentReceipt | null): Promise<void> {
    await this.room.lockFor(manager, orderId);
    const held = await this.holds.use(manager, orderId);
    const paidAt = this.clock.now();
    await manager.update(
      Order,
      { id: orderId },
      {
        status: () => `CASE WHEN status IN ('pending', 'cancelled') THEN 'confirmed' ELSE status END`,
        // What has a price is paid by the parts of its money.
        ...(receipt === null && { paidAt }),
      },
    );
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const missing = await this.allocation.allocate(manager, order, { held, receipt, paidAt });
    if (missing.length > 0) throw new CannotFulfilError(orderId);
    await recordCreated(manager, order);
    await this.mails.orderConfirmed(manager, orderId);
  }

  /** For a caller that goes on to lock sessions before it confirms the order. */
  async lockForSale(manager: EntityManager, orderId: string): Promise<void> {
    await this.room.lockFor(manager, orderId);
  }

  /** Tells of a part of the money of an order that has its goods. */
  async paymentReceived(manager: EntityManager, orderId: string, received: ReceivedPayment): Promise<void> {
    await manager.query(`UPDATE "order" SET version = version + 1, updated_at = now() WHERE id = $1`, [
      orderId,
    ]);
    await this.mails.paymentReceived(manager, orderId, received);
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

  /**
   * Cancels an order that cannot be fulfilled any more; one that has its goods goes on. The mails follow when the
   * refund is done.
   */
  async cancelUnfulfillable(manager: EntityManager, orderId: string): Promise<void> {
    await manager.update(Order, { id: orderId, status: 'pending' }, { status: 'cancelled' });
    await this.holds.releaseOfOrder(manager, orderId);
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
