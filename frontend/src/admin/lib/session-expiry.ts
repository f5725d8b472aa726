import type { TRPCLink } from '@trpc/client';
import { tap } from '@trpc/server/observable';
import type { AppRouter } from '../../lib/server/app-router.js';
import { errorCodeOf } from '../../lib/server/error-code.js';

/** True after a call was refused without a session, until the server has been asked; all calls share it. */
let isSuspected = false;
/** True after signing out, when the end of the session needs no message. */
let isSigningOut = false;
const listeners = new Set<() => void>();

export const sessionExpiry = {
  /** A call was answered `admin_session_needed`. */
  suspect: () => {
    if (!isSigningOut) set(true);
  },
  clear: () => set(false),
  /** Signing out is not an unexpected end of the session. */
  beginSignOut: () => {
    isSigningOut = true;
  },
  cancelSignOut: () => {
    isSigningOut = false;
  },
  isSuspected: () => isSuspected,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(value: boolean): void {
  if (isSuspected === value) return;
  isSuspected = value;
  listeners.forEach((listener) => listener());
}

/** A tRPC link that notices calls refused without a session. */
export const noticeSessionExpiry: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        error: (error) => {
          if (errorCodeOf(error) === 'admin_session_needed') sessionExpiry.suspect();
        },
      }),
    );
