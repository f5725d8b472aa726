import { describe, expect, it } from '@jest/globals';
import { cardBrand, groupCardNumber, isCardNumber, isExpired, isMonth } from './card.js';

/** The payment institution's published test cards: number and brand. */
const TEST_CARDS: readonly (readonly [string, string])[] = [
  ['5890040000000016', 'mastercard'],
  ['5526080000000006', 'mastercard'],
  ['9792072000017956', 'troy'],
  ['4766620000000001', 'visa'],
  ['4603450000000000', 'visa'],
  ['4987490000000002', 'visa'],
  ['5311570000000005', 'mastercard'],
  ['9792020000000001', 'troy'],
  ['9792030000000000', 'troy'],
  ['5170410000000004', 'mastercard'],
  ['5400360000000003', 'mastercard'],
  ['374427000000003', 'amex'],
  ['4475050000000003', 'visa'],
  ['5528790000000008', 'mastercard'],
  ['5892830000000000', 'mastercard'],
  ['4543590000000006', 'visa'],
  ['4910050000000006', 'visa'],
  ['4157920000000002', 'visa'],
  ['5168880000000002', 'mastercard'],
  ['5451030000000000', 'mastercard'],
  ['4054180000000007', 'visa'],
  ['5400010000000004', 'mastercard'],
  ['4111111111111129', 'visa'],
  ['4129111111111111', 'visa'],
  ['4128111111111112', 'visa'],
  ['4127111111111113', 'visa'],
  ['4126111111111114', 'visa'],
  ['4125111111111115', 'visa'],
  ['4124111111111116', 'visa'],
  ['4123111111111117', 'visa'],
  ['4122111111111118', 'visa'],
  ['4121111111111119', 'visa'],
  ['4120111111111110', 'visa'],
  ['4130111111111118', 'visa'],
  ['4131111111111117', 'visa'],
  ['4141111111111115', 'visa'],
  ['4151111111111112', 'visa'],
  ['4151111111111393', 'visa'],
  ['5406670000000009', 'mastercard'],
];

describe('a card number', () => {
  it.each(TEST_CARDS)('%s (%s) is well formed', (number) => {
    expect(isCardNumber(number)).toBe(true);
  });

  it.each(TEST_CARDS)('%s (%s) with a wrong last digit is not', (number) => {
    const wrong = (Number(number.at(-1)) + 1) % 10;
    expect(isCardNumber(number.slice(0, -1) + String(wrong))).toBe(false);
  });

  it.each([
    ['twelve digits', '411111111117'],
    ['twenty digits', '41111111111111111111'],
    ['spaces', '5528 7900 0000 0008'],
    ['letters', '5528790000000O08'],
    ['digits of another script', '٥٥٢٨٧٩٠٠٠٠٠٠٠٠٠٨'],
    ['nothing', ''],
  ])('with %s is refused', (_case, number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  it.each([
    ['4222222222222', 13],
    ['4111111111111111', 16],
    ['6304000000000000000', 19],
  ])('%s with %i digits is accepted', (number) => {
    expect(isCardNumber(number)).toBe(true);
  });
});

describe('the brand', () => {
  it.each(TEST_CARDS)('of %s is %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand);
  });

  it.each([
    ['', 'other'],
    ['4', 'visa'],
    ['5', 'mastercard'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['979', 'troy'],
    ['9792', 'troy'],
    ['9793', 'other'],
    ['5018', 'mastercard'],
    ['6011', 'other'],
    ['1', 'other'],
  ])('of the first digits %j is %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand);
  });
});

describe('a typed card number', () => {
  it.each([
    ['5528790000000008', '5528 7900 0000 0008'],
    ['5528-7900-0000-0008', '5528 7900 0000 0008'],
    [' 5528 7900 00', '5528 7900 00'],
    ['374427000000003', '3744 2700 0000 003'],
    ['55287900000000081234567', '5528 7900 0000 0008 123'],
    ['abc', ''],
  ])('%j is shown in groups of four', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
  });
});

describe('the expiry', () => {
  it.each([
    ['01', true],
    ['1', true],
    ['12', true],
    ['0', false],
    ['00', false],
    ['13', false],
    ['', false],
    ['1a', false],
  ])('month %j: %s', (month, valid) => {
    expect(isMonth(month)).toBe(valid);
  });

  it.each([
    [
      'in the middle of its last month',
      { card: ['11', '2026'], now: new Date(2026, 10, 15), expired: false },
    ],
    [
      'in the last second of its month',
      { card: ['11', '2026'], now: new Date('2026-11-30T23:59:59+03:00'), expired: false },
    ],
    [
      'in the first second after it',
      { card: ['11', '2026'], now: new Date('2026-12-01T00:00:00+03:00'), expired: true },
    ],
    [
      'over the turn of the year',
      { card: ['12', '2026'], now: new Date('2027-01-01T00:00:00+03:00'), expired: true },
    ],
    [
      'in December of its year',
      { card: ['12', '2026'], now: new Date('2026-12-31T23:59:00+03:00'), expired: false },
    ],
    ['a year early', { card: ['11', '2027'], now: new Date('2026-12-01T00:00:00+03:00'), expired: false }],
    ['a year late', { card: ['12', '2025'], now: new Date('2026-11-01T00:00:00+03:00'), expired: true }],
  ])('is judged %s', (_case, { card: [month = '', year = ''], now, expired }) => {
    expect(isExpired(month, year, now)).toBe(expired);
  });
});
