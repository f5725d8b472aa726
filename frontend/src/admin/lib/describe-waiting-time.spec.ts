import { describe, expect, it } from '@jest/globals';
import { describeWaitingTime } from './describe-waiting-time.js';

describe('How long something waits', () => {
  it.each([
    ['2026-11-22T11:50:00Z', '1 saattir bekliyor'],
    ['2026-11-21T06:00:00Z', '30 saattir bekliyor'],
    ['2026-11-20T12:00:01Z', '47 saattir bekliyor'],
    ['2026-11-20T12:00:00Z', '2 gündür bekliyor'],
    ['2026-11-12T13:00:00Z', '9 gündür bekliyor'],
  ])('is told in hours, then in days: since %s', (since, told) => {
    expect(describeWaitingTime(since, new Date('2026-11-22T12:00:00Z'))).toBe(told);
  });
});
