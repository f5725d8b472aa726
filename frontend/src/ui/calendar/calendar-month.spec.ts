import { describe, expect, it } from '@jest/globals';
import {
  addMonths,
  isLocalDate,
  isMonth,
  lastDayOf,
  monthOf,
  sameDayIn,
  weekdayOf,
  weeksAhead,
  weeksOf,
} from './calendar-month.js';

const MONTHS = Array.from({ length: 40 * 12 }, (_month, index) => addMonths('2020-01', index));

describe('a month on the studio’s wall', () => {
  it('begins its weeks on Monday', () => {
    const [first, second] = weeksOf('2026-12');
    expect(first).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(second?.[0]).toBe('2026-12-07');
  });

  it('has every day once, under its own weekday', () => {
    for (const month of MONTHS) {
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((date) => date !== null);
      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBe(Number(lastDayOf(month).slice(8)));
      expect(weeks.every((week) => week.length === 7 && week.some((date) => date !== null))).toBe(true);
      for (const week of weeks) {
        week.forEach((date, weekday) => date !== null && expect(weekdayOf(date)).toBe(weekday));
      }
    }
  });

  it('begins with the week of today, and goes on into the next one when little is left', () => {
    expect(weeksAhead('2026-12', '2026-12-09').map(([monday]) => monday)).toEqual([
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ]);
    expect(weeksAhead('2026-11', '2026-11-27').flat().filter(Boolean)).toHaveLength(28);
    expect(weeksAhead('2026-11', '2026-11-27').at(-1)?.at(-1)).toBe('2026-12-20');
    expect(weeksAhead('2027-01', '2026-11-27')).toEqual(weeksOf('2027-01'));
  });

  it('can be left and come back to', () => {
    for (const count of [-25, -12, -1, 0, 1, 11, 24]) {
      expect(MONTHS.map((month) => addMonths(addMonths(month, count), -count))).toEqual(MONTHS);
    }
  });

  it.each([
    ['2026-01-31', '2026-02', '2026-02-28'],
    ['2028-01-31', '2028-02', '2028-02-29'],
    ['2026-12-12', '2027-01', '2027-01-12'],
    ['2026-03-31', '2026-04', '2026-04-30'],
  ])('finds %s again in %s as %s', (date, month, same) => {
    expect(sameDayIn(month, date)).toBe(same);
    expect(monthOf(sameDayIn(month, date))).toBe(month);
  });

  it.each([
    ['2026-12-12', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-12-32', false],
    ['2026-1-1', false],
    ['12.12.2026', false],
    ['2026-12-12T00:00', false],
    ['', false],
  ])('knows whether %s is a day', (text, isDay) => {
    expect(isLocalDate(text)).toBe(isDay);
  });

  it.each([
    ['2026-12', true],
    ['2026-00', false],
    ['2026-13', false],
    ['1999-12', false],
    ['aralik', false],
  ])('knows whether %s is a month', (text, isOne) => {
    expect(isMonth(text)).toBe(isOne);
  });
});
