import { addDays, studioInstant } from '../../contract/common/dates.js';
import type { SessionTimes } from '../../contract/workshops/session.js';

/** The time of a guest's reminder: the day before at this hour, in Istanbul time; null when that has passed. */
export function remindAt({ date }: Pick<SessionTimes, 'date'>, hour: number, now: Date): Date | null {
  const due = studioInstant(addDays(date, -1), `${String(hour).padStart(2, '0')}:00`);
  return due > now ? due : null;
}
