import type { TRPCLink } from '@trpc/client';
import { tap } from '@trpc/server/observable';
import type { AppRouter } from '../../lib/app-router.js';
import { errorCodeOf } from '../../lib/error-code.js';

/** True after a call was refused without a session; all calls share it. */
let isDoubtful = false;
/** True after signing out, when the end of the session needs no message. */
let isLeaving = false;
const listeners = new Set<() => void>();

export const sessionDoubt = {
  /** A call was answered `admin_session_needed`. */
  raise: () => {
    if (!isLeaving) set(true);
  },
  clear: () => set(false),
  /** Signing out is not an unexpected end of the session. */
  leave: () => {
    isLeaving = true;
  },
  stay: () => {
    isLeaving = false;
  },
  isRaised: () => isDoubtful,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(value: boolean): void {
  if (isDoubtful === value) return;
  isDoubtful = value;
  listeners.forEach((listener) => listener());
}

/** A tRPC link that notices calls refused without a session. */
export const noticeSessionEnd: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        error: (error) => {
          if (errorCodeOf(error) === 'admin_session_needed') sessionDoubt.raise();
        },
      }),
    );
