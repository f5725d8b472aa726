import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { CancelForCallerDto } from '../../../contract/booking-changes/cancel-for-caller.dto.js';
import { formatTl } from '../../../contract/common/money.js';
import type { CancellationBill } from '../../../contract/workshops/policies/booking-policy.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { CancelSeatsService } from '../cancel-seats.service.js';
import type { BookingCancellation } from '../guest/booking-cancellation.entity.js';
import { CancellationBillService } from '../guest/cancellation-bill.service.js';
import { OpenBookingService } from '../guest/open-booking.service.js';
import { cancellationRequest, RecordCancellationService } from '../guest/record-cancellation.service.js';
import { type LockedBooking, LockSeatsService } from '../lock-seats.service.js';
import { movingSeats } from '../reschedule/movable-seats.js';

/** Cancels seats for a guest who asked the studio: by their rules, or kinder. */
@Injectable()
export class CancelForCallerService {
  constructor(
    private readonly open: OpenBookingService,
    private readonly locks: LockSeatsService,
    private readonly bills: CancellationBillService,
    private readonly cancellations: CancelSeatsService,
    private readonly records: RecordCancellationService,
  ) {}

  /**
   * Cancels all of these seats or none; a repeated request cancels once. Throws booking_not_found, cancellation_not_open,
   * caller_bill_changed, cancellation_below_rules, cancellation_above_paid, cancellation_reason_missing,
   * reschedule_seat_unknown, reschedule_guest_noted, changed_meanwhile, and payment_running when a party is parted while
   * its buyer is charged.
   */
  async cancel(
    manager: EntityManager,
    maker: ChangeMaker,
    asked: CancelForCallerDto,
  ): Promise<BookingCancellation> {
    const locked = await this.locks.lockBooking(manager, asked.bookingId);
    const { refundKurus, reason } = asked;
    const request = cancellationRequest(asked, { refundKurus, reason });
    const done = await this.records.findMade(manager, request);
    if (done !== null) return done;
    const { booking, seats }: LockedBooking = locked;
    if (booking.version !== asked.version) throw new AppError('changed_meanwhile');
    if (!['pending', 'confirmed'].includes(booking.status)) throw new AppError('cancellation_not_open');
    const leaving = movingSeats(seats, asked.positions);
    const found = await this.open.withRules(manager, booking);
    const byRules = await this.bills.of(manager, found, { seats, leaving });
    const bill = decidedBill(byRules, asked);
    const isKinder = refundKurus > byRules.refundKurus;
    return this.cancellations.cancel(manager, maker, {
      ...{ ...locked, leaving, request, bill, reason: isKinder ? reason : '' },
    });
  }
}

function decidedBill(
  byRules: CancellationBill,
  { seenRefundKurus, refundKurus, reason }: CancelForCallerDto,
): CancellationBill {
  const refund = formatTl(byRules.refundKurus);
  if (byRules.refundKurus !== seenRefundKurus) {
    throw new AppError('caller_bill_changed', { refund, refundKurus: byRules.refundKurus });
  }
  if (refundKurus < byRules.refundKurus) throw new AppError('cancellation_below_rules', { refund });
  const paidKurus = byRules.refundKurus + byRules.keptKurus;
  if (refundKurus > paidKurus) throw new AppError('cancellation_above_paid', { paid: formatTl(paidKurus) });
  if (refundKurus > byRules.refundKurus && reason === '') throw new AppError('cancellation_reason_missing');
  return { refundKurus, keptKurus: paidKurus - refundKurus };
}
