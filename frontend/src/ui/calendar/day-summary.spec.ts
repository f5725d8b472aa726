import { describe, expect, it } from '@jest/globals';
import { aSession } from '../../../testing/sessions.js';
import { describeDay, firstOpenDay, groupByDay, summariseDay } from './day-summary.js';

const DAY = '2026-12-12';
const at = (time: string) => new Date(`2026-12-${time}:00+03:00`);
const DAY_BEFORE = at('11T12:00');
const withSeats = (...seats: number[]) => seats.map((available) => aSession({ available }));

describe('what a day has left', () => {
  it.each([
    { seats: [], status: 'none', words: '12 Aralık Cumartesi, workshop yok' },
    { seats: [0], status: 'full', words: '12 Aralık Cumartesi, 1 seans, dolu' },
    { seats: [0, 0], status: 'full', words: '12 Aralık Cumartesi, 2 seans, dolu' },
    { seats: [-1], status: 'full', words: '12 Aralık Cumartesi, 1 seans, dolu' },
    { seats: [1], status: 'few', words: '12 Aralık Cumartesi, 1 seans, son 1 yer' },
    { seats: [0, 1, 1], status: 'few', words: '12 Aralık Cumartesi, 3 seans, son 2 yer' },
    { seats: [1, 1, 1], status: 'free', words: '12 Aralık Cumartesi, 3 seans, 3 yer' },
    { seats: [8, 8], status: 'free', words: '12 Aralık Cumartesi, 2 seans, 16 yer' },
  ])('is $status with $seats seats in its sessions', ({ seats, status, words }) => {
    const summary = summariseDay(withSeats(...seats), DAY_BEFORE);
    expect(summary.status).toBe(status);
    expect(describeDay(DAY, summary)).toBe(words);
  });

  const morning = aSession({ startTime: '10:00', available: 5 });
  const evening = aSession({ startTime: '18:00', available: 2 });

  it.each([
    { now: at('12T09:59'), status: 'free', sessionCount: 2, available: 7 },
    { now: at('12T10:00'), status: 'few', sessionCount: 1, available: 2 },
    { now: at('12T17:59'), status: 'few', sessionCount: 1, available: 2 },
    { now: at('12T18:00'), status: 'over', sessionCount: 2, available: 0 },
    { now: at('13T00:00'), status: 'over', sessionCount: 2, available: 0 },
  ])('counts only what has not begun at $now', ({ now, ...summary }) => {
    expect(summariseDay([morning, evening], now)).toEqual(summary);
  });

  it('says of a day gone by what there was', () => {
    expect(describeDay(DAY, summariseDay([morning, evening], at('13T00:00')))).toBe(
      '12 Aralık Cumartesi, 2 seans, geçti',
    );
  });

  it('tells the studio of more people than seats, also afterwards', () => {
    const full = { ...summariseDay(withSeats(0), DAY_BEFORE), overbooked: 2 };
    expect(describeDay(DAY, full)).toBe('12 Aralık Cumartesi, 1 seans, dolu, 2 kişi fazla');
    const over = { ...summariseDay([morning], at('13T00:00')), overbooked: 2 };
    expect(describeDay(DAY, over)).toBe('12 Aralık Cumartesi, 1 seans, geçti, 2 kişi fazla');
  });
});

describe('the days of a month', () => {
  const sessions = [
    aSession({ id: 'late', startTime: '18:00' }),
    aSession({ id: 'early', startTime: '10:00' }),
    aSession({ id: 'full', date: '2026-12-10', available: 0 }),
    aSession({ id: 'next', date: '2026-12-15' }),
  ];

  it('list their sessions by the clock', () => {
    expect(
      groupByDay(sessions)
        .get(DAY)
        ?.map(({ id }) => id),
    ).toEqual(['early', 'late']);
  });

  it.each([
    [DAY_BEFORE, DAY],
    [at('12T17:00'), DAY],
    [at('12T18:00'), '2026-12-15'],
    [at('16T00:00'), null],
  ])('offer as the first one with a free seat at %s: %s', (now, day) => {
    expect(firstOpenDay(groupByDay(sessions), now)).toBe(day);
  });
});
