/** The time zone is named so that server and browser agree. The contract's date library would be too heavy here. */
const DAY = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Formats dd.MM.yyyy in the studio's time zone; '-' for an invalid date (specification 2, section 5). */
export function formatShortDate(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '-' : DAY.format(at);
}
