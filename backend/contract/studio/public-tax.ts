import { isIdentityNumber } from './tax-number.js';

/**
 * Tax office and number in one line, as every visitor may read them: without an identity number, which a person may use
 * as a tax number. Null when nothing is left. Buyers read the whole line in their contract and on their invoice.
 */
export function publicTax(tax: string): string | null {
  const words = tax.split(' ').filter((word) => !isIdentityNumber(word));
  return words.length === 0 ? null : words.join(' ');
}
