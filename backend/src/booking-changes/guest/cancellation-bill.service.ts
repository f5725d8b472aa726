import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CancellationBillDto } from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import { leavingShares } from '../../../contract/payments/split-shares.js';
import {
  type CancellationBill,
  cancellationBill,
} from '../../../contract/workshops/policies/booking-policy.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import {
  moneyOfLine,
  type OrderMoney,
  OrderMoneyService,
  remainingOf,
} from '../../payments/order-money.service.js';
import type { PaymentShare } from '../../payments/payment-share.entity.js';
import { isAskedAboutMove } from '../call-off/ask-about-move.service.js';
import { movingSeats } from '../reschedule/movable-seats.js';
import { type FoundBooking, OpenBookingService } from './open-booking.service.js';

/** Computes what a cancellation gives back, before it is made. */
@Injectable()
export class CancellationBillService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly bookings: ChangeSeatsService,
    private readonly money: OrderMoneyService,
  ) {}

  /** Throws guest_changes_not_found, guest_changes_closed, reschedule_seat_unknown, reschedule_guest_noted. */
  async preview(asked: CancellationBillDto): Promise<CancellationBill> {
    const { manager } = this.dataSource;
    const found = await this.open.get(manager, asked);
    const seats = await this.bookings.seatsOf(manager, found.booking.id);
    return this.of(manager, found, { seats, leaving: movingSeats(seats, asked.positions) });
  }

  /** The money of seats that leave a party is parted as it will be when they do. */
  async of(
    manager: EntityManager,
    { booking, policy, hoursLeft }: FoundBooking,
    { seats, leaving }: { readonly seats: readonly BookingSeat[]; readonly leaving: readonly BookingSeat[] },
  ): Promise<CancellationBill> {
    const { orderId, orderLineId } = booking;
    const money = await this.money.ofOrder(manager, orderId);
    const isAll = leaving.length === seats.length;
    const cost = { wholeKurus: priceOf(seats), leavingKurus: priceOf(leaving) };
    const paidKurus = isAll
      ? remainingOf(moneyOfLine(money, orderLineId))
      : sumOf(leavingShares(sharesOf(money, orderLineId), cost));
    // Nothing was promised, or the studio moved the date and its guest has not agreed to the new one.
    if (policy === null || (await isAskedAboutMove(manager, booking))) {
      return { refundKurus: paidKurus, keptKurus: 0 };
    }
    const percentAtMove = leastPercent(leaving);
    return cancellationBill(policy, { paidKurus, seats: leaving.length, hoursLeft, percentAtMove });
  }
}

/** Seats that were moved together share one percent. */
function leastPercent(seats: readonly BookingSeat[]): number | null {
  const percents = seats.flatMap(({ percentAtMove }) => percentAtMove ?? []);
  return percents.length === 0 ? null : Math.min(...percents);
}

function sharesOf({ parts }: OrderMoney, lineId: string): PaymentShare[] {
  return parts.flatMap(({ shares }) => shares.filter(({ orderLineId }) => orderLineId === lineId));
}

function priceOf(seats: readonly BookingSeat[]): number {
  return sumOf(seats.map(({ pricePaidKurus }) => pricePaidKurus));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
