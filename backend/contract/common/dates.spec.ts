import { describe, expect, it } from '@jest/globals';
import { formatDateTime } from './dates.js';

describe('dates', () => {
  it.each([
    ['2026-11-21T14:40:00Z', '21.11.2026 17:40'],
    ['2026-12-31T21:30:00Z', '01.01.2027 00:30'],
    ['2026-07-01T09:05:00+03:00', '01.07.2026 09:05'],
  ])('shows %s as the studio’s clock does: %s', (instant, text) => {
    expect(formatDateTime(instant)).toBe(text);
    expect(formatDateTime(new Date(instant))).toBe(text);
  });
});
