import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import type { Picture } from '../../contract/media/picture.js';
import type { UntaxedItem } from '../../contract/checkout/quote.js';
import type { SessionTimes } from '../../contract/workshops/session.js';
import type { WorkshopSessionView } from '../../contract/workshops/workshops.views.js';
import { MediaLibraryQueriesService } from '../media/media-library-queries.service.js';
import { Clock } from '../platform/clock.js';
import { type SessionSnapshot, toPricedItem, toSessionSnapshot, toSessionView } from './session.mapper.js';
import { WorkshopSession } from './workshop-session.entity.js';

export type { SessionSnapshot } from './session.mapper.js';

/** A bound on the answer: more than thirty sessions on every day. */
const SESSIONS_PER_MONTH = 1_000;
/** A bound on the documented list, which has no pages: about a year and a half of a busy studio. */
const UPCOMING_SESSIONS = 500;

/** Reads workshop sessions for visitors and for other modules. */
@Injectable()
export class SessionQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly library: MediaLibraryQueriesService,
  ) {}

  /**
   * `month`: yyyy-MM. Past days are included, so that the answer depends on the sessions only and not on the
   * time.
   */
  async month(month: string): Promise<WorkshopSessionView[]> {
    const sessions = await inCalendarOrder(this.dataSource.manager)
      .andWhere('session.date >= CAST(:first AS date)')
      .andWhere(`session.date < CAST(:first AS date) + interval '1 month'`)
      .setParameter('first', `${month}-01`)
      .limit(SESSIONS_PER_MONTH)
      .getMany();
    return sessions.map(toSessionView);
  }

  /** From the first day of the current month, because older clients show the whole month. */
  async upcoming(): Promise<WorkshopSessionView[]> {
    const firstOfMonth = `${studioDate(this.clock.now()).slice(0, 7)}-01`;
    const sessions = await inCalendarOrder(this.dataSource.manager)
      .andWhere('session.date >= CAST(:firstOfMonth AS date)', { firstOfMonth })
      .limit(UPCOMING_SESSIONS)
      .getMany();
    return sessions.map(toSessionView);
  }

  /**
   * Data for pricing by id; unknown sessions are absent. Begun ones are included, because the quote reports
   * them.
   */
  async pricedItems(manager: EntityManager, ids: readonly string[]): Promise<Map<string, UntaxedItem>> {
    return this.byId(manager, ids, toPricedItem);
  }

  /** Data for order lines by id; unknown sessions are absent. */
  async snapshots(manager: EntityManager, ids: readonly string[]): Promise<Map<string, SessionSnapshot>> {
    return this.byId(manager, ids, toSessionSnapshot);
  }

  /** When a session is or was; also one that was removed from the calendar. */
  async times(manager: EntityManager, id: string): Promise<SessionTimes> {
    const { date, startTime, endTime } = await manager.findOneByOrFail(WorkshopSession, { id });
    return { date, startTime, endTime };
  }

  /** Whether the studio calls a session off, also while that can still be taken back. */
  async isCalledOff(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(WorkshopSession, { id, cancelledAt: Not(IsNull()) });
  }

  /** Whether a session is for children; also one that was removed from the calendar. */
  async isForChildren(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(WorkshopSession, { id, isForChildren: true });
  }

  private async byId<T>(
    manager: EntityManager,
    ids: readonly string[],
    map: (session: WorkshopSession, picture: Picture | null) => T,
  ): Promise<Map<string, T>> {
    // The database would refuse to compare other strings with an id.
    const possible = ids.filter((id) => isUUID(id));
    if (possible.length === 0) return new Map();
    const sessions = await manager.findBy(WorkshopSession, { id: In(possible), removedAt: IsNull() });
    const pictures = await this.library.programPictures(manager);
    return new Map(
      sessions.map((session) => {
        const picture = session.program === null ? undefined : pictures.get(session.program);
        return [session.id, map(session, picture ?? null)];
      }),
    );
  }
}

function inCalendarOrder(manager: EntityManager) {
  return manager
    .createQueryBuilder(WorkshopSession, 'session')
    .where('session.removedAt IS NULL')
    .orderBy('session.date')
    .addOrderBy('session.startTime')
    .addOrderBy('session.id');
}
