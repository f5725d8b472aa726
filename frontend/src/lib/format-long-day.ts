/** The time zone is named so that server and browser agree. The contract's date library would be too heavy here. */
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
