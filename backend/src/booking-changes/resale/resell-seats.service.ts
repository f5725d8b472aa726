import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SoldSeats } from '../../../contract/booking-changes/resale/choose-listed-seats.js';
import { hoursUntil } from '../../../contract/workshops/policies/booking-policy.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { SeatPoliciesService } from '../../orders/seat-policies.service.js';
import { Clock } from '../../platform/clock.js';
import { SplitSeatsService } from '../split-seats.service.js';
import { ResaleBillService } from './resale-bill.service.js';

/** Takes listed seats from their guest, who gets the money back, in the transaction in which the next guest has paid. */
@Injectable()
export class ResellSeatsService {
  constructor(
    private readonly bookings: ChangeSeatsService,
    private readonly policies: SeatPoliciesService,
    private readonly bills: ResaleBillService,
    private readonly parties: SplitSeatsService,
    private readonly statuses: ChangeBookingStatusService,
    private readonly clock: Clock,
  ) {}

  /** The caller has locked what a change of seats touches. Throws payment_running, as parting a party does. */
  async resell(
    manager: EntityManager,
    { bookingId, positions, requestKey }: SoldSeats & { readonly requestKey: string },
  ): Promise<void> {
    const booking = await this.bookings.find(manager, bookingId);
    const policy = await this.policies.ofLine(manager, booking.orderLineId);
    if (policy === null) throw new Error(`Booking ${bookingId} was listed without rules.`);
    const hoursLeft = hoursUntil(booking, this.clock.now());
    const seats = await this.bookings.seatsOf(manager, bookingId);
    const leaving = seats.filter(({ position }) => positions.includes(position));
    const { refundKurus } = await this.bills.of(manager, { booking, policy, hoursLeft }, { seats, leaving });
    const part =
      leaving.length < seats.length ? await this.parties.split(manager, booking, leaving) : booking;
    await this.statuses.changeIn(manager, 'shop', {
      ...{ bookingId: part.id, version: null, status: 'cancelled' },
      refundsMoney: { amountKurus: refundKurus, requestKey, isByRules: true },
      isResold: true,
    });
  }
}
