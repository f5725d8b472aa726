import { addDays, type LocalDate } from '../common/dates.js';

/** From the fifth of the seven days on. */
const LOUD_DAYS = 2;

/** Whether a document that is not issued must be seen by everybody. */
export function isUrgent(issueBy: LocalDate, today: LocalDate): boolean {
  return today >= addDays(issueBy, -LOUD_DAYS);
}
