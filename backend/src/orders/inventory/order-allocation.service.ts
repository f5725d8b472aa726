import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookSeatsService } from '../../bookings/book-seats.service.js';
import { CancelBookingsService } from '../../bookings/cancel-bookings.service.js';
import { ReinstateBookingsService } from '../../bookings/reinstate-bookings.service.js';
import { CouponUsesService } from '../../coupons/coupon-uses.service.js';
import { InventoryLedgerService } from './inventory-ledger.service.js';
import type { EndedHold } from '../holds/ended-hold.js';
import { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import { type PaymentReceipt, toNewBooking } from './paid-seats.js';
import { InventoryService } from './inventory.service.js';

interface Allocation {
  /** The contents of the order's hold; null when it has ended. */
  readonly held: EndedHold | null;
  /** Null for an order without a charge. */
  readonly receipt: PaymentReceipt | null;
  /** Null when the shop knows of no payment. */
  readonly paidAt: Date | null;
}

/** Gives an order its pieces, seats, coupon use and bookings in one transaction, and takes them back. */
@Injectable()
export class OrderAllocationService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly ledger: InventoryLedgerService,
    private readonly coupons: CouponUsesService,
    private readonly booking: BookSeatsService,
    private readonly cancelled: CancelBookingsService,
    private readonly reinstated: ReinstateBookingsService,
  ) {}

  /**
   * Takes what the order does not have yet, and books its seats. Returns missing lines; when there are any,
   * the caller must roll back.
   */
  async allocate(manager: EntityManager, order: Order, taking: Allocation): Promise<string[]> {
    const exceptLineIds = await this.excludedLineIds(manager, order.id);
    const { held } = taking;
    const { lines, missing } = await this.inventory.sell(manager, { orderId: order.id, held, exceptLineIds });
    const what = missing.map(({ name }) => name);
    if (!(await this.useCoupon(manager, order, held))) what.push(`${order.couponCode ?? ''} kuponu`);
    if (what.length > 0) return what;
    await this.reinstated.reinstateOfOrder(manager, order.id);
    for (const line of lines.filter(({ id }) => !exceptLineIds.includes(id))) {
      const seats = toNewBooking(order, line, taking);
      if (!seats) continue;
      if (!(await this.booking.isBooked(manager, line.id))) await this.booking.book(manager, seats);
    }
    return [];
  }

  /**
   * Returns pieces and seats once, and cancels the bookings with a mail to the guests. The coupon use stays.
   * The stock gets the pieces only with `isRestocked`.
   */
  async deallocate(
    manager: EntityManager,
    { orderId, isRestocked }: { readonly orderId: string; readonly isRestocked: boolean },
  ): Promise<void> {
    const exceptLineIds = await this.excludedLineIds(manager, orderId);
    await this.inventory.returnItems(manager, { orderId, exceptLineIds, isRestocked });
    await this.cancelled.cancelOfOrder(manager, orderId);
  }

  /** Seats whose booking was deleted after they were taken; they cannot be taken again. */
  async seatsWithoutBooking(manager: EntityManager, orderId: string): Promise<string[]> {
    const names: string[] = [];
    for (const id of await this.ledger.linesWithSeats(manager, orderId)) {
      if (await this.booking.isBooked(manager, id)) continue;
      names.push((await manager.findOneByOrFail(OrderLine, { id })).name);
    }
    return names;
  }

  private async excludedLineIds(manager: EntityManager, orderId: string): Promise<string[]> {
    const seats = await this.ledger.linesWithSeats(manager, orderId);
    return [
      ...(await this.cancelled.separatelyCancelledLineIds(manager, seats)),
      ...(await this.ledger.separatelyReturnedLineIds(manager, orderId)),
    ];
  }

  private async useCoupon(manager: EntityManager, order: Order, held: EndedHold | null): Promise<boolean> {
    const { couponId, id: orderId, discountKurus } = order;
    if (couponId === null || (await this.coupons.isUsedBy(manager, orderId))) return true;
    const use = { couponId, orderId, discountKurus };
    return held?.couponId === couponId
      ? this.coupons.takeHeld(manager, use)
      : this.coupons.takeNow(manager, use);
  }
}
