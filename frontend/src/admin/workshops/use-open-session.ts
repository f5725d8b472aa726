import { isUUID } from 'class-validator';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';

interface OpenSession {
  /** Null while it is loading, and when it does not exist any more. */
  readonly session: AdminSessionRow | null;
  /** True when the session in the address does not exist any more. */
  readonly isGone: boolean;
}

/** Reads the session in the address. */
export function useOpenSession(sessionId: string | null): OpenSession {
  const isPossible = sessionId !== null && isUUID(sessionId);
  const session = trpc.admin.workshops.view.useQuery(
    { sessionId: sessionId ?? '' },
    { enabled: isPossible, retry: false },
  );
  if (!isPossible) return { session: null, isGone: sessionId !== null };
  // An admin who is editing learns of the deletion when saving, so that nothing typed is lost before.
  if (session.data) return { session: session.data, isGone: false };
  return {
    session: null,
    isGone: session.isError && describeError(session.error).code === 'workshop_not_found',
  };
}
