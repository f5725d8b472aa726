import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { bookingTransition } from '../../../contract/bookings/booking-transition.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BookingMailsService } from '../booking-mails.service.js';
import { bookingChange } from '../booking-record.js';
import { MoveBookingSeatsService } from '../status/move-booking-seats.service.js';
import { RefundBookingService } from '../status/refund-booking.service.js';
import { Booking } from '../booking.entity.js';
import { type BookingVersion, LockBookingService } from '../status/lock-booking.service.js';

/** Deletes a booking in any status. Its order keeps the line, and no money moves. */
@Injectable()
export class RemoveBookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: LockBookingService,
    private readonly seats: MoveBookingSeatsService,
    private readonly money: RefundBookingService,
    private readonly mails: BookingMailsService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** Throws booking_not_found, changed_meanwhile, and payment_running while the bank charges for it. */
  async remove(actor: Actor, named: BookingVersion): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const booking = await this.bookings.lock(manager, named);
      const end = bookingTransition(booking.status, 'cancelled');
      if (end) {
        await this.seats.transition(manager, booking, end.seats);
        await this.tell(manager, booking);
      }
      await manager.delete(Booking, { id: booking.id });
      await this.money.followStatus(manager, booking);
      await this.changes.record(
        manager,
        actor,
        bookingChange('booking_removed', booking, { before: rememberedFields(booking), after: null }),
      );
    });
  }

  /** Tells guests who still meant to come, because their ticket will no longer be known. */
  private async tell(manager: EntityManager, booking: Booking): Promise<void> {
    if (booking.status === 'completed' || hasBegun(booking, this.clock.now())) return;
    const cancelled = manager.merge(Booking, manager.create(Booking), booking, {
      status: 'cancelled',
      calendarSequence: booking.calendarSequence + 1,
    });
    await this.mails.cancellation(manager, cancelled, { refundsMoney: false });
  }
}

/** The fields for the activity log, for later questions. The ticket's key is left out. */
function rememberedFields(booking: Booking) {
  const { name, surname, email, phone, notes, title, date, startTime, endTime } = booking;
  const { quantity, isStudent, totalKurus, status, paymentStatus, orderId, sessionId } = booking;
  const workshop = { title, date, startTime, endTime, sessionId };
  return {
    ...{ name, surname, email, phone, notes },
    ...workshop,
    ...{ quantity, isStudent, totalKurus, status, paymentStatus, orderId },
  };
}
