import { describe, expect, it } from '@jest/globals';
import {
  hasOutlastedAHold,
  type HoldAllowance,
  type HoldHistory,
  isSmallCart,
  isSpent,
  mayReserveCoupon,
  NO_HISTORY,
  quantitiesToReserve,
  type UnpaidUse,
} from './hold-allowance.js';

const ALLOWANCE: HoldAllowance = {
  sharePercent: 50,
  piecesOfProduct: 4,
  seatsOfSession: 6,
  ofNetwork: 10,
  minutesOfNetwork: 600,
  holdMinutes: 15,
};
const use = (changes: Partial<UnpaidUse>): UnpaidUse => ({ ...NO_HISTORY.network, ...changes });

const bowls = (quantity: number, total: number | null) =>
  ({ kind: 'product', id: 'bowl', quantity, total }) as const;
const seats = (quantity: number, total: number) =>
  ({ kind: 'workshop', id: 'wheel', quantity, total }) as const;
const ofOne = (line: Parameters<typeof quantitiesToReserve>[0][number], history: HoldHistory = NO_HISTORY) =>
  quantitiesToReserve([line], history, ALLOWANCE)[0];

describe('What a checkout reserves before the order goes to the bank', () => {
  it.each([
    ['the last piece', bowls(1, 1), 1],
    ['one of two', bowls(2, 2), 1],
    ['half of what is there', bowls(5, 6), 3],
    ['four pieces of a product at most', bowls(20, 92), 4],
    ['no more than is wanted', bowls(2, 92), 2],
    ['nothing of what has no limit', bowls(9, null), 0],
    ['half of a session', seats(8, 8), 4],
    ['six seats of a session at most', seats(20, 40), 6],
  ])('is %s', (_what, line, expected) => {
    expect(ofOne(line)).toBe(expected);
  });

  it('is ten pieces and seats in all, in the order of the cart', () => {
    const vases = { kind: 'product', id: 'vase', quantity: 4, total: 50 } as const;
    expect(quantitiesToReserve([bowls(4, 50), vases, seats(6, 40)], NO_HISTORY, ALLOWANCE)).toEqual([
      4, 4, 2,
    ]);
  });

  it('counts the seats of a session once, for adults and students', () => {
    expect(quantitiesToReserve([seats(4, 40), seats(4, 40)], NO_HISTORY, ALLOWANCE)).toEqual([4, 2]);
  });

  it.each<[string, Partial<HoldHistory>, number]>([
    ['other carts of the network have some', { network: use({ reserved: 8, minutes: 0 }) }, 2],
    ['they have all that a network may have', { network: use({ reserved: 10, minutes: 0 }) }, 0],
    ['they have the same item', { reservedOf: new Map([['product:bowl', 3]]) }, 1],
    ['the networks around have much', { site: use({ reserved: 29, minutes: 0 }) }, 1],
    ['the network has had its minutes of the day', { network: use({ reserved: 0, minutes: 600 }) }, 0],
    ['the networks around have had theirs', { site: use({ reserved: 0, minutes: 1_800 }) }, 0],
    ['it was reserved for almost three holds', { minutesOf: new Map([['product:bowl', 44]]) }, 4],
    ['it was for three', { minutesOf: new Map([['product:bowl', 45]]) }, 0],
    ['another item was for three', { minutesOf: new Map([['product:vase', 45]]) }, 4],
  ])('is less when %s', (_when, history, expected) => {
    expect(ofOne(bowls(4, 50), { ...NO_HISTORY, ...history })).toBe(expected);
  });

  it('is held for less time once one of the items was reserved as long as a hold lasts', () => {
    const history = { ...NO_HISTORY, minutesOf: new Map([['product:bowl', 15]]) };
    expect(hasOutlastedAHold([seats(1, 8), bowls(1, 9)], history, ALLOWANCE)).toBe(true);
    expect(hasOutlastedAHold([seats(1, 8)], history, ALLOWANCE)).toBe(false);
    expect(isSpent(history, ALLOWANCE)).toBe(false);
  });

  it.each<[string, Partial<HoldHistory>, boolean]>([
    ['for the first time', {}, true],
    [
      'when the site reserves one already',
      { couponOf: new Map([['c', { isReserved: true, minutes: 1 }]]) },
      false,
    ],
    ['when it did for long', { couponOf: new Map([['c', { isReserved: false, minutes: 45 }]]) }, false],
    [
      'when it did with another coupon',
      { couponOf: new Map([['d', { isReserved: true, minutes: 45 }]]) },
      true,
    ],
    ['when the network has had its minutes', { network: use({ minutes: 600 }) }, false],
  ])('%s includes a use of the coupon: %#', (_when, history, expected) => {
    expect(mayReserveCoupon('c', { ...NO_HISTORY, ...history }, ALLOWANCE)).toBe(expected);
  });
});

describe('A small cart', () => {
  it.each([
    ['a few pieces', [bowls(4, 50)], true],
    ['more than four of a product', [bowls(5, 50)], false],
    ['the last piece', [bowls(1, 1)], true],
    ['any number of what has no limit', [bowls(99, null)], true],
    ['seats of adults and students', [seats(3, 40), seats(3, 40)], true],
    ['too many of them together', [seats(4, 40), seats(3, 40)], false],
    ['more than ten in all', [bowls(4, 50), { ...bowls(4, 50), id: 'vase' }, seats(3, 40)], false],
  ])('is %s: %#', (_what, lines, expected) => {
    expect(isSmallCart(lines, ALLOWANCE)).toBe(expected);
  });
});
