import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import type { OpenChoice, TicketView } from '../../contract/bookings/ticket.view.js';
import { shortId } from '../../contract/common/short-id.js';
import { placeOf } from '../../contract/studio/studio-profile.js';
import type { BookingPolicy } from '../../contract/workshops/policies/booking-policy.js';
import { describePolicy } from '../../contract/workshops/policies/describe-policy.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { qrCode } from '../platform/qr-code.js';
import { Booking } from './booking.entity.js';
import { bookingsOfOthers } from './bookings-of-others.js';
import { calendarEntry } from './calendar-entry.js';
import { OpenChoicesService, withoutLink } from './open-choices.service.js';
import { TicketLinksService } from './ticket-links.service.js';

/** Reads tickets for their guests. */
@Injectable()
export class TicketQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
    private readonly links: TicketLinksService,
    private readonly choices: OpenChoicesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Only the buyer who is signed in is led to 'Kimler geliyor?', because tickets are passed on. Throws
   * ticket_not_found for an unknown booking and for a wrong key alike.
   */
  async view({ bookingId, ticketKey }: TicketKeyDto, customerId: string | null): Promise<TicketView> {
    const booking = await this.getByKey(bookingId, ticketKey);
    const choices = await this.choices.of(this.dataSource.manager, [booking]);
    const ticket = { ...this.toView(booking, choices), rules: await this.rulesOf(booking) };
    return (await this.isOwn(booking, customerId)) ? ticket : withoutOwnPages(ticket);
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

  /**
   * For the buyer, the next workshop first. It leads to no guests of a booking that the studio wrote over to somebody
   * else's mailbox.
   */
  async ofOrder(manager: EntityManager, orderId: string): Promise<TicketView[]> {
    const bookings = await manager.find(Booking, {
      where: { orderId },
      order: { date: 'ASC', startTime: 'ASC', id: 'ASC' },
    });
    const ofOthers = await bookingsOfOthers(manager, bookings);
    const choices = await this.choices.of(manager, bookings);
    return bookings.map((booking) => {
      const ticket = this.toView(booking, choices);
      return ofOthers.has(booking.id) ? withoutOwnPages(ticket) : ticket;
    });
  }

  private async getByKey(bookingId: string, ticketKey: string): Promise<Booking> {
    const booking = await this.dataSource.manager.findOneBy(Booking, { id: bookingId });
    if (!booking || !this.links.isKeyOf(booking, ticketKey)) throw new AppError('ticket_not_found');
    return booking;
  }

  private async isOwn(booking: Booking, customerId: string | null): Promise<boolean> {
    if (customerId === null) return false;
    const { manager } = this.dataSource;
    const [own] = await manager.query<unknown[]>('SELECT 1 FROM "order" WHERE id = $1 AND customer_id = $2', [
      booking.orderId,
      customerId,
    ]);
    return own !== undefined && !(await bookingsOfOthers(manager, [booking])).has(booking.id);
  }

  /** The line keeps the policy of its day. */
  private async rulesOf({ orderLineId }: Booking): Promise<string[]> {
    const [line] = await this.dataSource.manager.query<{ policy: BookingPolicy | null }[]>(
      'SELECT policy FROM order_line WHERE id = $1',
      [orderLineId],
    );
    return line?.policy ? describePolicy(line.policy) : [];
  }

  private toView(booking: Booking, choices: ReadonlyMap<string, OpenChoice>): TicketView {
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
      guestsUrl: this.links.guestsPath(booking),
      changesUrl: this.links.changesPath(booking),
      choice: choices.get(id) ?? null,
      rules: [],
      qr: qrCode(this.links.url(booking)),
    };
  }
}

/** The ticket for everybody but its buyer. */
function withoutOwnPages(ticket: TicketView): TicketView {
  return { ...ticket, guestsUrl: null, changesUrl: null, choice: withoutLink(ticket.choice) };
}
