import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ResaleBillDto } from '../../../contract/booking-changes/resale/resale.dto.js';
import type { ResaleBill } from '../../../contract/booking-changes/resale/resale.views.js';
import { resaleBill } from '../../../contract/workshops/policies/booking-policy.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { CancellationBillService } from '../guest/cancellation-bill.service.js';
import { type OpenBooking, OpenBookingService } from '../guest/open-booking.service.js';
import { movingSeats } from '../reschedule/movable-seats.js';

interface SeatsToSell {
  /** All seats of the booking. */
  readonly seats: readonly BookingSeat[];
  /** Those of them that are sold. */
  readonly leaving: readonly BookingSeat[];
}

/** Computes what seats give back once the next guests have paid for them. */
@Injectable()
export class ResaleBillService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly bookings: ChangeSeatsService,
    private readonly cancellations: CancellationBillService,
  ) {}

  /** Throws guest_changes_not_found, guest_changes_closed, reschedule_seat_unknown, reschedule_guest_noted. */
  async preview(asked: ResaleBillDto): Promise<ResaleBill> {
    const { manager } = this.dataSource;
    const found = await this.open.get(manager, asked);
    const seats = await this.bookings.seatsOf(manager, found.booking.id);
    return this.of(manager, found, { seats, leaving: movingSeats(seats, asked.positions) });
  }

  /** The money of seats that leave a party is parted as it will be when they do. */
  async of(manager: EntityManager, found: OpenBooking, sold: SeatsToSell): Promise<ResaleBill> {
    const now = await this.cancellations.of(manager, found, sold);
    const paidKurus = now.refundKurus + now.keptKurus;
    const bill = resaleBill(found.policy, { paidKurus, seats: sold.leaving.length });
    return { ...bill, isBetter: bill.refundKurus > now.refundKurus };
  }
}
