import type { LocalDate } from '@contract/common/dates.js';
import type { AdminSessionRow, SessionGuest } from '@contract/workshops/admin-sessions.views.js';
import { hasBegun } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useMay } from '../../lib/use-may.js';

/** The guests of the chosen day who can still be moved, by session; read only when there are any. */
export function useGuestsOfDay(
  day: LocalDate | null,
  sessions: readonly AdminSessionRow[] | undefined,
): (sessionId: string) => readonly SessionGuest[] {
  const now = useNow();
  const mayMove = useMay('bookings.change');
  const open = (sessions ?? []).filter(
    (session) => session.activeBookings > 0 && session.cancellation === null && !hasBegun(session, now),
  );
  const { data } = trpc.admin.workshops.guests.useQuery(
    { date: day ?? '' },
    { enabled: mayMove && day !== null && open.length > 0 },
  );
  return (sessionId) =>
    open.some(({ id }) => id === sessionId)
      ? (data?.find((session) => session.sessionId === sessionId)?.guests ?? [])
      : [];
}
