import { describe, expect, it } from '@jest/globals';
import { publicTax } from './public-tax.js';

describe('The tax office and number that visitors read', () => {
  it.each([
    ['Ulus Vergi Dairesi 4840847211', 'Ulus Vergi Dairesi 4840847211'],
    ['Ulus Vergi Dairesi 10000000146', 'Ulus Vergi Dairesi'],
    ['10000000146', null],
  ])('of %s are %s', (tax, shown) => {
    expect(publicTax(tax)).toBe(shown);
  });
});
