import { addDays, type LocalDate, studioDate } from '../../../contract/common/dates.js';

/** The first date of a period of this many days that ends today, in the studio's time zone. */
export function firstOfDays(days: number, now: Date): LocalDate {
  return addDays(studioDate(now), 1 - days);
}
