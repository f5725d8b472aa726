import type { LocalDate } from '@contract/common/dates.js';
import { trpc } from '../../lib/server/trpc.js';

/** Other helpers note guests meanwhile. It is not read again while the page is hidden. */
const POLL_MS = 30_000;

/** The guests of a day, read again every half minute and whenever somebody looks at the page again. */
export function useAttendanceDay(date: LocalDate) {
  return trpc.admin.attendance.day.useQuery(
    { date },
    { refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' },
  );
}
