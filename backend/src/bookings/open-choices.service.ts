import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OpenChoice } from '../../contract/bookings/ticket.view.js';
import { Clock } from '../platform/clock.js';
import type { Booking } from './booking.entity.js';
import { TicketLinksService } from './ticket-links.service.js';

/** Reads which bookings have a question open, because their date was called off or moved. */
@Injectable()
export class OpenChoicesService {
  constructor(
    private readonly links: TicketLinksService,
    private readonly clock: Clock,
  ) {}

  /** By booking, with the address where each is answered; the caller takes it out for who is not the buyer. */
  async of(manager: EntityManager, bookings: readonly Booking[]): Promise<ReadonlyMap<string, OpenChoice>> {
    if (bookings.length === 0) return new Map();
    const open = await manager.query<{ bookingId: string; isCalledOff: boolean }[]>(
      `SELECT choice.booking_id AS "bookingId", choice.call_off_id IS NOT NULL AS "isCalledOff"
       FROM guest_choice choice JOIN booking ON booking.id = choice.booking_id
         AND booking.session_id = choice.session_id AND booking.status <> 'cancelled'
       WHERE choice.booking_id = ANY($1) AND choice.outcome IS NULL AND choice.choose_until > $2`,
      [bookings.map(({ id }) => id), this.clock.now()],
    );
    return new Map(
      bookings.flatMap((booking) => {
        const found = open.find(({ bookingId }) => bookingId === booking.id);
        return found
          ? [[booking.id, { isCalledOff: found.isCalledOff, url: this.links.choicePath(booking) }]]
          : [];
      }),
    );
  }
}

/** The question for everybody but the buyer. */
export function withoutLink(choice: OpenChoice | null): OpenChoice | null {
  return choice && { ...choice, url: null };
}
