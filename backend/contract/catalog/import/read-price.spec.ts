import { describe, expect, it } from '@jest/globals';
import { readPrice } from './read-price.js';

describe('A price in a table', () => {
  it.each([
    ['1250', 125_000],
    ['1.250', 125_000],
    ['1,250', 125_000],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    ['1250,5', 125_050],
    ['1250.50', 125_050],
    ['1250.5000', 125_050],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['₺ 520,00', 52_000],
    ['520 TL', 52_000],
    ['520.00 TRY', 52_000],
    ['0,5', 50],
    ['99\u00a0TL', 9_900],
  ])('%s is %i kuruş', (text, kurus) => {
    expect(readPrice(text)).toBe(kurus);
  });

  it.each([
    '',
    'yok',
    '-5',
    '1.2.3',
    '1,2,3',
    '12.50.00',
    '1.25,5.0',
    '0,125',
    '1e5',
    '$10',
    '1250,505',
    '5-6',
  ])('cannot be read from “%s”', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});
