import type { AttendanceKind } from '../attendance.js';
import type { AttendanceAnswer } from '../attendance.views.js';
import { isWaiting, type KeptAction } from './kept-action.js';

/** What this phone says about the last action on a seat. */
export type SeatState =
  | { readonly state: 'none' }
  | { readonly state: 'kept'; readonly kind: AttendanceKind; readonly at: string }
  | { readonly state: 'done' | 'refused'; readonly kind: AttendanceKind; readonly answer: AttendanceAnswer };

export interface SeatAt {
  readonly bookingId: string;
  readonly position: number;
}

export type Presence = 'expected' | 'came' | 'no_show';

export interface NotedPresence {
  readonly presence: Presence;
  /** Since when, as an ISO instant; null while the guest is expected. */
  readonly at: string | null;
}

const LEADS_TO: Readonly<Record<AttendanceKind, Presence>> = {
  came: 'came',
  came_undone: 'expected',
  no_show: 'no_show',
  no_show_undone: 'expected',
};

/** The last action on each seat decides. Finds by `seatKey`. */
export function latestBySeat(kept: readonly KeptAction[]): ReadonlyMap<string, KeptAction> {
  return new Map(kept.map((each) => [seatKey(each.action), each]));
}

export function seatKey({ bookingId, position }: SeatAt): string {
  return `${bookingId} ${position}`;
}

export function stateOfSeat(latest: KeptAction | undefined): SeatState {
  if (latest === undefined) return { state: 'none' };
  const { action, settled } = latest;
  const { kind } = action;
  if (settled === null) return { state: 'kept', kind, at: action.happenedAt };
  const { answer } = settled;
  return { state: answer.outcome === 'refused' ? 'refused' : 'done', kind, answer };
}

/** What the server said of a seat, as ISO instants; never both. */
export interface KnownSeat {
  readonly checkedInAt: string | null;
  readonly noShowAt: string | null;
}

/**
 * Whether the guest is here, by what the server said at `knownAt` and what this phone noted since. A waiting action is
 * always newer; an answered one only until the server has been asked again.
 */
export function presenceOf(seat: KnownSeat, latest: KeptAction | undefined, knownAt: string): NotedPresence {
  if (latest !== undefined && countsSince(latest, knownAt)) {
    const { action, settled } = latest;
    const presence = LEADS_TO[action.kind];
    const at = settled?.answer.at ?? action.happenedAt;
    return { presence, at: presence === 'expected' ? null : at };
  }
  if (seat.checkedInAt !== null) return { presence: 'came', at: seat.checkedInAt };
  return seat.noShowAt === null
    ? { presence: 'expected', at: null }
    : { presence: 'no_show', at: seat.noShowAt };
}

function countsSince(kept: KeptAction, knownAt: string): boolean {
  if (isWaiting(kept)) return true;
  const { settled } = kept;
  return settled !== null && settled.answer.outcome !== 'refused' && settled.at > knownAt;
}
