import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import type { Booking } from '../booking.entity.js';
import { SeatGuestsService } from './seat-guests.service.js';

/** Knows whose booking must still name the adult who is responsible for the children. */
@Injectable()
export class MissingAdultService {
  constructor(
    private readonly sessions: SessionQueriesService,
    private readonly guests: SeatGuestsService,
  ) {}

  /** Also for guests who were named while their seats were in a workshop for adults. */
  async isMissing(manager: EntityManager, booking: Pick<Booking, 'orderId' | 'sessionId'>): Promise<boolean> {
    if (!(await this.sessions.isForChildren(manager, booking.sessionId))) return false;
    return !(await this.guests.haveResponsibleAdult(manager, booking));
  }
}
