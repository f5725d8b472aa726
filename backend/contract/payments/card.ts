import creditCardType from 'credit-card-type';
import { studioMonth } from '../common/dates.js';

export type CardBrand = 'visa' | 'mastercard' | 'troy' | 'amex' | 'other';

/** Checks for 13 to 19 digits with a valid check digit. */
export function isCardNumber(digits: string): boolean {
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Maestro cards are shown with Mastercard's logo. */
const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  maestro: 'mastercard',
  troy: 'troy',
  'american-express': 'amex',
};

/** The most likely brand for the digits typed so far. */
export function cardBrand(digits: string): CardBrand {
  const likeliest = digits === '' ? undefined : creditCardType(digits)[0]?.type;
  return BRANDS[likeliest ?? ''] ?? 'other';
}

/** '5528790000000008' → '5528 7900 0000 0008'. */
export function groupCardNumber(typed: string): string {
  return (
    typed
      .replace(/\D/g, '')
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

export function isMonth(month: string): boolean {
  return /^(0?[1-9]|1[0-2])$/.test(month);
}

/** A card is valid until the end of its month in Istanbul. `year` has four digits. */
export function isExpired(month: string, year: string, now: Date): boolean {
  return Number(year) * 12 + Number(month) - 1 < studioMonth(now);
}
