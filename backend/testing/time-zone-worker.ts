import 'reflect-metadata';
import { DataSource } from 'typeorm';
import {
  addDays,
  formatDateTime,
  formatDay,
  formatMonth,
  studioDate,
  studioInstant,
} from '../contract/common/dates.js';
import { hasBegun } from '../contract/workshops/session.js';
import { aWorkshopSession } from '../seed/workshops.js';
import type { MediaLibraryQueriesService } from '../src/media/media-library-queries.service.js';
import { Clock } from '../src/platform/clock.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { SessionQueriesService } from '../src/workshops/session-queries.service.js';
import { WorkshopSession } from '../src/workshops/workshop-session.entity.js';

/**
 * Computes dates and times of given sessions and instants in a process with another time zone (TZ). Prints
 * one line of JSON.
 */
interface Asked {
  readonly sessions: readonly {
    readonly date: string;
    readonly startTime: string;
    readonly endTime: string;
  }[];
  readonly instants: readonly string[];
}

const requested = JSON.parse(process.env['ASKED'] ?? '{}') as Asked;
const library = {} as MediaLibraryQueriesService;

class SetClock extends Clock {
  constructor(private readonly instant: Date) {
    super();
  }
  override now(): Date {
    return this.instant;
  }
}

async function sessionsAsKept(dataSource: DataSource) {
  const { manager } = dataSource;
  for (const times of requested.sessions) await aWorkshopSession(manager, times);
  const months = [...new Set(requested.sessions.map(({ date }) => date.slice(0, 7)))].sort();
  const queries = new SessionQueriesService(dataSource, new Clock(), library);
  const views = (await Promise.all(months.map((month) => queries.month(month)))).flat();
  const stored = await manager.query<{ id: string; startsAt: Date }[]>(
    'SELECT id, starts_at AS "startsAt" FROM workshop_session',
  );
  const startsAt = new Map(stored.map((row) => [row.id, row.startsAt]));
  return views.map((session) => {
    const instant = studioInstant(session.date, session.startTime);
    return {
      date: session.date,
      startTime: session.startTime,
      endTime: session.endTime,
      day: formatDay(session.date),
      startsAt: startsAt.get(session.id)?.toISOString(),
      instant: instant.toISOString(),
      begunJustBefore: hasBegun(session, new Date(instant.getTime() - 1)),
      begunThen: hasBegun(session, instant),
    };
  });
}

async function instantsAsRead(dataSource: DataSource) {
  return Promise.all(
    requested.instants.map(async (iso) => {
      const instant = new Date(iso);
      const today = studioDate(instant);
      const upcoming = await new SessionQueriesService(dataSource, new SetClock(instant), library).upcoming();
      return {
        shown: formatDateTime(instant),
        today,
        yesterday: addDays(today, -1),
        tomorrow: addDays(today, 1),
        month: formatMonth(today.slice(0, 7)),
        firstUpcoming: upcoming[0]?.date ?? null,
      };
    }),
  );
}

const dataSource = await new DataSource({
  ...dataSourceOptions(process.env['DATABASE_URL'] ?? '', 2),
  entities: [WorkshopSession],
}).initialize();
const sessions = await sessionsAsKept(dataSource);
const answer = {
  /** The actual offset of the process. */
  offsetInJanuary: new Date('2027-01-15T12:00:00Z').getTimezoneOffset(),
  sessions,
  instants: await instantsAsRead(dataSource),
};
process.stdout.write(JSON.stringify(answer));
await dataSource.destroy();
