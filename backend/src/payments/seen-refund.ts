import { AppError } from '../../contract/app-error.js';
import { formatTl } from '../../contract/common/money.js';
import type { OrderMoney } from './order-money.service.js';
import type { RefundReason } from './refund.entity.js';

/** A part of a refund that a person decided: what goes back for one line. */
export interface SeenPart {
  readonly lineId: string;
  readonly amountKurus: number;
  /** The refundable amount of the line that the person saw, in kuruş. */
  readonly seenKurus: number;
}

/** A refund as decided by a person, with the amounts that they saw. */
export interface SeenRefund {
  readonly orderId: string;
  /** Each line at most once. */
  readonly lines: readonly SeenPart[];
  readonly reason: RefundReason;
  readonly requestKey: string;
}

/** The same key with other amounts is not a repetition. */
export function isCarriedOut(
  { parts, refundableKurus }: OrderMoney,
  { lines, requestKey }: SeenRefund,
): boolean {
  const before = parts.flatMap(({ refunds }) => refunds).filter((refund) => refund.requestKey === requestKey);
  if (before.length === 0) return false;
  const amountOf = (lineId: string) =>
    sumOf(before.filter(({ orderLineId }) => orderLineId === lineId).map(({ amountKurus }) => amountKurus));
  const isTotal =
    sumOf(before.map(({ amountKurus }) => amountKurus)) ===
    sumOf(lines.map(({ amountKurus }) => amountKurus));
  // A refund of a whole part names no lines.
  const isWhole = before.some(({ orderLineId }) => orderLineId === null);
  const isSame =
    isTotal && (isWhole || lines.every(({ lineId, amountKurus }) => amountOf(lineId) === amountKurus));
  if (!isSame) throw refundRefused('refund_changed', refundableKurus);
  return true;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function refundRefused(code: 'refund_too_much' | 'refund_changed', remainingKurus: number): AppError {
  return new AppError(code, { remaining: formatTl(remainingKurus), remainingKurus });
}
