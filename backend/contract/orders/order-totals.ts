import { includedVatKurus } from '../common/money.js';
import type { OrderLineKind } from './line-kind.js';

/** A line with what the coupon takes off it, in kuruş. */
export interface PricedLine {
  readonly kind: OrderLineKind;
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly vatRatePercent: number;
}

/** What the lines of one rate of KDV come to. */
export interface VatGroup {
  readonly ratePercent: number;
  /** With the KDV, after the coupon, in kuruş. */
  readonly totalKurus: number;
  readonly vatKurus: number;
}

export interface OrderTotals {
  /** Pieces and seats after student prices, before the coupon, in kuruş. */
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  readonly totalKurus: number;
  /** The KDV contained in the total, computed line by line, in kuruş. */
  readonly vatKurus: number;
}

/**
 * The only place where lines are summed up: for the cart, the checkout, the order and its mails. The fee of shipping
 * is a line as well.
 */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  const goods = lines.filter(({ kind }) => kind !== 'shipping');
  const subtotalKurus = sumOf(goods, ({ totalKurus }) => totalKurus);
  const discountKurus = sumOf(lines, (line) => line.discountKurus);
  const shippingKurus = sumOf(lines, ({ totalKurus }) => totalKurus) - subtotalKurus;
  return {
    subtotalKurus,
    discountKurus,
    shippingKurus,
    totalKurus: subtotalKurus - discountKurus + shippingKurus,
    vatKurus: sumOf(lines, vatOf),
  };
}

/** The total by rate of KDV, the lowest rate first. The groups add up to the total and to its KDV. */
export function vatGroups(lines: readonly PricedLine[]): VatGroup[] {
  const rates = [...new Set(lines.map(({ vatRatePercent }) => vatRatePercent))].sort((a, b) => a - b);
  return rates.map((ratePercent) => {
    const ofRate = lines.filter(({ vatRatePercent }) => vatRatePercent === ratePercent);
    return { ratePercent, totalKurus: sumOf(ofRate, paidKurus), vatKurus: sumOf(ofRate, vatOf) };
  });
}

function sumOf(lines: readonly PricedLine[], amountOf: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}

function paidKurus({ totalKurus, discountKurus }: PricedLine): number {
  return totalKurus - discountKurus;
}

function vatOf(line: PricedLine): number {
  return includedVatKurus(paidKurus(line), line.vatRatePercent);
}
