import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { guestName } from '../../../contract/bookings/seat-guests/guest-marks.js';
import type { SeatTicketKeyDto } from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import type { TicketView } from '../../../contract/bookings/ticket.view.js';
import { shortId } from '../../../contract/common/short-id.js';
import { placeOf } from '../../../contract/studio/studio-profile.js';
import { Clock } from '../../platform/clock.js';
import { qrCode } from '../../platform/qr-code.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { BookingSeat } from '../booking-seat.entity.js';
import { Booking } from '../booking.entity.js';
import { OpenChoicesService, withoutLink } from '../open-choices.service.js';
import { calendarEntry } from '../calendar-entry.js';
import { Settings } from '../../platform/config/settings.js';
import { SeatGuest } from './seat-guest.entity.js';
import { SeatTicketLinksService } from './seat-ticket-links.service.js';

/** Reads the ticket of one seat for its guest. It tells nothing of the buyer, the price, or the other guests. */
@Injectable()
export class SeatTicketQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
    private readonly links: SeatTicketLinksService,
    private readonly choices: OpenChoicesService,
    private readonly clock: Clock,
  ) {}

  /** Throws ticket_not_found for an unknown seat and for a wrong key alike. */
  async view(key: SeatTicketKeyDto): Promise<TicketView> {
    const { booking, guest, seat } = await this.getByKey(key);
    const { id, status, title, date, startTime, endTime } = booking;
    const choice = (await this.choices.of(this.dataSource.manager, [booking])).get(id) ?? null;
    return {
      ...{ id, shortId: shortId(id), status, title, date, startTime, endTime },
      guestName: guestName(guest),
      seats: 1,
      isStudent: seat.isStudent,
      place: placeOf(this.studio.profile),
      url: this.links.path(guest),
      calendarUrl: this.links.calendarPath(guest),
      guestsUrl: null,
      changesUrl: null,
      choice: withoutLink(choice),
      rules: [],
      qr: qrCode(this.links.url(guest)),
    };
  }

  /** The calendar file of the seat's current state. Throws ticket_not_found as `view` does. */
  async calendarFile(key: SeatTicketKeyDto): Promise<{ name: string; content: string }> {
    const { booking, guest, seat } = await this.getByKey(key);
    const { id, status, title, date, startTime, endTime, calendarSequence } = booking;
    const content = calendarEntry(
      {
        ...{ id: `${id}-${guest.position}`, status, title, date, startTime, endTime, calendarSequence },
        ...{ quantity: 1, isStudent: seat.isStudent },
      },
      {
        publicUrl: this.settings.PUBLIC_URL,
        ticketUrl: this.links.url(guest),
        studio: this.studio,
        now: this.clock.now(),
      },
    );
    return { name: `workshop-${shortId(id)}.ics`, content };
  }

  private async getByKey({ bookingId, position, ticketKey }: SeatTicketKeyDto) {
    const { manager } = this.dataSource;
    const guest = await manager.findOneBy(SeatGuest, { bookingId, position });
    if (!guest || !this.links.isKeyOf(guest, ticketKey)) throw new AppError('ticket_not_found');
    return {
      guest,
      seat: await manager.findOneByOrFail(BookingSeat, { bookingId, position }),
      booking: await manager.findOneByOrFail(Booking, { id: bookingId }),
    };
  }
}
