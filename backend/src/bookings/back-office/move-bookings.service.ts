import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatSession, type SessionTimes } from '../../../contract/workshops/session.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { isActiveBooking } from '../active-bookings.js';
import { BookingMailsService } from '../booking-mails.service.js';
import { Booking } from '../booking.entity.js';
import { ReminderTimesService } from '../reminder-times.service.js';
import { bookingChange } from '../booking-record.js';

/** Updates tickets, calendar entries and reminders when a session moves to another time. */
@Injectable()
export class MoveBookingsService {
  constructor(
    private readonly mails: BookingMailsService,
    private readonly changes: AdminChangesService,
    private readonly reminders: ReminderTimesService,
  ) {}

  /**
   * Runs in the transaction that moves the session and has locked it. Returns the number of guests who are
   * told. The history of each booking records the move.
   */
  async move(
    manager: EntityManager,
    actor: Actor,
    session: SessionTimes & { readonly id: string },
  ): Promise<number> {
    const active = { sessionId: session.id, status: isActiveBooking() };
    const bookings = await manager.find(Booking, { where: active, order: { id: 'ASC' } });
    for (const booking of bookings) {
      const moved = await this.write(manager, booking, session);
      const before = formatSession(booking);
      await this.mails.moved(manager, moved, { before, isOneBooking: false });
      const times = { before: { when: before }, after: { when: formatSession(moved) } };
      await this.changes.record(manager, actor, bookingChange('booking_moved', moved, times));
    }
    return bookings.length;
  }

  private async write(
    manager: EntityManager,
    { id, status, calendarSequence }: Booking,
    session: SessionTimes,
  ): Promise<Booking> {
    const { date, startTime, endTime } = session;
    const reminder = status === 'confirmed' ? this.reminders.of(session) : null;
    await manager.update(
      Booking,
      { id },
      { date, startTime, endTime, remindAt: reminder, calendarSequence: calendarSequence + 1 },
    );
    return manager.findOneByOrFail(Booking, { id });
  }
}
