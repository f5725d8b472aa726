import { useSyncExternalStore } from 'react';
import {
  type KnownSeat,
  type NotedPresence,
  presenceOf,
  type SeatAt,
  seatKey,
  type SeatState,
  stateOfSeat,
} from '@contract/attendance/offline/seat-presence.js';
import type { NewAction, PhoneState } from './attendance-phone.js';
import { useAttendancePhone } from './attendance-context.js';

export interface Attendance {
  /** Resolves when the actions lie on the phone; they are sent behind that. */
  readonly record: (...actions: readonly NewAction[]) => Promise<void>;
  /** What became of the last action that this phone noted about the seat. */
  readonly stateOf: (seat: SeatAt) => SeatState;
  /** Whether the guest is here, by what the server said and what this phone noted since. */
  readonly presenceOf: (seat: SeatAt & KnownSeat) => NotedPresence;
  /** How many actions wait to be sent. */
  readonly pending: number;
  /** No connection, or nobody signed in any more: what is noted waits on this phone. */
  readonly isOffline: boolean;
}

export function usePhoneState(): PhoneState {
  const phone = useAttendancePhone();
  return useSyncExternalStore(phone.subscribe, phone.getState);
}

/** Notes who came, with or without a connection. `knownAt`: when the server said what the page shows of the seats. */
export function useAttendance(knownAt: string): Attendance {
  const phone = useAttendancePhone();
  const { latest, pending, connection } = usePhoneState();
  return {
    record: (...actions) => phone.record(...actions),
    stateOf: (seat) => stateOfSeat(latest.get(seatKey(seat))),
    presenceOf: (seat) => presenceOf(seat, latest.get(seatKey(seat)), knownAt),
    pending,
    isOffline: connection !== 'online',
  };
}
