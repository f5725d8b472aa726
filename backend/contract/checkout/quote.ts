import { errorText } from '../app-error.js';
import { MAX_CART_KURUS } from './cart/cart-limits.js';
import { couponConditions, type NamedLine } from '../coupons/coupon-conditions.js';
import { type Coupon, couponDiscounts, couponRefusal } from '../coupons/coupon.js';
import type { Picture } from '../media/picture.js';
import type { ShippedLine } from './shipping.js';
import {
  type DeliveredTotals,
  deliveredTotals,
  parcelDelivery,
  type QuotedDelivery,
  type ShippingTerms,
} from './delivery.js';
import type { SessionTimes } from '../workshops/session.js';
import { type LineKind, lineKey } from '../orders/line-kind.js';
import { demandOf } from './demand-of.js';
import { priceChange, type QuoteIssue, shortageOf } from './line-issue.js';

/** A cart line at today's price. Lines that cannot be bought do not count. */
export interface QuoteLine {
  readonly kind: LineKind;
  /** The id of the product or session. */
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
  /** Null for a product. */
  readonly session: SessionTimes | null;
  readonly quantity: number;
  readonly isStudent: boolean;
  /** The regular unit price in kuruş; above `unitPriceKurus` only for student seats. */
  readonly regularPriceKurus: number;
  /** The price to cross out above `regularPriceKurus`; null while that is not reduced. */
  readonly priorPriceKurus: number | null;
  /** Null for a product. */
  readonly studentPriceKurus: number | null;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  /** This line's part of the coupon, in kuruş. */
  readonly discountKurus: number;
  readonly vatRatePercent: number;
  /**
   * Pieces or seats that can be bought now, including the visitor's own hold; null when unlimited or unknown.
   */
  readonly available: number | null;
  readonly issue: QuoteIssue | null;
}

export interface QuoteCoupon {
  readonly code: string;
  readonly name: string;
  /** The reason why it gives no discount on this cart, as text for the visitor; null when it does. */
  readonly refusal: string | null;
  /** Its terms as sentences for the visitor (`couponConditions`); none while it gives nothing. */
  readonly conditions: readonly string[];
}

/** A coupon that is valid for a cart. */
export interface AppliedCoupon {
  readonly code: string;
  readonly name: string;
  readonly discountKurus: number;
}

export interface Quote extends DeliveredTotals {
  readonly lines: readonly QuoteLine[];
  readonly studentDiscountKurus: number;
  readonly coupon: QuoteCoupon | null;
  /** Null for a cart without pieces. */
  readonly delivery: QuotedDelivery | null;
  readonly needsAddress: boolean;
}

/** A product or session with the data that is needed to price a line. */
export interface PricedItem {
  readonly kind: LineKind;
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly session: SessionTimes | null;
  readonly priceKurus: number;
  /** The price to cross out; null while it is not reduced. */
  readonly priorPriceKurus: number | null;
  /** Null when students pay the regular price, as for every product. */
  readonly studentPriceKurus: number | null;
  readonly vatRatePercent: number;
  /** Null for a workshop. */
  readonly categoryId: number | null;
  /** The weight of one piece; null when the studio has not entered it, as for every workshop. */
  readonly weightGrams: number | null;
  /** The days of its own until it arrives; null for the shop's time, as for every workshop. */
  readonly preparationDays: number | null;
  /** Pieces or seats that can be bought now; null when unlimited. */
  readonly available: number | null;
}

/** The same before the studio's rates of KDV are applied: with its own rate, null for the rate of its kind. */
export type UntaxedItem = Omit<PricedItem, 'vatRatePercent'> & { readonly vatRateId: string | null };

export interface RequestedLine {
  readonly kind: LineKind;
  readonly id: string;
  readonly quantity: number;
  readonly isStudent: boolean;
  /** The unit price that the visitor saw, in kuruş; null when none was shown, as with REST clients. */
  readonly unitPriceKurus: number | null;
}

export interface QuoteInput {
  readonly lines: readonly RequestedLine[];
  /** The items by `lineKey`. */
  readonly items: ReadonlyMap<string, PricedItem>;
  /** The code that the visitor typed and its coupon; null when no coupon has that code. */
  readonly coupon?: { readonly code: string; readonly found: Coupon | null };
  readonly customerId: string | null;
  readonly now: Date;
  readonly shipping: ShippingTerms;
  /**
   * The cart is held for the visitor, so availability, the session's beginning and the coupon need no check.
   */
  readonly isHeld?: boolean;
}

