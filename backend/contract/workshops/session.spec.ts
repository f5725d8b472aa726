import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatSession, hasBegun, seatBadge, seatStatus, studentPriceKurus } from './session.js';

describe('The seats of a session', () => {
  it.each([
    [-3, 'full', 'DOLU'],
    [0, 'full', 'DOLU'],
    [1, 'few', 'SON 1 YER'],
    [2, 'few', 'SON 2 YER'],
    [3, 'free', null],
    [8, 'free', null],
    [999, 'free', null],
  ] as const)('%i left: %s, badge %p', (available, status, badge) => {
    expect(seatStatus(available)).toBe(status);
    expect(seatBadge(available)).toBe(badge);
  });
});

describe('When a session takes place', () => {
  it.each([
    [{ date: '2026-12-12', startTime: '14:00', endTime: '17:00' }, '12.12.2026 Cumartesi, 14:00–17:00'],
    [{ date: '2027-01-03', startTime: '09:30', endTime: '12:00' }, '03.01.2027 Pazar, 09:30–12:00'],
  ])('is said with weekday and hours', (times, text) => {
    expect(formatSession(times)).toBe(text);
  });
});

describe('What a student pays', () => {
  it.each([
    [100_000, 80_000],
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [99_999, 79_999],
    [99_998, 79_998],
    [12_345, 9_876],
    [12_347, 9_878],
    [12_348, 9_878],
  ])('for %i kuruş is four fifths, rounded to the kuruş: %i', (priceKurus, student) => {
    expect(studentPriceKurus(priceKurus, null)).toBe(student);
  });

  it.each([0, 1, 60_000, 100_000])('is the session’s own student price of %i when it has one', (own) => {
    expect(studentPriceKurus(100_000, own)).toBe(own);
  });

  it('is never more than the price, and within half a kuruş of four fifths of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (priceKurus) => {
        const student = studentPriceKurus(priceKurus, null);
        expect(Number.isInteger(student)).toBe(true);
        expect(student).toBeLessThanOrEqual(priceKurus);
        expect(Math.abs(student * 5 - priceKurus * 4)).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});

describe('A session', () => {
  const session = { date: '2026-12-12', startTime: '14:00' };

  it.each([
    ['2026-12-12T10:59:59.999Z', false],
    ['2026-12-12T11:00:00.000Z', true],
    ['2026-12-12T11:00:00.001Z', true],
    ['2026-12-11T23:59:59Z', false],
    ['2026-12-13T00:00:00Z', true],
  ])('at 14:00 in Istanbul, at %s has begun: %p', (now, begun) => {
    expect(hasBegun(session, new Date(now))).toBe(begun);
  });

  it.each([
    ['00:30', '2026-12-11T21:30:00Z'],
    ['23:30', '2026-12-12T20:30:00Z'],
  ])('at %s begins at %s', (startTime, instant) => {
    const begins = new Date(instant);
    expect(hasBegun({ ...session, startTime }, new Date(begins.getTime() - 1))).toBe(false);
    expect(hasBegun({ ...session, startTime }, begins)).toBe(true);
  });
});
