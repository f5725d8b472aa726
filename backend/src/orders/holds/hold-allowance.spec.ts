import { describe, expect, it } from '@jest/globals';
import {
  hasLapsed,
  type HoldAllowance,
  type HoldHistory,
  isSpent,
  quantitiesToReserve,
} from './hold-allowance.js';

const ALLOWANCE: HoldAllowance = {
  sharePercent: 50,
  piecesOfProduct: 4,
  seatsOfSession: 6,
  ofNetwork: 10,
  minutesOfNetwork: 600,
};
const NOTHING: HoldHistory = {
  network: { reserved: 0, minutes: 0 },
  site: { reserved: 0, minutes: 0 },
  reservedOf: new Map(),
  lapsesOf: new Map(),
};

const bowls = (quantity: number, total: number | null) =>
  ({ kind: 'product', id: 'bowl', quantity, total }) as const;
const seats = (quantity: number, total: number) =>
  ({ kind: 'workshop', id: 'wheel', quantity, total }) as const;
const ofOne = (line: Parameters<typeof quantitiesToReserve>[0][number], history: HoldHistory = NOTHING) =>
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
    expect(quantitiesToReserve([bowls(4, 50), vases, seats(6, 40)], NOTHING, ALLOWANCE)).toEqual([4, 4, 2]);
  });

  it('counts the seats of a session once, for adults and students', () => {
    expect(quantitiesToReserve([seats(4, 40), seats(4, 40)], NOTHING, ALLOWANCE)).toEqual([4, 2]);
  });

  it.each<[string, Partial<HoldHistory>, number]>([
    ['other carts of the network have some', { network: { reserved: 8, minutes: 0 } }, 2],
    ['they have all that a network may have', { network: { reserved: 10, minutes: 0 } }, 0],
    ['they have the same item', { reservedOf: new Map([['product:bowl', 3]]) }, 1],
    ['the networks around have much', { site: { reserved: 29, minutes: 0 } }, 1],
    ['the network has had its minutes of the day', { network: { reserved: 0, minutes: 600 } }, 0],
    ['the networks around have had theirs', { site: { reserved: 0, minutes: 1_800 } }, 0],
    ['two holds of it have lapsed', { lapsesOf: new Map([['product:bowl', 2]]) }, 4],
    ['three have', { lapsesOf: new Map([['product:bowl', 3]]) }, 0],
    ['three of another item have', { lapsesOf: new Map([['product:vase', 3]]) }, 4],
  ])('is less when %s', (_when, history, expected) => {
    expect(ofOne(bowls(4, 50), { ...NOTHING, ...history })).toBe(expected);
  });

  it('is held for less time after a lapse of one of the items', () => {
    const history = { ...NOTHING, lapsesOf: new Map([['product:bowl', 1]]) };
    expect(hasLapsed([seats(1, 8), bowls(1, 9)], history)).toBe(true);
    expect(hasLapsed([seats(1, 8)], history)).toBe(false);
    expect(isSpent(history, ALLOWANCE)).toBe(false);
  });
});
