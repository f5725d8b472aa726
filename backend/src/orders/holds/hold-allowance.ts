import { type LineKind, lineKey } from '../../../contract/orders/line-kind.js';

/** A line of a cart that is to be held. */
export interface WantedLine {
  readonly kind: LineKind;
  readonly id: string;
  readonly quantity: number;
  /** The pieces in stock or the seats of the session; null for an unlimited stock, which needs no hold. */
  readonly total: number | null;
}

/** What a network, or the site around it, has without having paid. */
export interface UnpaidUse {
  /** Pieces, seats and coupon uses that its open holds reserve at the moment. */
  readonly reserved: number;
  /** Pieces and seats of its orders that are at the bank at the moment. */
  readonly piecesAtBank: number;
  readonly seatsAtBank: number;
  /** What was reserved multiplied by the minutes for which it was reserved, in the last 24 hours. */
  readonly minutes: number;
}

/** What the site around the visitor has of a coupon. */
export interface CouponHistory {
  /** One of its open holds or orders at the bank reserves a use. */
  readonly isReserved: boolean;
  /** For how many minutes of the last 24 hours it has reserved a use unpaid. */
  readonly minutes: number;
}

export interface HoldHistory {
  readonly network: UnpaidUse;
  readonly site: UnpaidUse;
  /** Pieces or seats that the network reserves of an item at the moment, by `lineKey`. */
  readonly reservedOf: ReadonlyMap<string, number>;
  /** For how many minutes of the last 24 hours the network has reserved some of the item, by `lineKey`. */
  readonly minutesOf: ReadonlyMap<string, number>;
  /** What the site has of each coupon, by its id. */
  readonly couponOf: ReadonlyMap<string, CouponHistory>;
}

/** The history of a network that has reserved nothing. */
export const NO_HISTORY: HoldHistory = {
  network: { reserved: 0, piecesAtBank: 0, seatsAtBank: 0, minutes: 0 },
  site: { reserved: 0, piecesAtBank: 0, seatsAtBank: 0, minutes: 0 },
  reservedOf: new Map(),
  minutesOf: new Map(),
  couponOf: new Map(),
};

export interface HoldAllowance {
  /** The greatest part of an item that one network reserves, in percent. One piece or seat is always allowed. */
  readonly sharePercent: number;
  readonly piecesOfProduct: number;
  readonly seatsOfSession: number;
  /** Pieces and seats of all open holds of a network. */
  readonly ofNetwork: number;
  /** Reserved pieces and seats multiplied by minutes, per network and day. */
  readonly minutesOfNetwork: number;
  /** How long a hold lasts. */
  readonly holdMinutes: number;
}

/** So many lines or phones may share a site without being in each other's way. */
export const NETWORKS_PER_SITE = 3;
/** An item that was reserved unpaid for as long as so many holds last is not reserved again. */
const MAX_HOLDS_OF_ITEM = 3;

/**
 * How many of each line are reserved away from other visitors before the order goes to the bank. The rest stays for
 * sale until then, so that a visitor who does not pay cannot reserve much, while a buyer can still buy everything.
 */
export function quantitiesToReserve(
  lines: readonly WantedLine[],
  history: HoldHistory,
  allowance: HoldAllowance,
): number[] {
  let left = leftInAll(history, allowance);
  const leftOf = new Map<string, number>();
  return lines.map((line) => {
    const key = lineKey(line);
    const ofItem = leftOf.get(key) ?? leftOfItem(line, history, allowance);
    const reserved = Math.max(0, Math.min(line.quantity, ofItem, left));
    leftOf.set(key, ofItem - reserved);
    left -= reserved;
    return reserved;
  });
}

/** Whether the network has reserved one of these items unpaid for as long as a whole hold lasts, in the last 24 hours. */
export function hasOutlastedAHold(
  lines: readonly WantedLine[],
  { minutesOf }: HoldHistory,
  { holdMinutes }: HoldAllowance,
): boolean {
  return lines.some((line) => (minutesOf.get(lineKey(line)) ?? 0) >= holdMinutes);
}

/**
 * Whether one hold may reserve the whole cart before the bank. Such an order is always accepted, so that a stranger who
 * shares the buyer's network cannot stop the sale.
 */
export function isSmallCart(lines: readonly WantedLine[], allowance: HoldAllowance): boolean {
  const reserved = quantitiesToReserve(lines, NO_HISTORY, allowance);
  return lines.every(({ total, quantity }, position) => total === null || reserved[position] === quantity);
}

/** Whether a network, or the site around it, has reserved so much unpaid that it reserves nothing more today. */
export function isSpent({ network, site }: HoldHistory, { minutesOfNetwork }: HoldAllowance): boolean {
  return network.minutes >= minutesOfNetwork || site.minutes >= minutesOfNetwork * NETWORKS_PER_SITE;
}

/**
 * Whether a hold reserves a use of its coupon. A site reserves one use at a time, so that a few carts cannot use up a
 * coupon of few uses.
 */
export function mayReserveCoupon(couponId: string, history: HoldHistory, allowance: HoldAllowance): boolean {
  const { isReserved, minutes } = history.couponOf.get(couponId) ?? { isReserved: false, minutes: 0 };
  return !isReserved && minutes < MAX_HOLDS_OF_ITEM * allowance.holdMinutes && !isSpent(history, allowance);
}

function leftInAll(history: HoldHistory, allowance: HoldAllowance): number {
  if (isSpent(history, allowance)) return 0;
  const { ofNetwork } = allowance;
  return Math.min(
    ofNetwork - history.network.reserved,
    ofNetwork * NETWORKS_PER_SITE - history.site.reserved,
  );
}

function leftOfItem(
  line: WantedLine,
  { reservedOf, minutesOf }: HoldHistory,
  allowance: HoldAllowance,
): number {
  const key = lineKey(line);
  const mostMinutes = MAX_HOLDS_OF_ITEM * allowance.holdMinutes;
  if (line.total === null || (minutesOf.get(key) ?? 0) >= mostMinutes) return 0;
  const share = Math.max(1, Math.ceil((line.total * allowance.sharePercent) / 100));
  const most = line.kind === 'product' ? allowance.piecesOfProduct : allowance.seatsOfSession;
  return Math.min(share, most) - (reservedOf.get(key) ?? 0);
}
