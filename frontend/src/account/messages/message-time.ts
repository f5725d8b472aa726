import { addDays, formatDate, formatDateTime, studioDate } from '@contract/common/dates.js';

/** Formats 'Bugün 09:12', 'Dün 18:40' or '19.11.2026' by the studio's day, whatever the reader's time zone. */
export function messageTime(instant: string, now: Date): string {
  const date = studioDate(new Date(instant));
  const today = studioDate(now);
  const clock = formatDateTime(instant).slice(-5);
  if (date === today) return `Bugün ${clock}`;
  if (date === addDays(today, -1)) return `Dün ${clock}`;
  return formatDate(date);
}
