/**
 * The browser's own formatter, because public pages have no room for the calendar library. The time zone is named so
 * that server and browser agree.
 */
const DAY = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  weekday: 'long',
});

/** Formats '14 Aralık Pazartesi' in the studio's time zone. */
export function formatLongDay(instant: Date): string {
  return DAY.format(instant);
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Istanbul', weekday: 'short' });

/** Whether it is Saturday or Sunday in the studio's time zone. */
export function isWeekend(instant: Date): boolean {
  return WEEKDAY.format(instant).startsWith('S');
}
