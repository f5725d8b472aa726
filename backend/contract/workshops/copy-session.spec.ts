import { describe, expect, it } from '@jest/globals';
import { MAX_COPIES, weeklyDates } from './copy-session.dto.js';

const NOON = new Date('2026-11-27T09:00:00Z');

describe('The weeks to which a session is copied', () => {
  it('follow it on the same weekday until the chosen day', () => {
    const session = { date: '2026-12-07', startTime: '15:00' };
    expect(weeklyDates(session, '2026-12-28', NOON)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
    expect(weeklyDates(session, '2099-01-01', NOON)).toHaveLength(MAX_COPIES);
  });

  it('begin with the first that is still to come, however old the session is', () => {
    const friday = { date: '2026-10-30', startTime: '18:00' };
    expect(weeklyDates(friday, '2026-12-04', NOON)).toEqual(['2026-11-27', '2026-12-04']);
    expect(weeklyDates({ ...friday, startTime: '10:00' }, '2026-12-04', NOON)).toEqual(['2026-12-04']);
  });
});
