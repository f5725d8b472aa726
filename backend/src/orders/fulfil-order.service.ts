import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookSeatsService } from '../bookings/book-seats.service.js';
import { CancelBookingsService } from '../bookings/cancel-bookings.service.js';
import { CouponUses } from '../coupons/coupon-uses.service.js';
import { Clock } from '../platform/clock.js';
import { type EndedHold, HoldsService } from './holds.service.js';
import { OrderMails } from './order-mails.service.js';
import { Order } from './order.entity.js';
import { type PaymentReceipt, toNewBooking } from './paid-seats.js';
import { SellGoodsService } from './sell-goods.service.js';

/** The order was paid, but a piece, a seat or the coupon is gone: the caller rolls back and returns the money. */
export class CannotFulfilError extends Error {
  constructor(readonly orderId: string) {
    super('Something of the paid order is no longer there.');
    this.name = 'CannotFulfilError';
  }
}

/** What an order's payment means for the order: goods, status, bookings, mails. Called inside the payment's transaction. */
@Injectable()
export class FulfilOrderService {
  constructor(
    @Inject(HoldsService) private readonly holds: HoldsService,
    @Inject(SellGoodsService) private readonly sales: SellGoodsService,
    @Inject(CouponUses) private readonly coupons: CouponUses,
    @Inject(BookSeatsService) private readonly bookings: BookSeatsService,
    @Inject(CancelBookingsService) private readonly cancelledBookings: CancelBookingsService,
    @Inject(OrderMails) private readonly mails: OrderMails,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Takes pieces, seats and the coupon's use, books the seats and confirms the order. Throws CannotFulfilError when
   * its hold is gone and so is any of them. `receipt`: null when nothing was left to pay.
   */
  async confirmPaid(manager: EntityManager, orderId: string, receipt: PaymentReceipt | null): Promise<void> {
    const held = await this.holds.use(manager, orderId);
    const paidAt = this.clock.now();
    await manager.update(
      Order,
      { id: orderId, paymentStatus: 'unpaid' },
      { status: 'confirmed', paymentStatus: 'paid', paidAt },
    );
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const { lines, missing } = await this.sales.sell(manager, { orderId, held });
    if (missing.length > 0 || !(await this.useCoupon(manager, order, held)))
      throw new CannotFulfilError(orderId);
    for (const line of lines) {
      const booking = toNewBooking(order, line, { receipt, paidAt });
      if (booking) await this.bookings.book(manager, booking);
    }
    await this.mails.orderConfirmed(manager, orderId);
  }

  /** No charge was kept: everything goes back and the order is closed. */
  async closeUnpaid(manager: EntityManager, orderId: string): Promise<void> {
    await this.cancelUnpaid(manager, orderId);
    await this.holds.releaseOfOrder(manager, orderId);
  }

  /** Closes the order alone: whoever calls goes on to release its hold. */
  async cancelUnpaid(manager: EntityManager, orderId: string): Promise<void> {
    await manager.update(
      Order,
      { id: orderId, status: 'pending', paymentStatus: 'unpaid' },
      { status: 'cancelled' },
    );
  }

  /** Money came for an order that cannot be fulfilled any more; both sides are told once it is on its way back. */
  async closeUnfulfillable(manager: EntityManager, orderId: string): Promise<void> {
    const now = this.clock.now();
    await manager.update(Order, { id: orderId }, { status: 'cancelled', paymentStatus: 'paid', paidAt: now });
    await this.holds.releaseOfOrder(manager, orderId);
  }

  /**
   * A paid order is called off: pieces and seats are free again, once, and buyer and guests hear of it. The coupon
   * stays used. False when it was not a paid order, or called off before.
   */
  async cancelPaid(manager: EntityManager, orderId: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Order)
      .set({ status: 'cancelled' })
      .where(`id = :orderId AND status <> 'cancelled' AND payment_status = 'paid'`, { orderId })
      .execute();
    if (affected !== 1) return false;
    const exceptLineIds = await this.cancelledBookings.linesOfTheirOwn(manager, orderId);
    await this.sales.giveBack(manager, { orderId, exceptLineIds });
    await this.cancelledBookings.cancelOfOrder(manager, orderId);
    await this.mails.calledOff(manager, orderId);
    return true;
  }

  /** The whole charge went back, if there was one: the buyer paid nothing for this order. */
  async markReturned(
    manager: EntityManager,
    orderId: string,
    returned: { readonly returnedKurus: number; readonly isCalledOff: boolean },
  ): Promise<void> {
    await manager.update(
      Order,
      { id: orderId },
      { refundedKurus: () => 'total_kurus', paymentStatus: 'refunded' },
    );
    await this.cancelledBookings.markRefunded(manager, orderId);
    if (returned.returnedKurus > 0) await this.mails.moneyReturned(manager, orderId, returned);
  }

  /** The system gave up: a person has to send the money back. */
  async tellReturnFailed(manager: EntityManager, orderId: string, amountKurus: number): Promise<void> {
    await this.mails.returnFailed(manager, orderId, amountKurus);
  }

  private async useCoupon(manager: EntityManager, order: Order, held: EndedHold | null): Promise<boolean> {
    const { couponId, id: orderId, discountKurus } = order;
    if (couponId === null) return true;
    const use = { couponId, orderId, discountKurus };
    return held?.couponId === couponId
      ? this.coupons.takeHeld(manager, use)
      : this.coupons.takeNow(manager, use);
  }
}
