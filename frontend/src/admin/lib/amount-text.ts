import { formatTl } from '@contract/common/money.js';

/** 125000 → '1.250', as a field shows an amount to read and to change. */
export function amountText(kurus: number): string {
  return formatTl(kurus).replace(/\sTL$/, '');
}
