import { useEffect } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { WorkshopsAddress } from './use-workshops-address.js';

/** A link that names a workshop and no day leads to the day it is on. */
export function useMonthOfSession({ day, leadTo }: WorkshopsAddress, session: AdminSessionRow | null): void {
  const date = day === null ? session?.date : undefined;
  useEffect(() => {
    if (date !== undefined) leadTo(date);
  }, [date, leadTo]);
}
