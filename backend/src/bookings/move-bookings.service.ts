import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatSession, type SessionTimes } from '../../contract/workshops/session.js';
import { Clock } from '../platform/clock.js';
import { BookingMailsService } from './booking-mails.service.js';
import { Booking } from './booking.entity.js';
import { isActiveBooking } from './active-bookings.js';
import { remindAt } from './reminder.js';

/** Updates tickets, calendar entries and reminders when a session moves to another time. */
@Injectable()
export class MoveBookingsService {
  constructor(
    private readonly mails: BookingMailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the transaction that moves the session and has locked it. Returns the number of guests who are
   * told.
   */
  async move(manager: EntityManager, session: SessionTimes & { readonly id: string }): Promise<number> {
    const { id: sessionId, date, startTime, endTime } = session;
    const active = { sessionId, status: isActiveBooking() };
    const before = await manager.find(Booking, { where: active, order: { id: 'ASC' } });
    const reminder = remindAt(session, this.clock.now());
    for (const booking of before) {
      await manager.update(
        Booking,
        { id: booking.id },
        {
          date,
          startTime,
          endTime,
          remindAt: booking.status === 'confirmed' ? reminder : null,
          calendarSequence: booking.calendarSequence + 1,
        },
      );
      const moved = await manager.findOneByOrFail(Booking, { id: booking.id });
      await this.mails.moved(manager, moved, formatSession(booking));
    }
    return before.length;
  }
}
