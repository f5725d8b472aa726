import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '@contract/app-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { sessionExpiry } from './session-expiry.js';
import { isSignIn, signInPath } from './return-path.js';

/** Specification 2, section 9. */
const LEAVE_AFTER_MS = 2000;

/**
 * Leads to the sign-in page two seconds after saying that the session has ended. Returns the page that was left,
 * which stays mounted until the admin is back.
 */
export function useSessionExpiry(): Location | null {
  const { adminSession } = trpc.useUtils();
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef({ location, navigate });
  useEffect(() => {
    here.current = { location, navigate };
  });
  const [leftAt, setLeftAt] = useState<Location | null>(null);
  const isSuspected = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isSuspected);
  const isAtSignIn = isSignIn(location);

  useEffect(() => {
    if (!isSuspected || isAtSignIn) return;
    let timer = 0;
    let isStopped = false;
    const leave = () => {
      setLeftAt(here.current.location);
      void here.current.navigate(signInPath(here.current.location), { replace: true });
    };
    const leaveSoon = () => {
      if (!isStopped) timer = window.setTimeout(leave, LEAVE_AFTER_MS);
    };
    const find = async () => {
      // A refusal may arrive late, when the admin has signed in again.
      const admin = await adminSession.current.fetch(undefined, { staleTime: 0 });
      if (isStopped) return;
      if (admin !== null) {
        sessionExpiry.clear();
        return;
      }
      toast.error({ text: errorText('admin_session_needed') });
      // The two seconds are there to read it.
      await toast.settled();
      leaveSoon();
    };
    // The server is unreachable: the next refused call checks again.
    find().catch(() => sessionExpiry.clear());
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, [isSuspected, isAtSignIn, adminSession]);
  return leftAt;
}
