import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { BookingSeat } from '../bookings/booking-seat.entity.js';
import type { Booking } from '../bookings/booking.entity.js';
import { SeatPaymentsService } from '../bookings/seat-payments.service.js';
import { SplitBookingService } from '../bookings/split-booking.service.js';
import { SplitLineService } from '../orders/split-line.service.js';
import { ClosePaymentService } from '../payments/close-payment.service.js';
import { SplitSharesService } from '../payments/split-shares.service.js';

/** Parts a party: some of its seats become a booking of their own, with their line and their part of the money. */
@Injectable()
export class SplitSeatsService {
  constructor(
    private readonly lines: SplitLineService,
    private readonly shares: SplitSharesService,
    private readonly bookings: SplitBookingService,
    private readonly payments: SeatPaymentsService,
    private readonly charges: ClosePaymentService,
  ) {}

  /**
   * `leaving`: some of the booking's seats, not all. The caller has locked what a change of seats touches. Throws
   * payment_running while the bank decides about a charge, which names the lines as they were.
   */
  async split(manager: EntityManager, booking: Booking, leaving: readonly BookingSeat[]): Promise<Booking> {
    const { orderId, orderLineId: fromLineId } = booking;
    if (!(await this.charges.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    const leavingKurus = leaving.reduce((sum, { pricePaidKurus }) => sum + pricePaidKurus, 0);
    const differences = leaving.filter(({ studentProof }) => studentProof === 'difference_paid').length;
    const { newLineId: toLineId, wholeKurus } = await this.lines.split(manager, fromLineId, {
      quantity: leaving.length,
      costKurus: leavingKurus,
      studentDifferenceKurus: differences * (booking.originalPriceKurus - booking.priceKurus),
    });
    await this.shares.split(manager, { fromLineId, toLineId, wholeKurus, leavingKurus });
    const positions = leaving.map(({ position }) => position);
    const part = await this.bookings.split(manager, booking, { positions, orderLineId: toLineId });
    await this.payments.follow(manager, orderId);
    return part;
  }
}
