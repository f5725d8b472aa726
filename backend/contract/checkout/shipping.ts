import type { LineKind } from '../orders/line-kind.js';
import type { ShippingRules } from '../studio/shipping-rules.js';

/** A line of a cart, as far as shipping depends on it. */
export interface ShippedLine {
  readonly kind: LineKind;
  readonly quantity: number;
  /** Before the coupon, in kuruş. */
  readonly totalKurus: number;
  readonly discountKurus: number;
  /** The weight of one piece; null when the studio has not entered it, as for every seat. */
  readonly weightGrams: number | null;
  /** The days of its own until it arrives; null for the shop's time, as for every seat. */
  readonly preparationDays: number | null;
}

/** What a parcel with these lines costs its buyer, in kuruş; 0 when nothing is sent. Seats are not sent. */
export function shippingFeeKurus(rules: ShippingRules, lines: readonly ShippedLine[]): number {
  const pieces = lines.filter(({ kind }) => kind === 'product');
  if (pieces.length === 0) return 0;
  switch (rules.mode) {
    case 'free':
      return 0;
    case 'fixed':
      return rules.feeKurus;
    case 'free_above':
      return piecesKurus(pieces) >= rules.freeFromKurus ? 0 : rules.feeKurus;
    case 'by_weight':
      return feeOfWeight(rules, gramsOf(rules, pieces));
  }
}

/** How much more the pieces must cost to be sent free of charge; null when no amount makes them free. */
export function missingForFreeKurus(rules: ShippingRules, lines: readonly ShippedLine[]): number | null {
  if (rules.mode !== 'free_above' || shippingFeeKurus(rules, lines) === 0) return null;
  return rules.freeFromKurus - piecesKurus(lines.filter(({ kind }) => kind === 'product'));
}

function piecesKurus(pieces: readonly ShippedLine[]): number {
  return pieces.reduce((sum, { totalKurus, discountKurus }) => sum + totalKurus - discountKurus, 0);
}

function gramsOf({ defaultWeightGrams }: ShippingRules, pieces: readonly ShippedLine[]): number {
  return pieces.reduce(
    (sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? defaultWeightGrams),
    0,
  );
}

function feeOfWeight({ weightClasses, heavierFeeKurus }: ShippingRules, grams: number): number {
  return weightClasses.find(({ upToGrams }) => grams <= upToGrams)?.feeKurus ?? heavierFeeKurus;
}
