import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionTimes } from '../../contract/workshops/session.js';
import { Clock } from '../platform/clock.js';
import { WorkshopSession } from './workshop-session.entity.js';

const MOST_NAMED = 5;

/** Finds the other sessions of the same workshop, for guests who cannot come to theirs. */
@Injectable()
export class OtherDatesService {
  constructor(private readonly clock: Clock) {}

  /** The next ones with a free seat, the earliest first. A workshop is known by its title. */
  async of(manager: EntityManager, session: WorkshopSession): Promise<SessionTimes[]> {
    return manager
      .createQueryBuilder(WorkshopSession, 'session')
      .where('search_form(session.title) = search_form(:title)', { title: session.title })
      .andWhere('session.id <> :id AND session.removedAt IS NULL', { id: session.id })
      .andWhere('session.starts_at > :now', { now: this.clock.now() })
      .andWhere('session.bookedSeats + session.heldSeats < session.capacity')
      .orderBy('session.date')
      .addOrderBy('session.startTime')
      .addOrderBy('session.id')
      .limit(MOST_NAMED)
      .getMany();
  }
}
