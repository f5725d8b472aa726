import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { AccountBooking } from '../../contract/people/account.views.js';
import { shortId } from '../../contract/common/short-id.js';
import { placeOf } from '../../contract/studio/studio-profile.js';
import { hasBegun } from '../../contract/workshops/session.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { qrCode } from '../platform/qr-code.js';
import { BookingSeat } from './booking-seat.entity.js';
import type { SeatGuest } from './seat-guests/seat-guest.entity.js';
import { SeatGuestsService } from './seat-guests/seat-guests.service.js';
import { Booking } from './booking.entity.js';
import { bookingsOfOthers } from './bookings-of-others.js';
import { OpenChoicesService, withoutLink } from './open-choices.service.js';
import { TicketLinksService } from './ticket-links.service.js';

const MOST_LISTED = 200;
const BEGINS_AT = `(booking.date + booking.start_time) AT TIME ZONE 'Europe/Istanbul'`;

export interface BookingWithSeats {
  readonly booking: Booking;
  readonly seats: readonly BookingSeat[];
  readonly guests: readonly SeatGuest[];
}

/** Reads customers' own bookings: those of the orders in their account. */
@Injectable()
export class CustomerBookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly links: TicketLinksService,
    private readonly choices: OpenChoicesService,
    private readonly seatGuests: SeatGuestsService,
    private readonly clock: Clock,
  ) {}

  /** Coming workshops first, the next one at the top; then those that have begun, the latest first. */
  async list(customerId: string): Promise<AccountBooking[]> {
    const now = this.clock.now();
    const bookings = await this.ofCustomer(customerId)
      .addSelect(`${BEGINS_AT} <= :now`, 'is_past')
      .addSelect(`CASE WHEN ${BEGINS_AT} > :now THEN ${BEGINS_AT} END`, 'next_at')
      .setParameter('now', now)
      .orderBy('is_past')
      .addOrderBy('next_at')
      .addOrderBy(BEGINS_AT, 'DESC')
      .addOrderBy('booking.id')
      .limit(MOST_LISTED)
      .getMany();
    const ofOthers = await bookingsOfOthers(this.dataSource.manager, bookings);
    const choices = await this.choices.of(this.dataSource.manager, bookings);
    return bookings.map((booking) => {
      const view = { ...this.toView(booking, now), choice: choices.get(booking.id) ?? null };
      return ofOthers.has(booking.id)
        ? { ...view, guestsUrl: null, changesUrl: null, choice: withoutLink(view.choice) }
        : view;
    });
  }

  /** All bookings of a customer, for the export of their data. */
  async all(customerId: string): Promise<BookingWithSeats[]> {
    return this.withSeats(this.ofCustomer(customerId));
  }

  /** The bookings made with this address without an account. Call it only for a verified address. */
  async ofGuest(email: string): Promise<BookingWithSeats[]> {
    const isTheirs = 'o.customer_id IS NULL AND o.is_claimable AND lower(o.email) = lower(:email)';
    return this.withSeats(
      this.dataSource.manager
        .createQueryBuilder(Booking, 'booking')
        .innerJoin('order', 'o', `o.id = booking.order_id AND ${isTheirs}`, { email }),
    );
  }

  private async withSeats(found: SelectQueryBuilder<Booking>): Promise<BookingWithSeats[]> {
    const bookings = await found.orderBy('booking.createdAt', 'DESC').getMany();
    const { manager } = this.dataSource;
    const ids = bookings.map(({ id }) => id);
    const seats = await manager.find(BookingSeat, {
      where: { bookingId: In(ids) },
      order: { position: 'ASC' },
    });
    const guests = await this.seatGuests.ofBookings(manager, ids);
    return bookings.map((booking) => ({
      booking,
      seats: seats.filter(({ bookingId }) => bookingId === booking.id),
      guests: guests.filter(({ bookingId }) => bookingId === booking.id),
    }));
  }

  async idsOf(manager: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    const bookings = await manager.find(Booking, {
      select: { id: true },
      where: { orderId: In([...orderIds]) },
    });
    return bookings.map(({ id }) => id);
  }

  private ofCustomer(customerId: string) {
    return this.dataSource.manager
      .createQueryBuilder(Booking, 'booking')
      .innerJoin('order', 'o', 'o.id = booking.order_id AND o.customer_id = :customerId', { customerId });
  }

  private toView(booking: Booking, now: Date): Omit<AccountBooking, 'choice'> {
    const { id, orderId, title, date, startTime, endTime, status } = booking;
    const isPast = hasBegun(booking, now);
    const isTicketValid = !isPast && status !== 'cancelled';
    return {
      id,
      shortId: shortId(id),
      orderId,
      title,
      date,
      startTime,
      endTime,
      status,
      guestName: `${booking.name} ${booking.surname}`,
      seats: booking.quantity,
      isStudent: booking.isStudent,
      priceKurus: booking.totalKurus,
      place: placeOf(this.studio.profile),
      isPast,
      qr: isTicketValid ? qrCode(this.links.url(booking)) : null,
      ticketUrl: this.links.path(booking),
      guestsUrl: isTicketValid ? this.links.guestsPath(booking) : null,
      changesUrl: isTicketValid ? this.links.changesPath(booking) : null,
      calendarUrl: this.links.calendarPath(booking),
    };
  }
}
