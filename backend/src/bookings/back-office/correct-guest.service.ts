import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { CorrectGuestDto } from '../../../contract/bookings/correct-guest.dto.js';
import { isEmptied, isOtherMailbox } from '../../../contract/people/corrected-person.js';
import type { Word } from '../../../contract/people/word.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { changedFields } from '../../activity-log/changed-fields.js';
import { ContactNoticesService } from '../../notifications/contact-notices.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BookingMailsService } from '../booking-mails.service.js';
import { Booking } from '../booking.entity.js';
import { CorrectGuestsService, guestOf } from '../correct-guests.service.js';
import { TicketLinksService } from '../ticket-links.service.js';
import { bookingChange } from '../booking-record.js';
import { LockBookingService } from '../status/lock-booking.service.js';

/** Corrects the guest of one booking; its order stays as it is. */
@Injectable()
export class CorrectGuestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: LockBookingService,
    private readonly guests: CorrectGuestsService,
    private readonly mails: BookingMailsService,
    private readonly notices: ContactNoticesService,
    private readonly links: TicketLinksService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * A new e-mail address gets the ticket, whose former links end; the old one is told. Throws booking_not_found,
   * changed_meanwhile, person_erased and contact_emptied; then nothing changes. Returns null when there was nothing to tell.
   */
  async correct(actor: Actor, { bookingId, version, ...person }: CorrectGuestDto): Promise<Word | null> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.bookings.lock(manager, { bookingId, version });
      if (await this.bookings.isErased(manager, before)) throw new AppError('person_erased');
      if (isEmptied(before, person)) throw new AppError('contact_emptied');
      const hasChanged = await this.guests.write(
        manager,
        before,
        guestOf({ ...person, notes: before.notes }),
      );
      if (!hasChanged) return null;
      const after = await manager.findOneByOrFail(Booking, { id: before.id });
      const fields = { before: contactOf(before), after: contactOf(after) };
      await this.changes.record(manager, actor, bookingChange('booking_guest_corrected', after, fields));
      const record = { about: 'booking', id: after.id, version: before.version } as const;
      if (isOtherMailbox(before, after)) {
        await this.notices.mailboxChanged(manager, { record, before, after });
        await this.mails.ticket(manager, after);
        return { way: 'email' };
      }
      const { after: changed } = changedFields(fields.before, fields.after);
      return this.notices.corrected(manager, { record, changed, after, pageUrl: this.links.path(after) });
    });
  }
}

function contactOf({ name, surname, email, phone }: Booking) {
  return { name, surname, email, phone };
}
