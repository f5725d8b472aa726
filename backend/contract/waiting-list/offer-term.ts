import dayjs from 'dayjs';
import { addDays, studioDate, studioInstant, STUDIO_TIME_ZONE } from '../common/dates.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Whoever takes a seat has to come, and the studio has to know who comes. */
const BEFORE_START_MS = 2 * HOUR_MS;
/** From here on the term follows the time that is left. */
const NEAR_MS = 24 * HOUR_MS;
const LEAST_NEAR_MS = 30 * MINUTE_MS;
/** Nobody reads a mail and pays in less, and meanwhile the seat could be sold. */
export const LEAST_TERM_MS = 15 * MINUTE_MS;
/** Nobody is asked to wake up for a seat. */
const NIGHT_BEGINS = 23;
const NIGHT_ENDS = 9;

interface OfferedSession {
  readonly now: Date;
  readonly startsAt: Date;
  /** The studio's own setting, for sessions that are not near. */
  readonly hours: number;
}

/**
 * Until when a seat stays with the person to whom it is offered: at least two hours before the session begins, shorter
 * the nearer it is, and not at night. Null when there is no time for an offer.
 */
export function offerEnd({ now, startsAt, hours }: OfferedSession): Date | null {
  const last = new Date(startsAt.getTime() - BEFORE_START_MS);
  if (last.getTime() - now.getTime() < LEAST_TERM_MS) return null;
  const left = startsAt.getTime() - now.getTime();
  const term = left < NEAR_MS ? Math.max(LEAST_NEAR_MS, left / 4) : hours * HOUR_MS;
  const end = afterNight(new Date(now.getTime() + term));
  return end > last ? last : end;
}

/** Nine in the morning for an instant of the night; any other stays. */
function afterNight(instant: Date): Date {
  const hour = dayjs(instant).tz(STUDIO_TIME_ZONE).hour();
  if (hour >= NIGHT_ENDS && hour < NIGHT_BEGINS) return instant;
  const day = studioDate(instant);
  return studioInstant(hour >= NIGHT_BEGINS ? addDays(day, 1) : day, '09:00');
}
