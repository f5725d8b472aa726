import { includedVatKurus } from '../common/money.js';

interface PricedLine {
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly vatRatePercent: number;
}

export interface OrderTotals {
  /** After student prices, before the coupon. */
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly totalKurus: number;
  /** The KDV inside the total, taken line by line. */
  readonly vatKurus: number;
}

/** The one place where lines become sums: for the cart, the till, the order and its mails. */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  const sum = (amountOf: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0);
  const subtotalKurus = sum(({ totalKurus }) => totalKurus);
  const discountKurus = sum((line) => line.discountKurus);
  return {
    subtotalKurus,
    discountKurus,
    totalKurus: subtotalKurus - discountKurus,
    vatKurus: sum((line) => includedVatKurus(line.totalKurus - line.discountKurus, line.vatRatePercent)),
  };
}
