import { describe, expect, it } from '@jest/globals';
import { formatDate, studioDate } from '@contract/common/dates.js';
import { formatShortDate } from './format-short-date.js';

describe('a date below a title', () => {
  it.each([
    ['2026-11-14T09:00:00.000Z', '14.11.2026'],
    ['2026-11-01T20:59:59.999Z', '01.11.2026'],
    ['2026-11-01T21:00:00.000Z', '02.11.2026'],
    ['2025-12-31T21:00:00.000Z', '01.01.2026'],
  ])('%s is %s in the studio', (instant, date) => {
    expect(formatShortDate(instant)).toBe(date);
    expect(formatDate(studioDate(new Date(instant)))).toBe(date);
  });

  it.each(['', 'yarın'])('%j is none, and a dash', (text) => {
    expect(formatShortDate(text)).toBe('-');
  });
});
