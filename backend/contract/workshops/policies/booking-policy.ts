import { studioInstant } from '../../common/dates.js';
import type { SessionStart } from '../session.js';

/** What goes back when a seat is cancelled at least so many hours before the workshop begins. */
export interface RefundTier {
  readonly hoursBefore: number;
  /** Of what was paid for the seat. */
  readonly percent: number;
}

/** What becomes of the difference when the new day is cheaper; a dearer one is always paid. */
export const CHEAPER_DAY_RULES = ['given_back', 'kept'] as const;
export type CheaperDayRule = (typeof CHEAPER_DAY_RULES)[number];

/** What happens on the day of decision when fewer people than needed have booked. */
export const TOO_FEW_RULES = ['ask', 'call_off'] as const;
export type TooFewRule = (typeof TOO_FEW_RULES)[number];

/** What the studio promises to whoever books a seat. Each seat keeps the policy with which it was bought. */
export interface BookingPolicy {
  /** How many times a guest may move a seat to another day. */
  readonly freeMoves: number;
  /** Hours before the start until which a seat may go to another day. */
  readonly moveUntilHours: number;
  readonly cheaperDay: CheaperDayRule;
  /** The earliest first; hours and percents both fall. None: nothing goes back. */
  readonly refundTiers: readonly RefundTier[];
  /** What is kept of each cancelled seat beside the tier, in kuruş. */
  readonly cancellationFeeKurus: number;
  /** Hours before the start until which somebody else may be named for a seat. */
  readonly renameUntilHours: number;
  /** With fewer people the workshop may not take place; 0 when it always does. */
  readonly minimumGuests: number;
  /** Hours before the start at which it is decided whether there are enough people. */
  readonly decisionHours: number;
  readonly whenTooFew: TooFewRule;
}

/** What a cancellation costs now. */
export interface CancellationBill {
  readonly refundKurus: number;
  readonly keptKurus: number;
}

interface CancelledSeats {
  /** What was received for them and has not gone back, in kuruş. */
  readonly paidKurus: number;
  readonly seats: number;
  /** Until the workshop begins. */
  readonly hoursLeft: number;
  /** The percent that held when the guest moved the seats; null when they never did. */
  readonly percentAtMove: number | null;
}

const HOUR_MS = 3_600_000;

/** Hours, with their fraction, until the workshop begins by the studio's clock; negative once it has begun. */
export function hoursUntil({ date, startTime }: SessionStart, now: Date): number {
  return (studioInstant(date, startTime).getTime() - now.getTime()) / HOUR_MS;
}

/** Why a guest may not move a seat to another day; null when they may. */
export function moveRefusal(
  { freeMoves, moveUntilHours }: BookingPolicy,
  { movesMade, hoursLeft }: { readonly movesMade: number; readonly hoursLeft: number },
): 'move_too_late' | 'no_moves_left' | null {
  if (movesMade >= freeMoves) return 'no_moves_left';
  return hoursLeft <= 0 || hoursLeft < moveUntilHours ? 'move_too_late' : null;
}

/** Whether somebody else may still be named for a seat. */
export function mayRename({ renameUntilHours }: BookingPolicy, hoursLeft: number): boolean {
  return hoursLeft > 0 && hoursLeft >= renameUntilHours;
}

/** The tier that holds so many hours before the start; null when it is too late for any. */
function tierAt({ refundTiers }: BookingPolicy, hoursLeft: number): RefundTier | null {
  if (hoursLeft <= 0) return null;
  return refundTiers.find(({ hoursBefore }) => hoursLeft >= hoursBefore) ?? null;
}

/** The percent that goes back when a seat is cancelled so many hours before the start. */
export function refundPercent(policy: BookingPolicy, hoursLeft: number): number {
  return tierAt(policy, hoursLeft)?.percent ?? 0;
}

/** What goes back of seats once the next guests have paid for them: all that was paid, less the fee of the policy. */
export function resaleBill(
  policy: BookingPolicy,
  { paidKurus, seats }: Pick<CancelledSeats, 'paidKurus' | 'seats'>,
): CancellationBill {
  const refundKurus = Math.max(0, paidKurus - policy.cancellationFeeKurus * seats);
  return { refundKurus, keptKurus: paidKurus - refundKurus };
}

/**
 * Whether seats can be put up for resale: only when a sale gives back more than a cancellation does now, which gives it at
 * once.
 */
export function mayResell(policy: BookingPolicy, seats: CancelledSeats): boolean {
  return resaleBill(policy, seats).refundKurus > cancellationBill(policy, seats).refundKurus;
}

/**
 * What goes back of seats that are cancelled now. Who moved to a later day first gets no more than on the day of the move. A
 * part of a kuruş belongs to the guest.
 */
export function cancellationBill(
  policy: BookingPolicy,
  { paidKurus, seats, hoursLeft, percentAtMove }: CancelledSeats,
): CancellationBill {
  const percent = Math.min(refundPercent(policy, hoursLeft), percentAtMove ?? 100);
  const shareKurus = Math.ceil((paidKurus * percent) / 100);
  const refundKurus = Math.max(0, shareKurus - policy.cancellationFeeKurus * seats);
  return { refundKurus, keptKurus: paidKurus - refundKurus };
}
