import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { GuestFormKeyDto } from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import type {
  GuestFormState,
  GuestFormView,
  OtherGuestForm,
  SeatOfForm,
} from '../../../contract/bookings/seat-guests/seat-guests.views.js';
import { studioInstant } from '../../../contract/common/dates.js';
import { shortId } from '../../../contract/common/short-id.js';
import { isOtherMailbox } from '../../../contract/people/corrected-person.js';
import { Clock } from '../../platform/clock.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import { isActiveBooking } from '../active-bookings.js';
import { BookingSeat } from '../booking-seat.entity.js';
import { Booking } from '../booking.entity.js';
import { TicketLinksService } from '../ticket-links.service.js';
import type { SeatGuest } from './seat-guest.entity.js';
import { toStudioSeatGuest } from './seat-guest.mapper.js';
import { SeatGuestsService } from './seat-guests.service.js';
import { SeatTicketLinksService } from './seat-ticket-links.service.js';

/** Reads 'Kimler geliyor?' for the buyer, who knows its key. */
@Injectable()
export class GuestFormService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly guests: SeatGuestsService,
    private readonly forms: TicketLinksService,
    private readonly tickets: SeatTicketLinksService,
    private readonly sessions: SessionQueriesService,
    private readonly clock: Clock,
  ) {}

  /** Throws guest_form_not_found for an unknown booking and for a wrong key alike. */
  async view(key: GuestFormKeyDto): Promise<GuestFormView> {
    const { manager } = this.dataSource;
    return this.viewOf(manager, await this.getByKey(manager, key));
  }

  /** Throws guest_form_not_found as `view` does. */
  async getByKey(manager: EntityManager, { bookingId, formKey }: GuestFormKeyDto): Promise<Booking> {
    const booking = await manager.findOneBy(Booking, { id: bookingId });
    if (!booking || !this.forms.isGuestsKeyOf(booking, formKey)) throw new AppError('guest_form_not_found');
    return booking;
  }

  /** Guests can be named until the workshop is over. */
  stateOf({ status, date, endTime }: Booking): GuestFormState {
    if (status === 'cancelled') return 'cancelled';
    return studioInstant(date, endTime) <= this.clock.now() ? 'past' : 'open';
  }

  async viewOf(manager: EntityManager, booking: Booking): Promise<GuestFormView> {
    const { id, title, date, startTime, endTime, name, surname } = booking;
    const seats = await manager.find(BookingSeat, {
      where: { bookingId: id },
      order: { position: 'ASC' },
    });
    const guests = new Map(
      (await this.guests.ofBookings(manager, [id])).map((guest) => [guest.position, guest]),
    );
    return {
      ...{ bookingId: id, shortId: shortId(id), title, date, startTime, endTime },
      state: this.stateOf(booking),
      isForChildren: await this.sessions.isForChildren(manager, booking.sessionId),
      buyerName: `${name} ${surname}`.trim(),
      others: await this.othersOf(manager, booking),
      seats: seats.map((seat) => this.seatOfForm(seat, guests.get(seat.position))),
    };
  }

  /** Not those that the studio wrote over to another person: this form tells of children and allergies. */
  private async othersOf(manager: EntityManager, booking: Booking): Promise<OtherGuestForm[]> {
    const { id, orderId } = booking;
    const others = await manager.find(Booking, {
      where: { orderId, id: Not(id), status: isActiveBooking() },
      order: { date: 'ASC', startTime: 'ASC', id: 'ASC' },
    });
    const ofSamePerson = others.filter((other) => !isOtherMailbox(booking, other));
    return ofSamePerson.map((other) => {
      const { title, date, startTime, endTime, quantity, isStudent } = other;
      return {
        title,
        date,
        startTime,
        endTime,
        seats: quantity,
        isStudent,
        url: this.forms.guestsPath(other),
      };
    });
  }

  private seatOfForm({ position, isStudent }: BookingSeat, guest: SeatGuest | undefined): SeatOfForm {
    return {
      position,
      isStudent,
      guest: guest ? toStudioSeatGuest(guest) : null,
      version: guest?.version ?? 0,
      ticketUrl: guest ? this.tickets.path(guest) : null,
    };
  }
}
