import { describe, expect, it } from '@jest/globals';
import { formatDay, studioDate } from './dates.js';
import { formatLongDay } from './long-day.js';

describe('A day in words', () => {
  it.each(['2026-12-14T09:00:00Z', '2026-12-31T21:30:00Z', '2027-02-28T20:59:59Z'])(
    'is that of the studio, as the contract writes it: %s',
    (instant) => {
      const at = new Date(instant);
      expect(formatLongDay(at)).toBe(formatDay(studioDate(at)));
    },
  );
});
