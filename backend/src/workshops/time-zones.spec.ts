import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createEmptyCopy } from '../../testing/test-database.js';

/** Days on which New York, Auckland or Europe change their clocks, and the ends of a year. */
const DATES = [
  ...['2026-09-27', '2026-10-25', '2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01'],
  ...['2027-03-14', '2027-03-28', '2027-04-04'],
];
const TIMES = [
  ['00:30', '01:45'],
  ['02:30', '03:30'],
  ['10:00', '13:00'],
  ['23:30', '23:59'],
] as const;
const SESSIONS = DATES.flatMap((date) => TIMES.map(([startTime, endTime]) => ({ date, startTime, endTime })));

/** Half past eleven at night and half past midnight in Istanbul. */
const INSTANTS = [
  '2026-10-31T20:30:00Z',
  '2026-10-31T21:30:00Z',
  '2027-03-13T20:30:00Z',
  '2027-03-13T21:30:00Z',
];

interface Answer {
  readonly offsetInJanuary: number;
  readonly sessions: readonly unknown[];
  readonly instants: readonly unknown[];
}

describe.each([
  ['UTC', 0],
  ['America/New_York', 300],
  ['Pacific/Auckland', -780],
  ['Europe/Istanbul', -180],
])('On a server whose clock stands in %s', (zone, offsetInJanuary) => {
  let answer: Answer;

  beforeAll(async () => {
    const database = await createEmptyCopy();
    const worker = join(process.env['TEST_COMPILED_DIR'] ?? '', 'testing/time-zone-worker.js');
    const { stdout } = await promisify(execFile)(process.execPath, [worker], {
      env: {
        PATH: process.env['PATH'] ?? '',
        TZ: zone,
        DATABASE_URL: database.url,
        ASKED: JSON.stringify({ sessions: SESSIONS, instants: INSTANTS }),
      },
    });
    answer = JSON.parse(stdout) as Answer;
    await database.drop();
  });

  it('the test really runs there', () => {
    expect(answer.offsetInJanuary).toBe(offsetInJanuary);
  });

  it('a workshop stays on its day, and begins when the studio’s clock says so', () => {
    expect(answer.sessions).toEqual(
      SESSIONS.map(({ date, startTime, endTime }) => {
        const instant = new Date(`${date}T${startTime}:00+03:00`).toISOString();
        return {
          ...{ date, startTime, endTime },
          day: expect.stringMatching(new RegExp(`^${Number(date.slice(8))} \\p{Lu}\\p{Ll}+ \\p{Lu}`, 'u')),
          startsAt: instant,
          instant,
          begunJustBefore: false,
          begunThen: true,
        };
      }),
    );
  });

  it('the studio’s day changes at its own midnight, and its month with it', () => {
    expect(answer.instants).toEqual([
      {
        shown: '31.10.2026 23:30',
        today: '2026-10-31',
        yesterday: '2026-10-30',
        tomorrow: '2026-11-01',
        month: 'Ekim 2026',
        firstUpcoming: '2026-10-25',
      },
      {
        shown: '01.11.2026 00:30',
        today: '2026-11-01',
        yesterday: '2026-10-31',
        tomorrow: '2026-11-02',
        month: 'Kasım 2026',
        firstUpcoming: '2026-11-01',
      },
      {
        shown: '13.03.2027 23:30',
        today: '2027-03-13',
        yesterday: '2027-03-12',
        tomorrow: '2027-03-14',
        month: 'Mart 2027',
        firstUpcoming: '2027-03-14',
      },
      {
        shown: '14.03.2027 00:30',
        today: '2027-03-14',
        yesterday: '2027-03-13',
        tomorrow: '2027-03-15',
        month: 'Mart 2027',
        firstUpcoming: '2027-03-14',
      },
    ]);
  });
});
