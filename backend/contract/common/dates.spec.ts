import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  formatDate,
  formatDateTime,
  formatDateWithWeekday,
  formatDay,
  formatMonth,
  formatTimeRange,
  studioDate,
  studioInstant,
  studioMonth,
} from './dates.js';

describe('dates', () => {
  it.each([
    ['2026-11-21T14:40:00Z', '21.11.2026 17:40'],
    ['2026-12-31T21:30:00Z', '01.01.2027 00:30'],
    ['2026-07-01T09:05:00+03:00', '01.07.2026 09:05'],
  ])('shows %s as the studio’s clock does: %s', (instant, text) => {
    expect(formatDateTime(instant)).toBe(text);
    expect(formatDateTime(new Date(instant))).toBe(text);
  });

  it.each(['', 'yarın', '2026-13-45'])('shows %j, which is no date, as a dash', (text) => {
    expect(formatDateTime(text)).toBe('-');
    expect(formatDate(text)).toBe('-');
  });

  it.each([
    ['2026-12-12', '12.12.2026', '12.12.2026 Cumartesi', '12 Aralık Cumartesi'],
    ['2027-01-03', '03.01.2027', '03.01.2027 Pazar', '3 Ocak Pazar'],
    ['2027-02-08', '08.02.2027', '08.02.2027 Pazartesi', '8 Şubat Pazartesi'],
    ['2028-02-29', '29.02.2028', '29.02.2028 Salı', '29 Şubat Salı'],
    ['2026-09-30', '30.09.2026', '30.09.2026 Çarşamba', '30 Eylül Çarşamba'],
  ])('says %s the Turkish way', (date, ...texts) => {
    expect([formatDate, formatDateWithWeekday, formatDay].map((format) => format(date))).toEqual(texts);
  });

  it('names every month', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`);
    expect(months.map(formatMonth)).toEqual(
      [
        ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
        ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
      ].map((name) => `${name} 2027`),
    );
  });

  it('writes a span of time with an en dash and no spaces', () => {
    expect(formatTimeRange('14:00', '17:00')).toBe('14:00–17:00');
  });

  it.each([
    ['2026-12-11T20:59:59.999Z', '2026-12-11'],
    ['2026-12-11T21:00:00Z', '2026-12-12'],
    ['2026-12-31T20:30:00Z', '2026-12-31'],
    ['2026-12-31T21:30:00Z', '2027-01-01'],
  ])('at %s the studio’s day is %s', (instant, date) => {
    expect(studioDate(new Date(instant))).toBe(date);
  });

  it.each([
    ['2026-12-12', '00:00', '2026-12-11T21:00:00.000Z'],
    ['2026-12-12', '23:59', '2026-12-12T20:59:00.000Z'],
    // Days on which other countries change their clocks.
    ['2026-11-01', '01:30', '2026-10-31T22:30:00.000Z'],
    ['2027-03-14', '02:30', '2027-03-13T23:30:00.000Z'],
    ['2027-03-28', '03:30', '2027-03-28T00:30:00.000Z'],
    ['2026-09-27', '02:30', '2026-09-26T23:30:00.000Z'],
  ])('%s %s in the studio is %s', (date, time, instant) => {
    expect(studioInstant(date, time).toISOString()).toBe(instant);
  });

  it('comes back from an instant to the same day and time', () => {
    const minutesOfTwoYears = 2 * 365 * 24 * 60;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: minutesOfTwoYears }), (minutes) => {
        const instant = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
        const [, time = ''] = formatDateTime(instant).split(' ');
        expect(studioInstant(studioDate(instant), time)).toEqual(instant);
      }),
    );
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2027-03-14', -1, '2027-03-13'],
    ['2026-11-21', 45, '2027-01-05'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });

  it('counts months so that they can be compared', () => {
    const december = studioMonth(new Date('2026-12-31T20:59:00Z'));
    expect(studioMonth(new Date('2026-12-31T21:00:00Z'))).toBe(december + 1);
  });
});
