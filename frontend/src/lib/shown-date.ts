/** With its zone named, server and browser agree. The calendar's own library would weigh on the start of the page. */
const DAY = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** dd.MM.yyyy on the studio's calendar; '-' for what is no date (specification 2, section 5). */
export function shownDate(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '-' : DAY.format(at);
}
