import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkshopSessionView } from '../../contract/workshops/workshops.views.js';
import { Clock } from '../platform/clock.js';
import { narrowToWords, occursIn } from '../platform/database/stem-search.js';
import { toSessionView } from './session.mapper.js';
import { WorkshopSession } from './workshop-session.entity.js';

const MOST_FOUND = 6;

/** Finds workshops for the search of the shop. */
@Injectable()
export class FindWorkshopsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The next session of each workshop that the words name, the earliest first. A workshop is known by its title. */
  async find(search: string): Promise<WorkshopSessionView[]> {
    const upcoming = this.dataSource.manager
      .createQueryBuilder(WorkshopSession, 'session')
      .distinctOn(['session.title'])
      .where('session.removedAt IS NULL')
      .andWhere('session.starts_at > :now', { now: this.clock.now() })
      .orderBy('session.title')
      .addOrderBy('session.date')
      .addOrderBy('session.startTime')
      .addOrderBy('session.id');
    narrowToWords(upcoming, search, occursIn('session'));
    const next = (await upcoming.getMany()).map(toSessionView);
    return next.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)).slice(0, MOST_FOUND);
  }
}

function startOf({ date, startTime }: WorkshopSessionView): string {
  return `${date} ${startTime}`;
}
