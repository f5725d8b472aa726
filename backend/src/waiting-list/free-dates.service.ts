import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FreeDate } from '../../contract/waiting-list/waiting-list.views.js';
import { OtherDatesService } from '../workshops/other-dates.service.js';

/** More dates than these are read in the calendar. */
const MOST_NAMED = 5;

/** Finds the dates of the same workshop that have free seats, for those who wait for a full one. */
@Injectable()
export class FreeDatesService {
  constructor(private readonly dates: OtherDatesService) {}

  /** The next first. */
  async of(
    manager: EntityManager,
    session: { readonly sessionId: string; readonly title: string },
  ): Promise<FreeDate[]> {
    const open = (await this.dates.open(manager, session)).filter(({ isSameWorkshop }) => isSameWorkshop);
    return open.slice(0, MOST_NAMED).map(({ sessionId, date, startTime, endTime, freeSeats }) => ({
      ...{ sessionId, date, startTime, endTime, freeSeats },
    }));
  }
}
