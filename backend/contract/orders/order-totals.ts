import { includedVatKurus } from '../common/money.js';

interface PricedLine {
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly vatRatePercent: number;
}

export interface OrderTotals {
  /** After student prices, before the coupon, in kuruş. */
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly totalKurus: number;
  /** The KDV contained in the total, computed line by line, in kuruş. */
  readonly vatKurus: number;
}

/** The only place where lines are summed up: for the cart, the checkout, the order and its mails. */
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
