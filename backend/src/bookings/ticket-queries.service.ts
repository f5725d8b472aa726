import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { TicketView } from '../../contract/bookings/ticket.view.js';
import { shortId } from '../../contract/common/short-id.js';
import { placeOf } from '../../contract/studio/studio-profile.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { qrCode } from '../platform/qr-code.js';
import { Booking } from './booking.entity.js';
import { calendarEntry } from './calendar-entry.js';
import { TicketLinksService } from './ticket-links.service.js';

/** Reads tickets for their guests. */
@Injectable()
export class TicketQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
    private readonly links: TicketLinksService,
    private readonly clock: Clock,
  ) {}

  /** Throws ticket_not_found for an unknown booking and for a wrong key alike. */
  async view(bookingId: string, ticketKey: string): Promise<TicketView> {
    return this.toView(await this.getByKey(bookingId, ticketKey));
  }

  /** The calendar file for the booking's current state. Throws ticket_not_found as `view` does. */
  async calendarFile(bookingId: string, ticketKey: string): Promise<{ name: string; content: string }> {
    const booking = await this.getByKey(bookingId, ticketKey);
    const content = calendarEntry(booking, {
      publicUrl: this.settings.PUBLIC_URL,
      ticketUrl: this.links.url(booking),
      studio: this.studio,
      now: this.clock.now(),
    });
    return { name: `workshop-${shortId(booking.id)}.ics`, content };
  }

  /** The next workshop first. */
  async ofOrder(manager: EntityManager, orderId: string): Promise<TicketView[]> {
    const bookings = await manager.find(Booking, {
      where: { orderId },
      order: { date: 'ASC', startTime: 'ASC', id: 'ASC' },
    });
    return bookings.map((booking) => this.toView(booking));
  }

  private async getByKey(bookingId: string, ticketKey: string): Promise<Booking> {
    const booking = await this.dataSource.manager.findOneBy(Booking, { id: bookingId });
    if (!booking || !this.links.isKeyOf(booking, ticketKey)) throw new AppError('ticket_not_found');
    return booking;
  }

  private toView(booking: Booking): TicketView {
    const { id, status, title, date, startTime, endTime, name, surname, quantity, isStudent } = booking;
    return {
      id,
      shortId: shortId(id),
      status,
      title,
      date,
      startTime,
      endTime,
      guestName: `${name} ${surname}`,
      seats: quantity,
      isStudent,
      place: placeOf(this.studio.profile),
      url: this.links.path(booking),
      calendarUrl: this.links.calendarPath(booking),
      qr: qrCode(this.links.url(booking)),
    };
  }
}
