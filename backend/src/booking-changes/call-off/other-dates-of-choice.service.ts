import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OtherDate } from '../../../contract/booking-changes/call-off/call-off.views.js';
import { formatSession } from '../../../contract/workshops/session.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { OtherDatesService } from '../../workshops/other-dates.service.js';

/** More dates than these are read in the calendar. */
const MOST_NAMED = 5;

/** Finds the dates of the same workshop that guests of one that is called off may choose. */
@Injectable()
export class OtherDatesOfChoiceService {
  constructor(private readonly dates: OtherDatesService) {}

  /** Those with room for `seats` people, the next first. */
  async of(
    manager: EntityManager,
    {
      sessionId,
      title,
      seats,
    }: { readonly sessionId: string; readonly title: string; readonly seats: number },
  ): Promise<OtherDate[]> {
    const open = await this.dates.open(manager, { sessionId, title });
    return open
      .filter(({ isSameWorkshop, freeSeats }) => isSameWorkshop && freeSeats >= seats)
      .map(({ sessionId: id, date, startTime, endTime, freeSeats }) => ({
        ...{ sessionId: id, date, startTime, endTime, freeSeats },
      }));
  }

  /** Those for one booking, as mails name them. */
  async named(manager: EntityManager, { sessionId, title, quantity }: Booking): Promise<string[]> {
    const dates = await this.of(manager, { sessionId, title, seats: quantity });
    return dates.slice(0, MOST_NAMED).map(formatSession);
  }
}
