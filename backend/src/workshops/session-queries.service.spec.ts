import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aWorkshopSession } from '../../seed/workshops.js';
import type { Picture } from '../../contract/media/picture.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import type { MediaLibraryQueriesService } from '../media/media-library-queries.service.js';
import { Clock } from '../platform/clock.js';
import { CreateSessionService, type NewSession } from './create-session.service.js';
import { SessionQueriesService } from './session-queries.service.js';
import { WorkshopSession } from './workshop-session.entity.js';

const JARS: Picture = {
  fileName: 'cam.webp',
  width: 1200,
  height: 800,
  placeholder: 'data:,',
  alt: 'Kavanozlar',
};
/** Only the second program has a picture. */
const LIBRARY = {
  programPictures: () => Promise.resolve(new Map([[2, JARS]])),
} as unknown as MediaLibraryQueriesService;

class SetClock extends Clock {
  instant = new Date('2026-12-15T09:00:00Z');
  override now(): Date {
    return this.instant;
  }
}

describe('The workshop calendar', () => {
  const clock = new SetClock();
  const database = suiteDatabase([WorkshopSession]);
  let sessions: SessionQueriesService;

  beforeAll(() => {
    sessions = new SessionQueriesService(database.dataSource, clock, LIBRARY);
  });
  beforeEach(() => emptyTables(database.dataSource, 'workshop_session'));

  const aSession = (overrides: Partial<NewSession> = {}) =>
    aWorkshopSession(database.dataSource.manager, overrides);
  const dates = async (month: string) => (await sessions.month(month)).map(({ date }) => date);

  it('shows a month from its first day to its last', async () => {
    for (const date of ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']) await aSession({ date });

    expect(await dates('2026-11')).toEqual(['2026-11-30']);
    expect(await dates('2026-12')).toEqual(['2026-12-01', '2026-12-31']);
    expect(await dates('2027-01')).toEqual(['2027-01-01']);
    expect(await dates('2027-02')).toEqual([]);
  });

  it.each([
    ['2028-02', '2028-02-29', '2028-03-01'],
    ['2027-02', '2027-02-28', '2027-03-01'],
    ['2026-04', '2026-04-30', '2026-05-01'],
  ])('knows how long %s is', async (month, last, next) => {
    await aSession({ date: last });
    await aSession({ date: next });

    expect(await dates(month)).toEqual([last]);
  });

  it('lists by day, then by the clock', async () => {
    const evening = await aSession({ date: '2026-12-12', startTime: '18:00', endTime: '20:30' });
    const nextDay = await aSession({ date: '2026-12-13', startTime: '10:00', endTime: '13:00' });
    const morning = await aSession({ date: '2026-12-12', startTime: '10:00', endTime: '13:00' });
    const twins = await Promise.all(
      [1, 2].map(() => aSession({ date: '2026-12-12', startTime: '14:00', endTime: '17:00' })),
    );
    const afternoon = twins.map(({ id }) => id).sort();

    const ids = (await sessions.month('2026-12')).map(({ id }) => id);

    expect(ids).toEqual([morning.id, ...afternoon, evening.id, nextDay.id]);
  });

  it('says everything of a session, its times without seconds and what students pay', async () => {
    const { id } = await aSession({
      title: '  Seramik Atölyesi: Sır günü ',
      description: '\n Seladon, tenmoku, kobalt. ',
      date: '2026-12-12',
      startTime: '09:30',
      endTime: '12:00',
      program: 1,
      priceKurus: 135_000,
      capacity: 8,
      seatsTakenElsewhere: 3,
    });

    expect(await sessions.month('2026-12')).toEqual([
      {
        id,
        title: 'Seramik Atölyesi: Sır günü',
        description: 'Seladon, tenmoku, kobalt.',
        date: '2026-12-12',
        startTime: '09:30',
        endTime: '12:00',
        priceKurus: 135_000,
        priorPriceKurus: null,
        studentPriceKurus: 108_000,
        capacity: 8,
        available: 5,
        program: 1,
        isForChildren: false,
      },
    ]);
  });

  it.each([
    [8, 0, 0, 8],
    [8, 3, 2, 3],
    [8, 6, 2, 0],
    [1, 1, 0, 0],
  ])('of %i seats with %i booked and %i held shows %i', async (capacity, booked, held, available) => {
    const { id } = await aSession({ date: '2026-12-12', capacity });
    await database.dataSource.query(
      'UPDATE workshop_session SET booked_seats = $2, held_seats = $3 WHERE id = $1',
      [id, booked, held],
    );

    expect((await sessions.month('2026-12'))[0]?.available).toBe(available);
  });

  it('never shows fewer than no seats, even of a session that was oversold by hand', async () => {
    const { id } = await aSession({ date: '2026-12-12', capacity: 2 });
    const { manager } = database.dataSource;
    const guards = {
      workshop_session_never_oversold: 'booked_seats <= capacity + overbooked_seats',
      workshop_session_never_promised_twice:
        'booked_seats + held_seats <= capacity + overbooked_seats + listed_seats',
    };
    for (const guard of Object.keys(guards)) {
      await manager.query(`ALTER TABLE workshop_session DROP CONSTRAINT ${guard}`);
    }
    await manager.query('UPDATE workshop_session SET booked_seats = 5');

    expect((await sessions.month('2026-12'))[0]?.available).toBe(0);
    expect((await sessions.pricedItems(manager, [id])).get(id)?.available).toBe(0);
    await manager.query('DELETE FROM workshop_session');
    for (const [guard, rule] of Object.entries(guards)) {
      await manager.query(`ALTER TABLE workshop_session ADD CONSTRAINT ${guard} CHECK (${rule})`);
    }
  });

  it('for clients of old begins with the first of the studio’s month and has no end but a bound', async () => {
    for (const date of ['2026-11-30', '2026-12-01', '2026-12-31', '2028-05-01']) await aSession({ date });
    const upcoming = async (instant: string) => {
      clock.instant = new Date(instant);
      return (await sessions.upcoming()).map(({ date }) => date);
    };

    expect(await upcoming('2026-12-15T09:00:00Z')).toEqual(['2026-12-01', '2026-12-31', '2028-05-01']);
    // Half past midnight in Istanbul, still the day before in UTC.
    expect(await upcoming('2026-11-30T21:30:00Z')).toEqual(['2026-12-01', '2026-12-31', '2028-05-01']);
    expect(await upcoming('2026-11-30T20:30:00Z')).toHaveLength(4);

    await database.dataSource.query(
      `INSERT INTO workshop_session (title, date, start_time, end_time, price_kurus, capacity)
       SELECT 'Seramik', '2027-01-01'::date + n / 4, '10:00', '13:00', 100000, 8 FROM generate_series(1, 600) n`,
    );
    expect(await upcoming('2026-12-15T09:00:00Z')).toHaveLength(500);
  });
});

describe('What the shop asks of a session', () => {
  const database = suiteDatabase([WorkshopSession]);
  let sessions: SessionQueriesService;

  beforeAll(() => {
    sessions = new SessionQueriesService(database.dataSource, new Clock(), LIBRARY);
  });

  it('is what it costs, when it is and how many seats are left', async () => {
    const { manager } = database.dataSource;
    const own = await aWorkshopSession(manager, {
      date: '2026-12-12',
      priceKurus: 90_000,
      studentPriceKurus: 60_000,
      seatsTakenElsewhere: 2,
    });
    const times = { date: '2026-12-12', startTime: '14:00', endTime: '17:00' };

    expect((await sessions.pricedItems(manager, [own.id])).get(own.id)).toEqual({
      kind: 'workshop',
      id: own.id,
      name: own.title,
      picture: null,
      session: times,
      priceKurus: 90_000,
      priorPriceKurus: null,
      studentPriceKurus: 60_000,
      vatRateId: null,
      weightGrams: null,
      preparationDays: null,
      categoryId: null,
      available: 6,
    });
    expect((await sessions.snapshots(manager, [own.id])).get(own.id)).toEqual({
      id: own.id,
      title: own.title,
      description: own.description,
      ...times,
      priceKurus: 90_000,
      studentPriceKurus: 60_000,
      vatRateId: null,
      program: 1,
      pictureFileName: null,
    });
  });

  it.each([
    [2, JARS],
    [1, null],
    [null, null],
  ] as const)('of program %p has the picture of its card, if there is one', async (program, picture) => {
    const { manager } = database.dataSource;
    const { id } = await aWorkshopSession(manager, { program });

    expect((await sessions.pricedItems(manager, [id])).get(id)?.picture).toEqual(picture);
    expect((await sessions.snapshots(manager, [id])).get(id)?.pictureFileName).toBe(
      picture?.fileName ?? null,
    );
  });

  it('is empty for what is no session, and answers for all others', async () => {
    const { manager } = database.dataSource;
    const known = await aWorkshopSession(manager, { program: null });
    const begun = await aWorkshopSession(manager, { date: '2020-01-01' });
    const ids = [known.id, 'ws-1', '', "'; DROP TABLE workshop_session; --", begun.id];

    const items = await sessions.pricedItems(manager, ids);

    expect([...items.keys()].sort()).toEqual([known.id, begun.id].sort());
    expect(await sessions.pricedItems(manager, ['ws-1'])).toEqual(new Map());
    expect(await sessions.snapshots(manager, [])).toEqual(new Map());
  });

  it('is there as the transaction sees it, before others do', async () => {
    await database.dataSource.transaction(async (own) => {
      const { id } = await new CreateSessionService().create(own, {
        ...{ title: 'Yeni', description: '', date: '2026-12-12', startTime: '10:00', endTime: '13:00' },
        ...{ program: 2, priceKurus: 1, studentPriceKurus: null, capacity: 1 },
        seatsTakenElsewhere: 0,
      });
      expect((await sessions.pricedItems(own, [id])).size).toBe(1);
      expect((await sessions.pricedItems(database.dataSource.manager, [id])).size).toBe(0);
    });
  });
});
