import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { studioInstant } from '../../../contract/common/dates.js';
import type { MailAgainRefusal } from '../../../contract/messaging/email/record-mails.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { MailsAgainService, type RepeatedMail } from '../../notifications/mail/mails-again.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BookingMailsService } from '../booking-mails.service.js';
import { Booking } from '../booking.entity.js';
import { bookingChange } from '../booking-record.js';
import { LockBookingService } from '../status/lock-booking.service.js';

/** Sends the ticket of a booking once more. */
@Injectable()
export class TicketAgainService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: LockBookingService,
    private readonly mails: BookingMailsService,
    private readonly again: MailsAgainService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** Throws booking_not_found. */
  async refusal(bookingId: string): Promise<MailAgainRefusal | null> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneBy(Booking, { id: bookingId });
    if (!booking) throw new AppError('booking_not_found');
    return this.refusalOf(manager, booking);
  }

  /** Throws booking_not_found, mail_not_sendable, too_many_tries. */
  async send(actor: Actor, repeated: RepeatedMail): Promise<void> {
    await this.again.count(repeated);
    await this.dataSource.transaction(async (manager) => {
      const booking = await this.bookings.lock(manager, { bookingId: repeated.id, version: null });
      this.again.assertMay(await this.refusalOf(manager, booking));
      await this.mails.ticketAgain(manager, booking, repeated.requestKey);
      const fields = { before: null, after: { mail: 'booking-ticket' } };
      await this.changes.record(manager, actor, bookingChange('mail_sent_again', booking, fields));
    });
  }

  private async refusalOf(manager: EntityManager, booking: Booking): Promise<MailAgainRefusal | null> {
    if (await this.bookings.isErased(manager, booking)) return 'person_erased';
    if (booking.email === '') return 'no_address';
    if (booking.status === 'cancelled') return 'is_cancelled';
    const end = new Date(studioInstant(booking.date, booking.endTime));
    return end < this.clock.now() ? 'is_over' : null;
  }
}
