import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../../lib/server/trpc.js';

/** How many people wait for the session; the lists of a month are read at once. */
export function useQueueLength({ id, date }: Pick<AdminSessionRow, 'id' | 'date'>): number {
  const { data } = trpc.admin.waitingList.lengths.useQuery({ month: date.slice(0, 7) });
  return data?.find(({ sessionId }) => sessionId === id)?.people ?? 0;
}
