export const STUDIO_TIME_ZONE = 'Europe/Istanbul';

const dateParts = new Intl.DateTimeFormat('tr-TR', {
  timeZone: STUDIO_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeParts = new Intl.DateTimeFormat('tr-TR', {
  timeZone: STUDIO_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** dd.MM.yyyy in Istanbul, wherever the server or the browser stands. */
export function formatDate(instant: Date | string): string {
  return dateParts.format(new Date(instant));
}

/** dd.MM.yyyy HH:mm in Istanbul. */
export function formatDateTime(instant: Date | string): string {
  return `${formatDate(instant)} ${timeParts.format(new Date(instant))}`;
}
