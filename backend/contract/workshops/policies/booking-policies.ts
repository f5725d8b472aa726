import type { ProgramSlot } from '../program-slot.js';
import type { BookingPolicy } from './booking-policy.js';

/** A kind of workshop with rules of its own. */
export interface ProgramPolicy {
  readonly program: ProgramSlot;
  readonly policy: BookingPolicy;
}

/** What the studio promises to whoever books a seat, by kind of workshop. */
export interface BookingPolicies {
  /** For every workshop without rules of its own. */
  readonly general: BookingPolicy;
  /** Each program at most once. */
  readonly programs: readonly ProgramPolicy[];
}

/** One free move and all money back a week ahead: what guests of small studios are used to. */
export const INITIAL_POLICIES: BookingPolicies = {
  general: {
    freeMoves: 1,
    moveUntilHours: 48,
    cheaperDay: 'given_back',
    refundTiers: [
      { hoursBefore: 168, percent: 100 },
      { hoursBefore: 48, percent: 50 },
    ],
    cancellationFeeKurus: 0,
    renameUntilHours: 0,
    minimumGuests: 0,
    decisionHours: 24,
    whenTooFew: 'ask',
  },
  programs: [],
};

/** The policy with which a seat of this program is sold today. */
export function policyFor({ general, programs }: BookingPolicies, program: number | null): BookingPolicy {
  return programs.find((each) => each.program === program)?.policy ?? general;
}
