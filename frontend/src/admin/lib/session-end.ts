import type { TRPCLink } from '@trpc/client';
import { tap } from '@trpc/server/observable';
import type { AppRouter } from '../../lib/app-router.js';
import { errorCodeOf } from '../../lib/error-code.js';

/** Whether somebody was refused for want of a session; one place for all calls, whichever way they go. */
let isDoubtful = false;
/** Whoever signs out knows that the session ends. */
let isLeaving = false;
const listeners = new Set<() => void>();

export const sessionDoubt = {
  /** A call was answered `admin_session_needed`. */
  raise: () => {
    if (!isLeaving) set(true);
  },
  settle: () => set(false),
  /** No doubt while the admin is signing out by themselves. */
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

/** Notices every procedure that is refused for want of a session. */
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
