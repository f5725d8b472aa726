import { describe, expect, it } from '@jest/globals';
import { firstOfDays } from './last-days.js';

describe('The last days', () => {
  it.each([
    [7, '2026-11-22T12:00:00Z', '2026-11-16'],
    [7, '2026-11-22T21:30:00Z', '2026-11-17'],
    [2, '2026-11-22T12:00:00Z', '2026-11-21'],
    [1, '2026-11-22T12:00:00Z', '2026-11-22'],
  ])('%i of them, at %s, begin on %s: today is one', (days, now, first) => {
    expect(firstOfDays(days, new Date(now))).toBe(first);
  });
});
