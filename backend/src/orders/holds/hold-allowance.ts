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
  /** Pieces and seats that its open holds reserve at the moment. */
  readonly reserved: number;
  /** Reserved pieces and seats multiplied by the minutes for which they were reserved, in the last 24 hours. */
  readonly minutes: number;
}

export interface HoldHistory {
  readonly network: UnpaidUse;
  readonly site: UnpaidUse;
  /** Pieces or seats that the network reserves of an item at the moment, by `lineKey`. */
  readonly reservedOf: ReadonlyMap<string, number>;
  /** How often the network let a hold of the item end unpaid in the last 24 hours, by `lineKey`. */
  readonly lapsesOf: ReadonlyMap<string, number>;
}

export interface HoldAllowance {
  /** The greatest part of an item that one network reserves, in percent. One piece or seat is always allowed. */
  readonly sharePercent: number;
  readonly piecesOfProduct: number;
  readonly seatsOfSession: number;
  /** Pieces and seats of all open holds of a network. */
  readonly ofNetwork: number;
  /** Reserved pieces and seats multiplied by minutes, per network and day. */
  readonly minutesOfNetwork: number;
}

/** So many lines or phones may share a site without being in each other's way. */
const NETWORKS_PER_SITE = 3;
/** After so many unpaid holds of an item, further ones reserve nothing of it. */
const MAX_LAPSES = 3;

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

/** Whether the network has let a hold of one of these items end unpaid in the last 24 hours. */
export function hasLapsed(lines: readonly WantedLine[], { lapsesOf }: HoldHistory): boolean {
  return lines.some((line) => (lapsesOf.get(lineKey(line)) ?? 0) > 0);
}

/** Whether a network, or the site around it, has reserved so much unpaid that it reserves nothing more today. */
export function isSpent({ network, site }: HoldHistory, { minutesOfNetwork }: HoldAllowance): boolean {
  return network.minutes >= minutesOfNetwork || site.minutes >= minutesOfNetwork * NETWORKS_PER_SITE;
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
  { reservedOf, lapsesOf }: HoldHistory,
  allowance: HoldAllowance,
): number {
  const key = lineKey(line);
  if (line.total === null || (lapsesOf.get(key) ?? 0) >= MAX_LAPSES) return 0;
  const share = Math.max(1, Math.ceil((line.total * allowance.sharePercent) / 100));
  const most = line.kind === 'product' ? allowance.piecesOfProduct : allowance.seatsOfSession;
  return Math.min(share, most) - (reservedOf.get(key) ?? 0);
}