/** Prices a cart from the shop's own data; the visitor's prices serve only to report differences. */
export function quoteCart(cart: QuoteInput): Quote {
  const { lines: requested, items, now, isHeld = false } = cart;
  const demand = demandOf(requested);
  const priced = requested.map((line) => {
    const item = items.get(lineKey(line));
    if (!item) return unknownLine(line);
    const shortage = isHeld ? null : shortageOf(item, demand.get(lineKey(line)) ?? 0, now);
    return priceLine(line, item, shortage ?? priceChange(line.unitPriceKurus, priceOf(item, line.isStudent)));
  });
  const quoted = withCoupon(priced, cart);
  const delivery = parcelDelivery(cart.shipping, shippedLines(quoted.lines, items));
  return {
    ...quoted,
    ...deliveredTotals(quoted.lines, delivery),
    studentDiscountKurus: quoted.lines.reduce((saving, line) => saving + studentSavingKurus(line), 0),
    delivery,
    needsAddress: requested.some(({ kind }) => kind === 'product'),
  };
}

export function isBuyable({ issue }: Pick<QuoteLine, 'issue'>): boolean {
  return issue === null || issue.kind === 'price_changed';
}

/** The pieces and seats exceed the limit of one order. */
export function isTooDear({ subtotalKurus }: Pick<Quote, 'subtotalKurus'>): boolean {
  return subtotalKurus > MAX_CART_KURUS;
}

/** Lines that cannot be bought are not sent either. */
function shippedLines(lines: readonly QuoteLine[], items: ReadonlyMap<string, PricedItem>): ShippedLine[] {
  const unknown = { weightGrams: null, preparationDays: null };
  return lines.filter(isBuyable).map((line) => ({ ...unknown, ...items.get(lineKey(line)), ...line }));
}

function studentSavingKurus(line: QuoteLine): number {
  return isBuyable(line) ? (line.regularPriceKurus - line.unitPriceKurus) * line.quantity : 0;
}

function withCoupon(
  lines: readonly QuoteLine[],
  { items, coupon, customerId, now, isHeld = false }: QuoteInput,
): Pick<Quote, 'lines' | 'coupon'> {
  if (!coupon) return { lines, coupon: null };
  const { code, found } = coupon;
  if (!found) return { lines, coupon: { code, name: '', refusal: COUPON_UNKNOWN, conditions: [] } };
  const couponLines = lines.map((line) => toCouponLine(line, items));
  const refusal = isHeld ? null : couponRefusal(found, { lines: couponLines, now, customerId });
  if (refusal) return { lines, coupon: { code, name: found.name, refusal: refusal.message, conditions: [] } };
  const discounts = couponDiscounts(found, couponLines);
  return {
    lines: lines.map((line, index) => ({ ...line, discountKurus: discounts[index] ?? 0 })),
    coupon: { code, name: found.name, refusal: null, conditions: couponConditions(found, couponLines) },
  };
}

const COUPON_UNKNOWN = errorText('coupon_invalid');

function toCouponLine(line: QuoteLine, items: ReadonlyMap<string, PricedItem>): NamedLine {
  const { kind, id, name, totalKurus } = line;
  return { kind, id, name, totalKurus, categoryId: items.get(lineKey(line))?.categoryId ?? null };
}

function unknownLine({ kind, id, quantity, isStudent, unitPriceKurus }: RequestedLine): QuoteLine {
  return {
    kind,
    id,
    name: '',
    picture: null,
    session: null,
    quantity,
    isStudent,
    regularPriceKurus: unitPriceKurus ?? 0,
    priorPriceKurus: null,
    studentPriceKurus: null,
    unitPriceKurus: unitPriceKurus ?? 0,
    totalKurus: 0,
    discountKurus: 0,
    vatRatePercent: 0,
    available: null,
    issue: { kind: 'unavailable' },
  };
}

function priceLine(requested: RequestedLine, item: PricedItem, issue: QuoteIssue | null): QuoteLine {
  const unitPriceKurus = priceOf(item, requested.isStudent);
  return {
    kind: item.kind,
    id: item.id,
    name: item.name,
    picture: item.picture,
    session: item.session,
    quantity: requested.quantity,
    isStudent: requested.isStudent && item.studentPriceKurus !== null,
    regularPriceKurus: item.priceKurus,
    priorPriceKurus: item.priorPriceKurus,
    studentPriceKurus: item.studentPriceKurus,
    unitPriceKurus,
    totalKurus: isBuyable({ issue }) ? unitPriceKurus * requested.quantity : 0,
    discountKurus: 0,
    vatRatePercent: item.vatRatePercent,
    available: item.available,
    issue,
  };
}

function priceOf({ priceKurus, studentPriceKurus }: PricedItem, isStudent: boolean): number {
  return isStudent ? (studentPriceKurus ?? priceKurus) : priceKurus;
}
