import { describe, expect, it } from '@jest/globals';
import { inTimeZone } from '../../testing/in-time-zone.js';
import { remindAt } from './reminder.js';

const NOV_1 = '2026-11-01T09:00:00Z';

describe('The reminder of a workshop', () => {
  it.each([
    ['an ordinary day', '2026-12-12', NOV_1, '2026-12-11T07:00:00.000Z'],
    ['the first of a month', '2027-01-01', NOV_1, '2026-12-31T07:00:00.000Z'],
    ['the day after a leap day', '2028-03-01', NOV_1, '2028-02-29T07:00:00.000Z'],
    [
      'the day Europe and not Turkey sets its clocks forward',
      '2027-03-28',
      NOV_1,
      '2027-03-27T07:00:00.000Z',
    ],
    ['the day after it', '2027-03-29', NOV_1, '2027-03-28T07:00:00.000Z'],
    [
      'the day after New York sets its clocks back',
      '2026-11-02',
      '2026-10-01T00:00:00Z',
      '2026-11-01T07:00:00.000Z',
    ],
    [
      'a booking in the last second before it',
      '2026-12-12',
      '2026-12-11T06:59:59Z',
      '2026-12-11T07:00:00.000Z',
    ],
    ['a booking at its very moment', '2026-12-12', '2026-12-11T07:00:00Z', null],
    ['a booking on the evening before', '2026-12-12', '2026-12-11T18:00:00Z', null],
    ['a booking on the day itself', '2026-12-12', '2026-12-12T06:00:00Z', null],
    [
      'a booking after midnight in Istanbul, still the day before in UTC',
      '2026-12-12',
      '2026-12-10T22:00:00Z',
      '2026-12-11T07:00:00.000Z',
    ],
  ])('comes at ten the day before: %s', (_what, date, now, expected) => {
    expect(remindAt({ date }, 10, new Date(now))?.toISOString() ?? null).toBe(expected);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Europe/Istanbul'])(
    'comes at the same instant wherever the server stands: %s',
    (zone) => {
      const dates = ['2026-11-02', '2026-12-12', '2027-03-15', '2027-03-29'];
      const expression = `${JSON.stringify(dates)}.map((date) => module.remindAt({ date }, 10, new Date(0)))`;
      expect(inTimeZone(zone, 'src/bookings/reminder.ts', expression)).toEqual([
        '2026-11-01T07:00:00.000Z',
        '2026-12-11T07:00:00.000Z',
        '2027-03-14T07:00:00.000Z',
        '2027-03-28T07:00:00.000Z',
      ]);
    },
  );
});
