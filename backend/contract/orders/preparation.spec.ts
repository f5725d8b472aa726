import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  describeParcelTime,
  describePreparation,
  describePromise,
  longestDays,
  type PreparationTime,
  promisedDay,
  READY_DAYS,
  slowestDays,
  USUAL_PREPARATION,
} from './preparation.js';

describe('The time to make a piece', () => {
  it.each<[PreparationTime, string]>([
    [{ unit: 'week', typical: 2, longest: 3 }, 'yaklaşık 2 hafta, en çok 3 hafta'],
    [{ unit: 'day', typical: 3, longest: 10 }, 'yaklaşık 3 gün, en çok 10 gün'],
    [{ unit: 'day', typical: 5, longest: 5 }, 'en çok 5 gün'],
  ])('%j is told as %s', (time, words) => {
    expect(describePreparation(time)).toBe(words);
  });

  it('ends on a day in Istanbul', () => {
    expect(promisedDay('2026-11-27T10:00:00.000Z', 21)).toBe('18 Aralık Cuma');
    expect(promisedDay(new Date('2026-11-27T21:30:00.000Z'), 21)).toBe('19 Aralık Cumartesi');
    expect(promisedDay('2026-11-27T10:00:00.000Z', 5)).toBe('2 Aralık Çarşamba');
  });
});

describe('A piece that lies ready', () => {
  it.each([
    ['on Monday', '2026-11-23T10:00:00.000Z', '24 Kasım Salı'],
    ['on Friday', '2026-11-27T10:00:00.000Z', '30 Kasım Pazartesi'],
    ['on Friday in UTC, on Saturday in Istanbul', '2026-11-27T21:30:00.000Z', '30 Kasım Pazartesi'],
    ['on Sunday', '2026-11-29T10:00:00.000Z', '30 Kasım Pazartesi'],
    ['late on Sunday', '2026-11-29T21:30:00.000Z', '1 Aralık Salı'],
  ])('that is ordered %s leaves on the next working day', (_day, orderedAt, day) => {
    expect(promisedDay(orderedAt, READY_DAYS)).toBe(day);
  });

  it('is promised to be with the carrier, or ready at the studio', () => {
    const ready = { preparationDays: READY_DAYS, isPickedUp: false };
    const at = '2026-11-27T10:00:00.000Z';
    expect(describePromise(at, ready)).toBe('en geç 30 Kasım Pazartesi günü kargoda olur');
    expect(describePromise(at, { ...ready, isPickedUp: true })).toBe(
      'en geç 30 Kasım Pazartesi günü atölyede hazır olur',
    );
    expect(describePromise(at, { ...ready, preparationDays: 5 })).toBe(
      'en geç 2 Aralık Çarşamba günü elinizde olur',
    );
  });
});

describe('The time of a parcel', () => {
  const ownDays = fc.option(fc.integer({ min: 0, max: 30 }));
  const shopTime = fc.record({
    unit: fc.constant('day' as const),
    typical: fc.constant(1),
    longest: fc.integer({ min: 1, max: 30 }),
  });

  it('is that of the slowest piece, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(ownDays, { minLength: 1 }), shopTime, (pieces, shop) => {
        const days = slowestDays(pieces, shop);
        const each = pieces.map((own) => own ?? longestDays(shop));
        expect(each).toContain(days);
        expect(each.every((one) => one <= days)).toBe(true);
        expect(slowestDays(pieces.toReversed(), shop)).toBe(days);
      }),
    );
  });

  it.each([
    [[null], 'yaklaşık 2 hafta, en çok 3 hafta'],
    [[null, 0, 5], 'yaklaşık 2 hafta, en çok 3 hafta'],
    [[null, 28], 'en çok 28 gün'],
    [[0, 5], 'en çok 5 gün'],
    [[0, 0], 'en çok 7 gün'],
  ])('of pieces with their own days %j is told as %s', (pieces, words) => {
    expect(describeParcelTime(slowestDays(pieces, USUAL_PREPARATION), USUAL_PREPARATION)).toBe(words);
  });
});
