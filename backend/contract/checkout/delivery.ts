import type { LineKind, OrderLineKind } from '../orders/line-kind.js';
import { type OrderTotals, orderTotals, type VatGroup, vatGroups } from '../orders/order-totals.js';
import { type PreparationTime, slowestDays } from '../orders/preparation.js';
import type { ShippingRules } from '../studio/shipping-rules.js';
import { missingForFreeKurus, type ShippedLine, shippingFeeKurus } from './shipping.js';

/** How pieces get to their buyer, and what that costs. */
export interface QuotedDelivery {
  /** What the buyer pays for the parcel, in kuruş; 0 when the pieces are collected. */
  readonly feeKurus: number;
  /** What a parcel costs, also while the buyer means to collect the pieces. */
  readonly parcelFeeKurus: number;
  readonly vatRatePercent: number;
  /** How much more the pieces must cost to be sent free of charge; null when that makes no difference. */
  readonly missingForFreeKurus: number | null;
  /** The promised days of the slowest piece, as `slowestDays` returns them. */
  readonly preparationDays: number;
  readonly offersPickUp: boolean;
  readonly isPickedUp: boolean;
}

/** The studio's rules for shipping, with the percent of KDV in the fee. */
export interface ShippingTerms {
  readonly rules: ShippingRules;
  /** The shop's time to make a piece. */
  readonly preparation: PreparationTime;
  readonly vatRatePercent: number;
}

interface SumLine {
  readonly kind: LineKind;
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly vatRatePercent: number;
}

/** The totals of a cart, the fee of its parcel among them. */
export interface DeliveredTotals extends OrderTotals {
  /** The paid amount and its KDV of each rate; a rate at which nothing is paid is left out. */
  readonly vatGroups: readonly VatGroup[];
}

/** A quote as far as the way of delivery changes it. */
interface DeliveredQuote extends DeliveredTotals {
  readonly lines: readonly SumLine[];
  readonly delivery: QuotedDelivery | null;
  readonly needsAddress: boolean;
}

/** Delivery by parcel; null for a cart without pieces. */
export function parcelDelivery(
  { rules, preparation, vatRatePercent }: ShippingTerms,
  lines: readonly ShippedLine[],
): QuotedDelivery | null {
  const pieces = lines.filter(({ kind }) => kind === 'product');
  if (pieces.length === 0) return null;
  const feeKurus = shippingFeeKurus(rules, lines);
  return {
    feeKurus,
    parcelFeeKurus: feeKurus,
    vatRatePercent,
    missingForFreeKurus: missingForFreeKurus(rules, lines),
    preparationDays: slowestDays(
      pieces.map(({ preparationDays }) => preparationDays),
      preparation,
    ),
    offersPickUp: rules.offersPickUp,
    isPickedUp: false,
  };
}

/** The same quote for a buyer who collects the pieces, or has them sent. */
export function withPickUp<Quoted extends DeliveredQuote>(quote: Quoted, isPickedUp: boolean): Quoted {
  const { delivery, lines } = quote;
  if (delivery === null || delivery.isPickedUp === isPickedUp) return quote;
  const changed = { ...delivery, isPickedUp, feeKurus: isPickedUp ? 0 : delivery.parcelFeeKurus };
  return { ...quote, ...deliveredTotals(lines, changed), delivery: changed, needsAddress: !isPickedUp };
}

/** The totals of a cart together with the fee of its parcel. */
export function deliveredTotals(lines: readonly SumLine[], delivery: QuotedDelivery | null): DeliveredTotals {
  const all = [...lines, ...feeLines(delivery)];
  return { ...orderTotals(all), vatGroups: vatGroups(all).filter(({ totalKurus }) => totalKurus > 0) };
}

/** The fee as a line to sum up; none when nothing is charged. */
function feeLines(delivery: QuotedDelivery | null) {
  if (delivery === null || delivery.feeKurus === 0) return [];
  const { feeKurus: totalKurus, vatRatePercent } = delivery;
  return [
    { kind: 'shipping' satisfies OrderLineKind, totalKurus, discountKurus: 0, vatRatePercent } as const,
  ];
}
