import { useState } from 'react';
import type { AttendanceKind } from '@contract/attendance/attendance.js';
import type { AttendanceAnswer } from '@contract/attendance/attendance.views.js';
import { trpc } from '../../lib/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

export interface SeatAt {
  readonly bookingId: string;
  readonly position: number;
}

export interface NewAction extends SeatAt {
  readonly kind: AttendanceKind;
}

/** What this device last noted about a seat. */
export type SeatState =
  | { readonly state: 'none' }
  | { readonly state: 'kept'; readonly kind: AttendanceKind; readonly at: string }
  | { readonly state: 'done' | 'refused'; readonly kind: AttendanceKind; readonly answer: AttendanceAnswer };

const seatKey = ({ bookingId, position }: SeatAt): string => `${bookingId} ${position}`;

/** Notes who came, and shows it at once: the day is read again behind the answer. */
export function useAttendance() {
  const utils = trpc.useUtils();
  const [states, setStates] = useState<ReadonlyMap<string, SeatState>>(new Map());
  const set = (seat: SeatAt, state: SeatState) =>
    setStates((before) => new Map(before).set(seatKey(seat), state));
  const { mutateAsync } = trpc.admin.attendance.record.useMutation();
  const record = async ({ bookingId, position, kind }: NewAction): Promise<void> => {
    const seat = { bookingId, position };
    const happenedAt = new Date().toISOString();
    set(seat, { state: 'kept', kind, at: happenedAt });
    try {
      const action = { ...seat, kind, happenedAt, id: crypto.randomUUID() };
      const [answer] = await mutateAsync({ device: deviceName(), actions: [action] });
      await utils.admin.attendance.day.invalidate();
      if (answer) set(seat, { state: answer.outcome === 'refused' ? 'refused' : 'done', kind, answer });
    } catch (error) {
      set(seat, { state: 'none' });
      toast.error({ text: describeSaveFailure(error, 'İşaret kaydedilemedi.') });
    }
  };
  return {
    record,
    stateOf: (seat: SeatAt): SeatState => states.get(seatKey(seat)) ?? { state: 'none' },
  };
}

export type Attendance = ReturnType<typeof useAttendance>;

/** One name for as long as the page is open. */
const MARK = crypto.randomUUID().slice(0, 4).toUpperCase();

function deviceName(): string {
  return `Tarayıcı · ${MARK}`;
}
