import { type LocalDate, studioInstant } from '../../contract/common/dates.js';

/** A device's time brought into what is possible: not before the day of the session, and never in the future. */
export function possibleTime(deviceTime: Date, { date, now }: { date: LocalDate; now: Date }): Date {
  const earliest = Math.min(studioInstant(date, '00:00').getTime(), now.getTime());
  return new Date(Math.min(Math.max(deviceTime.getTime(), earliest), now.getTime()));
}
