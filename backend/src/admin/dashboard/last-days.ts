import { addDays, type LocalDate, studioDate } from '../../../contract/common/dates.js';

/** The first of so many dates of the studio's calendar, of which today is the last. */
export function firstOfDays(days: number, now: Date): LocalDate {
  return addDays(studioDate(now), 1 - days);
}
