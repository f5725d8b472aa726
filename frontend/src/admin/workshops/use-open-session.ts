import { isUUID } from 'class-validator';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../lib/trpc.js';

/** The session that the address names; null while it is read, and for one that is gone. */
export function useOpenSession(sessionId: string | null): AdminSessionRow | null {
  const isPossible = sessionId !== null && isUUID(sessionId);
  const session = trpc.admin.workshops.view.useQuery(
    { sessionId: sessionId ?? '' },
    { enabled: isPossible, retry: false },
  );
  return isPossible ? (session.data ?? null) : null;
}
