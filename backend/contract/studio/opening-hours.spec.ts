import { describe, expect, it } from '@jest/globals';
import {
  describeClosedDays,
  describeWeek,
  hoursOn,
  isOpenAt,
  type DayHours,
  type OpeningHours,
} from './opening-hours.js';

const OPEN: DayHours = { opens: '10:00', closes: '19:00' };
const SHORT: DayHours = { opens: '11:00', closes: '17:00' };

describe('The week of a studio', () => {
  it.each<[string, readonly (DayHours | null)[], readonly string[]]>([
    ['closed on Mondays', [null, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN], ['Salı–Pazar, 10:00–19:00']],
    ['open every day', [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN], ['Her gün, 10:00–19:00']],
    [
      'with a short weekend',
      [OPEN, OPEN, OPEN, OPEN, OPEN, SHORT, SHORT],
      ['Pazartesi–Cuma, 10:00–19:00', 'Cumartesi ve Pazar, 11:00–17:00'],
    ],
    [
      'with a free day in the middle',
      [OPEN, null, OPEN, null, null, null, null],
      ['Pazartesi, 10:00–19:00', 'Çarşamba, 10:00–19:00'],
    ],
    ['that never opens', [null, null, null, null, null, null, null], []],
    ['that nobody entered', [], []],
  ])('%s is read as lines', (_what, week, lines) => {
    expect(describeWeek(week)).toEqual(lines);
  });
});

describe('Whether the door is open', () => {
  const hours: OpeningHours = {
    week: [null, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN],
    closedDays: [{ from: '2026-12-31', to: '2027-01-01', reason: 'Yılbaşı' }],
  };

  it.each([
    ['2026-12-15', '09:59', false],
    ['2026-12-15', '10:00', true],
    ['2026-12-15', '18:59', true],
    ['2026-12-15', '19:00', false],
    ['2026-12-14', '12:00', false],
    ['2026-12-31', '12:00', false],
    ['2027-01-01', '12:00', false],
    ['2027-01-02', '12:00', true],
  ])('on %s at %s: %p', (date, time, isOpen) => {
    expect(isOpenAt(hours, date, time)).toBe(isOpen);
  });

  it('is no hour on a closed day', () => {
    expect([hoursOn(hours, '2026-12-30'), hoursOn(hours, '2026-12-31')]).toEqual([OPEN, null]);
  });

  it.each([
    ['2026-12-16', []],
    ['2026-12-17', ['31 Aralık Perşembe – 1 Ocak Cuma kapalıyız: Yılbaşı']],
    ['2027-01-01', ['31 Aralık Perşembe – 1 Ocak Cuma kapalıyız: Yılbaşı']],
    ['2027-01-02', []],
  ])('closed days are told from two weeks before until they are over: %s', (today, lines) => {
    expect(describeClosedDays(hours.closedDays, today)).toEqual(lines);
  });

  it('a single closed day without a reason is told as one', () => {
    const closedDays = [{ from: '2026-12-20', to: '2026-12-20', reason: '' }];
    expect(describeClosedDays(closedDays, '2026-12-20')).toEqual(['20 Aralık Pazar kapalıyız']);
  });
});
