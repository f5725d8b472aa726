import { studioInstant } from '../common/dates.js';

/** The studio enters whole days: from the first minute of the first day to the last minute of the last. */
export const FIRST_MINUTE = '00:00';
export const LAST_MINUTE = '23:59';

const MINUTE_MS = 60_000;

/** The first instant at which a coupon with this begin (yyyy-MM-ddTHH:mm) can be used. */
export function couponBegin(minute: string): Date {
  const [date = '', time = ''] = minute.split('T');
  return studioInstant(date, time);
}

/** The last instant of use for this end: its minute counts to its end. */
export function couponEnd(minute: string): Date {
  return new Date(couponBegin(minute).getTime() + MINUTE_MS - 1);
}
