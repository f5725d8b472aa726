import { describe, expect, it } from '@jest/globals';
import { addDays } from '../contract/common/dates.js';
import { hasBegun, seatStatus } from '../contract/workshops/session.js';
import { suiteDatabase } from '../testing/suite-database.js';
import { WorkshopSession } from '../src/workshops/workshop-session.entity.js';
import { demoSessions, seedDemoWorkshops } from './demo-workshops.js';

/** First starts on each day of two weeks. */
const STARTS = Array.from({ length: 14 }, (_, day) => addDays('2026-11-21', day));

describe('The demo’s workshops', () => {
  const freeSeats = ({ capacity, seatsTakenElsewhere }: ReturnType<typeof demoSessions>[number]) =>
    capacity - seatsTakenElsewhere;

  it.each(STARTS)('fill two months around %s, on the days on which the studio is open', (today) => {
    const dates = demoSessions(today)
      .map(({ date }) => date)
      .sort();

    expect(dates.length).toBeGreaterThan(50);
    expect(dates[0]! >= addDays(today, -15)).toBe(true);
    expect(dates[0]! <= addDays(today, -12)).toBe(true);
    expect(dates.at(-1)! >= addDays(today, 42)).toBe(true);
    expect(dates.at(-1)! <= addDays(today, 45)).toBe(true);
    expect(dates.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())).not.toContain(1);
  });

  it.each(STARTS)('show every kind of day within two weeks of %s', (today) => {
    const soon = Array.from({ length: 14 }, (_, day) => addDays(today, day + 1));
    const upcoming = demoSessions(today).filter(({ date }) => soon.includes(date));
    const left = new Map<string, number>();
    for (const session of upcoming) {
      left.set(session.date, (left.get(session.date) ?? 0) + freeSeats(session));
    }

    expect(new Set([...left.values()].map(seatStatus))).toEqual(new Set(['full', 'few', 'free']));
    expect(new Set(upcoming.map(freeSeats).map(seatStatus))).toEqual(new Set(['full', 'few', 'free']));
    // Two of the missing days are Mondays.
    expect(soon.length - left.size).toBeGreaterThan(2);
    expect(upcoming.some((session) => hasBegun(session, new Date(`${today}T20:59:00Z`)))).toBe(false);
  });

  it('are what the program cards promise, at their prices', () => {
    const sessions = demoSessions('2026-11-21');

    // Program 5 is for private groups, which choose their own date, so it has no sessions.
    expect(new Set(sessions.map(({ program }) => program))).toEqual(new Set([1, 2, 3, 4]));
    for (const { program, priceKurus, studentPriceKurus, title, description } of sessions) {
      if (program === 4) expect(studentPriceKurus).toBe(priceKurus);
      const [least, most] = program === 4 ? [60_000, 80_000] : [80_000, 150_000];
      expect(priceKurus).toBeGreaterThanOrEqual(least);
      expect(priceKurus).toBeLessThanOrEqual(most);
      expect(title).toMatch(/^(Seramik|Cam Boyama|Linol Baskı|Çocuk) Atölyesi: \p{Lu}/u);
      expect(description.length).toBeLessThanOrEqual(80);
    }
  });

  describe('in the shop', () => {
    const database = suiteDatabase([WorkshopSession]);

    it('stand around the studio’s day, with a ledger that explains every seat that is gone', async () => {
      // In UTC it is still the day before.
      const now = new Date('2026-11-20T22:30:00Z');
      await database.dataSource.transaction((manager) => seedDemoWorkshops(manager, now));

      const planned = demoSessions('2026-11-21').map(({ date, startTime }) => `${date} ${startTime}`);
      const kept = await database.dataSource.manager.find(WorkshopSession);
      expect(kept.map(({ date, startTime }) => `${date} ${startTime}`).sort()).toEqual(planned.sort());
      expect(
        await database.dataSource.query(
          `SELECT s.id FROM workshop_session s LEFT JOIN seat_block b ON b.session_id = s.id
           GROUP BY s.id HAVING s.booked_seats <> coalesce(sum(b.seats), 0)`,
        ),
      ).toEqual([]);
    });
  });
});
