import { describe, expect, it } from '@jest/globals';
import { FREE_SHIPPING } from '../../testing/carts.js';
import type { ShippingRules } from '../studio/shipping-rules.js';
import { missingForFreeKurus, type ShippedLine, shippingFeeKurus } from './shipping.js';

const rules = (given: Partial<ShippingRules>): ShippingRules => ({ ...FREE_SHIPPING.rules, ...given });
const FIXED = rules({ mode: 'fixed', feeKurus: 8_000 });
const ABOVE = rules({ mode: 'free_above', feeKurus: 8_000, freeFromKurus: 100_000 });
const BY_WEIGHT = rules({
  mode: 'by_weight',
  weightClasses: [
    { upToGrams: 1_000, feeKurus: 6_000 },
    { upToGrams: 5_000, feeKurus: 9_000 },
  ],
  heavierFeeKurus: 15_000,
  defaultWeightGrams: 800,
});

const piece = (given: Partial<ShippedLine> = {}): ShippedLine => ({
  kind: 'product',
  quantity: 1,
  totalKurus: 50_000,
  discountKurus: 0,
  weightGrams: null,
  preparationDays: null,
  ...given,
});
const SEAT: ShippedLine = piece({ kind: 'workshop', totalKurus: 500_000 });

describe('the fee of a parcel', () => {
  it.each<[string, ShippingRules, ShippedLine[], number]>([
    ['is nothing where shipping is free', rules({}), [piece()], 0],
    ['is nothing for seats', FIXED, [SEAT], 0],
    ['is the same for any number of pieces', FIXED, [piece(), piece({ quantity: 9 })], 8_000],
    ['is taken below the amount', ABOVE, [piece({ totalKurus: 99_999 })], 8_000],
    ['is nothing from the amount on', ABOVE, [piece({ totalKurus: 100_000 })], 0],
    [
      'is taken when the coupon leads below the amount',
      ABOVE,
      [piece({ totalKurus: 100_000, discountKurus: 1 })],
      8_000,
    ],
    ['does not count seats towards the amount', ABOVE, [piece(), SEAT], 8_000],
    ['is that of the class, its limit included', BY_WEIGHT, [piece({ weightGrams: 1_000 })], 6_000],
    ['is that of the next class above the limit', BY_WEIGHT, [piece({ weightGrams: 1_001 })], 9_000],
    ['is by the weight of all pieces together', BY_WEIGHT, [piece({ weightGrams: 600, quantity: 2 })], 9_000],
    ['assumes a weight where none was entered', BY_WEIGHT, [piece({ quantity: 2 })], 9_000],
    [
      'has a class for the heaviest parcel',
      BY_WEIGHT,
      [piece({ weightGrams: 90_000, quantity: 99 })],
      15_000,
    ],
  ])('%s', (...[, inForce, lines, fee]) => {
    expect(shippingFeeKurus(inForce, lines)).toBe(fee);
  });

  it.each<[string, ShippingRules, ShippedLine[], number | null]>([
    ['what is missing', ABOVE, [piece({ discountKurus: 10_000 }), SEAT], 60_000],
    ['nothing once it is free', ABOVE, [piece({ quantity: 1, totalKurus: 100_000 })], null],
    ['nothing where the amount makes no difference', FIXED, [piece()], null],
  ])('names %s until it is free', (...[, inForce, lines, missing]) => {
    expect(missingForFreeKurus(inForce, lines)).toBe(missing);
  });
});
