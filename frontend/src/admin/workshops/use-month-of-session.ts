import { useEffect } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { WorkshopsAddress } from './use-workshops-address.js';

/** Leads a link with a session but without a day to the session's day. */
export function useMonthOfSession({ day, leadTo }: WorkshopsAddress, session: AdminSessionRow | null): void {
  const date = day === null ? session?.date : undefined;
  useEffect(() => {
    if (date !== undefined) leadTo(date);
  }, [date, leadTo]);
}
