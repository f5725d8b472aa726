import { addDays, studioInstant } from '../../contract/common/dates.js';
import type { SessionTimes } from '../../contract/workshops/session.js';

const REMINDER_TIME = '10:00';

/** The time of a guest's reminder: the morning before, in Istanbul time; null when that has passed. */
export function remindAt({ date }: Pick<SessionTimes, 'date'>, now: Date): Date | null {
  const due = studioInstant(addDays(date, -1), REMINDER_TIME);
  return due > now ? due : null;
}
