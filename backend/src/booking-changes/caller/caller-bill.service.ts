import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CallerBillDto } from '../../../contract/booking-changes/cancel-for-caller.dto.js';
import type { CallerBill } from '../../../contract/booking-changes/cancel-for-caller.views.js';
import { describePolicy } from '../../../contract/workshops/policies/describe-policy.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { CancellationBillService } from '../guest/cancellation-bill.service.js';
import { OpenBookingService } from '../guest/open-booking.service.js';
import { movingSeats } from '../reschedule/movable-seats.js';

/** Computes what a cancellation for a caller gives back by the rules, before it is made. */
@Injectable()
export class CallerBillService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: ChangeSeatsService,
    private readonly open: OpenBookingService,
    private readonly bills: CancellationBillService,
  ) {}

  /** Throws booking_not_found, reschedule_seat_unknown and reschedule_guest_noted. */
  async of({ bookingId, positions }: CallerBillDto): Promise<CallerBill> {
    const { manager } = this.dataSource;
    const found = await this.open.withRules(manager, await this.bookings.find(manager, bookingId));
    const seats = await this.bookings.seatsOf(manager, bookingId);
    const bill = await this.bills.of(manager, found, { seats, leaving: movingSeats(seats, positions) });
    return { ...bill, rules: found.policy === null ? [] : describePolicy(found.policy) };
  }
}
