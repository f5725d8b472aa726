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
