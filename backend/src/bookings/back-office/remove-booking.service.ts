import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bookingTurn } from '../../../contract/bookings/booking-turn.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { AdminChanges } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BookingMails } from '../booking-mails.service.js';
import { bookingChange } from './booking-record.js';
import { BookingSeatsTurn } from './booking-seats-turn.service.js';
import { Booking } from '../booking.entity.js';
import { type BookingVersion, LockBooking } from './lock-booking.service.js';

/** Deletes a booking, whatever its status. Its order keeps the line, and the money stays where it is. */
@Injectable()
export class RemoveBookingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LockBooking) private readonly bookings: LockBooking,
    @Inject(BookingSeatsTurn) private readonly seats: BookingSeatsTurn,
    @Inject(BookingMails) private readonly mails: BookingMails,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws booking_not_found and changed_meanwhile. */
  async remove(actor: Actor, named: BookingVersion): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const booking = await this.bookings.lock(manager, named);
      const end = bookingTurn(booking.status, 'cancelled');
      if (end) {
        await this.seats.turn(manager, booking, end.seats);
        await this.tell(manager, booking);
      }
      await manager.delete(Booking, { id: booking.id });
      await this.changes.record(
        manager,
        actor,
        bookingChange('booking_removed', booking, { before: rememberedFields(booking), after: null }),
      );
    });
  }

  /** Whoever still meant to come must not stand before a door that does not know them. */
  private async tell(manager: EntityManager, booking: Booking): Promise<void> {
    if (booking.status === 'completed' || hasBegun(booking, this.clock.now())) return;
    const cancelled = manager.merge(Booking, manager.create(Booking), booking, {
      status: 'cancelled',
      calendarSequence: booking.calendarSequence + 1,
    });
    await this.mails.cancellation(manager, cancelled, false);
  }
}

/** What somebody needs who later asks what there was; the key of the ticket opens nothing any more. */
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
