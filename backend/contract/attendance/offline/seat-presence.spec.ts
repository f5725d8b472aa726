import { describe, expect, it } from '@jest/globals';
import type { AttendanceKind, AttendanceOutcome } from '../attendance.js';
import type { KeptAction } from './kept-action.js';
import { latestBySeat, presenceOf, seatKey, stateOfSeat } from './seat-presence.js';

const AT_SIX = '2026-12-12T15:00:00.000Z';
const PAST_SIX = '2026-12-12T15:04:00.000Z';
const LATER = '2026-12-12T15:10:00.000Z';
const SEAT = { bookingId: 'b1', position: 0 };
const UNKNOWN = { checkedInAt: null, noShowAt: null };

function kept(
  kind: AttendanceKind,
  outcome: AttendanceOutcome | null = null,
  at: string | null = null,
): KeptAction {
  const id = `${kind} ${outcome}`;
  const answer = { id, outcome: outcome ?? 'done', at, by: null, message: null };
  return {
    action: { ...SEAT, id, kind, happenedAt: PAST_SIX },
    adminId: 'a1',
    settled: outcome === null ? null : { answer, at: PAST_SIX },
  };
}

describe('What a phone says about a seat', () => {
  it('is decided by the last action', () => {
    const latest = latestBySeat([kept('came', 'done'), kept('came_undone')]);
    expect(stateOfSeat(latest.get(seatKey(SEAT)))).toEqual({
      state: 'kept',
      kind: 'came_undone',
      at: PAST_SIX,
    });
    expect(stateOfSeat(latest.get(seatKey({ bookingId: 'b1', position: 1 })))).toEqual({ state: 'none' });
  });

  it.each(['done', 'already', 'cancelled', 'refused'] as const)(
    'tells what the server said: %s',
    (outcome) => {
      expect(stateOfSeat(kept('came', outcome))).toMatchObject({
        state: outcome === 'refused' ? 'refused' : 'done',
        answer: { outcome },
      });
    },
  );
});

describe('Whether a guest is here', () => {
  it('is what the server said as long as this phone noted nothing', () => {
    expect(presenceOf(UNKNOWN, undefined, AT_SIX)).toEqual({ presence: 'expected', at: null });
    expect(presenceOf({ ...UNKNOWN, checkedInAt: AT_SIX }, undefined, AT_SIX)).toEqual({
      presence: 'came',
      at: AT_SIX,
    });
    expect(presenceOf({ ...UNKNOWN, noShowAt: AT_SIX }, undefined, AT_SIX)).toEqual({
      presence: 'no_show',
      at: AT_SIX,
    });
  });

  it('is what this phone noted, for as long as that waits', () => {
    expect(presenceOf(UNKNOWN, kept('came'), LATER)).toEqual({ presence: 'came', at: PAST_SIX });
    expect(presenceOf({ ...UNKNOWN, checkedInAt: AT_SIX }, kept('came_undone'), LATER)).toEqual({
      presence: 'expected',
      at: null,
    });
  });

  it('is the time of the first when somebody else noted it before', () => {
    expect(presenceOf(UNKNOWN, kept('came', 'already', AT_SIX), AT_SIX)).toEqual({
      presence: 'came',
      at: AT_SIX,
    });
  });

  it('is left to the server when it has been asked since, or refused', () => {
    expect(presenceOf(UNKNOWN, kept('came', 'done'), LATER).presence).toBe('expected');
    expect(presenceOf(UNKNOWN, kept('came', 'refused'), AT_SIX).presence).toBe('expected');
  });
});
