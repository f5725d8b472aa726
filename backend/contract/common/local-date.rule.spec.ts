import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { isLocalDate, isLocalTime } from './local-date.rule.js';

class Appointment {
  @isLocalDate('Tarih geçersiz.')
  date: unknown;

  @isLocalTime('Saat geçersiz.')
  time: unknown;
}

const refusedFields = (date: unknown, time: unknown) =>
  validateSync(Object.assign(new Appointment(), { date, time })).map(({ property }) => property);

describe('An appointment', () => {
  it.each([
    ['2026-11-21', '00:00'],
    ['2028-02-29', '23:59'],
  ])('may be at %s %s', (date, time) => {
    expect(refusedFields(date, time)).toEqual([]);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '21.11.2026',
    '0026-11-21',
    '',
    null,
    20261121,
    {},
  ])('has no day like %j', (date) => {
    expect(refusedFields(date, '10:00')).toEqual(['date']);
  });

  it.each(['24:00', '10:60', '9:00', '10:00:00', '', null, 10])('has no time like %j', (time) => {
    expect(refusedFields('2026-11-21', time)).toEqual(['time']);
  });
});
