import { liraToKurus } from '../../common/money.js';

const SIGNS = /[\s\u00a0₺]|TL|TRY/gi;

/**
 * Reads an amount in Turkish or English notation: '1.250,50', '1,250.50', '1250.5', '1.250', '₺1250'. With both
 * signs the last one separates the decimals; a single one with three digits behind it separates thousands.
 * Null for anything else.
 */
export function readPrice(text: string): number | null {
  const amount = text.replace(SIGNS, '');
  if (!/^\d[\d.,]*$/.test(amount)) return null;
  const decimal = decimalSign(amount);
  const [whole = '', fraction, more] = decimal === null ? [amount] : amount.split(decimal);
  if (more !== undefined || !isGrouped(whole)) return null;
  const plain = whole.replaceAll(/[.,]/g, '');
  return liraToKurus(fraction === undefined ? plain : `${plain}.${fraction}`);
}

function decimalSign(amount: string): ',' | '.' | null {
  const [dot, comma] = [amount.lastIndexOf('.'), amount.lastIndexOf(',')];
  if (dot === -1 && comma === -1) return null;
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ',';
  const sign = dot === -1 ? ',' : '.';
  return isGrouped(amount) ? null : sign;
}

/** '1250', '1.250' or '1,250,000' */
function isGrouped(whole: string): boolean {
  return /^\d+$|^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(whole);
}
