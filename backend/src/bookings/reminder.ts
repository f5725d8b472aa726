import { addDays, studioInstant } from '../../contract/common/dates.js';
import type { SessionTimes } from '../../contract/workshops/session.js';

const REMINDER_TIME = '10:00';

/** When a guest is to be reminded: the morning before, on the studio's clock; null when that has passed by now. */
export function remindAt({ date }: Pick<SessionTimes, 'date'>, now: Date): Date | null {
  const due = studioInstant(addDays(date, -1), REMINDER_TIME);
  return due > now ? due : null;
}
