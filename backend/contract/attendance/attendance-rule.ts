import type { AttendanceKind, AttendanceOutcome, AttendanceRemark } from './attendance.js';

/** A seat's note about its guest: the time of check-in, or of the mark as a no-show, or neither. It never has both. */
export interface Attendance {
  readonly checkedInAt: Date | null;
  readonly noShowAt: Date | null;
}

export interface AttendedSeat extends Attendance {
  /** The booking was cancelled, whatever became of its guest. */
  readonly isCancelled: boolean;
  /** The day of the session is still to come. */
  readonly isOfLaterDay: boolean;
  readonly hasBegun: boolean;
  /** The same device noted 'came' when another one had done so before, and had not yet been told. */
  readonly isNotedByAnother: boolean;
}

export interface AttendanceVerdict {
  readonly outcome: AttendanceOutcome;
  readonly remark: AttendanceRemark | null;
  /** The seat's note after the action; null when the action changes nothing. */
  readonly after: Attendance | null;
}

const NOTHING: Attendance = { checkedInAt: null, noShowAt: null };

/**
 * Decides about one action at a seat. Of two equal actions the first wins. A guest who comes after the mark as a
 * no-show has come, and a guest who was let in is noted even when the booking was cancelled meanwhile.
 */
export function attendanceVerdict(seat: AttendedSeat, kind: AttendanceKind, at: Date): AttendanceVerdict {
  if (seat.isOfLaterDay) return unchanged('refused', 'other_day');
  if (kind === 'came') return came(seat, at);
  if (kind === 'no_show') return noShow(seat, at);
  if (kind === 'came_undone') return cameUndone(seat);
  return seat.noShowAt === null
    ? unchanged('already', 'nothing_to_undo')
    : { outcome: 'done', remark: null, after: NOTHING };
}

function came({ checkedInAt, isCancelled }: AttendedSeat, at: Date): AttendanceVerdict {
  if (checkedInAt !== null) return unchanged('already', 'came_before');
  const after = { checkedInAt: at, noShowAt: null };
  return isCancelled
    ? { outcome: 'cancelled', remark: 'let_in_cancelled', after }
    : { outcome: 'done', remark: null, after };
}

function noShow(seat: AttendedSeat, at: Date): AttendanceVerdict {
  if (seat.checkedInAt !== null) return unchanged('already', 'came_before');
  if (seat.noShowAt !== null) return unchanged('already', 'no_show_before');
  if (seat.isCancelled) return unchanged('refused', 'booking_cancelled');
  if (!seat.hasBegun) return unchanged('refused', 'not_begun');
  return { outcome: 'done', remark: null, after: { checkedInAt: null, noShowAt: at } };
}

function cameUndone({ checkedInAt, isNotedByAnother }: AttendedSeat): AttendanceVerdict {
  if (checkedInAt === null) return unchanged('already', 'nothing_to_undo');
  if (isNotedByAnother) return unchanged('already', 'noted_by_another');
  return { outcome: 'done', remark: null, after: NOTHING };
}

function unchanged(outcome: AttendanceOutcome, remark: AttendanceRemark): AttendanceVerdict {
  return { outcome, remark, after: null };
}
