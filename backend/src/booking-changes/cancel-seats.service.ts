import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CancellationBill } from '../../contract/workshops/policies/booking-policy.js';
import type { BookingSeat } from '../bookings/booking-seat.entity.js';
import { type ChangeMaker, nameOfMaker } from '../bookings/change-maker.js';
import { ChangeBookingStatusService } from '../bookings/status/change-booking-status.service.js';
import type { BookingCancellation } from './guest/booking-cancellation.entity.js';
import { type CancellationRequest, RecordCancellationService } from './guest/record-cancellation.service.js';
import type { LockedBooking } from './lock-seats.service.js';
import { SplitSeatsService } from './split-seats.service.js';

interface SeatsToCancel extends LockedBooking {
  /** Those that are cancelled. */
  readonly leaving: readonly BookingSeat[];
  readonly request: CancellationRequest;
  /** What goes back and what stays. */
  readonly bill: CancellationBill;
  /** Why more goes back than by the rules; empty when the rules decided. */
  readonly reason: string;
}

/** Cancels a booking, or some of its seats, for a refund that somebody decided. */
@Injectable()
export class CancelSeatsService {
  constructor(
    private readonly parties: SplitSeatsService,
    private readonly statuses: ChangeBookingStatusService,
    private readonly records: RecordCancellationService,
  ) {}

  /** The caller has locked what a change of seats touches. Throws payment_running when a party is parted while its buyer is charged. */
  async cancel(
    manager: EntityManager,
    maker: ChangeMaker,
    { booking, seats, leaving, request, bill, reason }: SeatsToCancel,
  ): Promise<BookingCancellation> {
    const part =
      leaving.length < seats.length ? await this.parties.split(manager, booking, leaving) : booking;
    await this.statuses.changeIn(manager, maker, {
      ...{ bookingId: part.id, version: null, status: 'cancelled', reason },
      refundsMoney: {
        ...{ amountKurus: bill.refundKurus, requestKey: request.id, isByRules: reason === '' },
      },
    });
    const { refundKurus, keptKurus } = bill;
    return this.records.record(manager, {
      ...{ ...request, bookingId: part.id, seats: leaving.length, refundKurus, keptKurus, reason },
      madeBy: await nameOfMaker(manager, maker),
    });
  }
}
