import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const STUDIO_TIME_ZONE = 'Europe/Istanbul';

/** dd.MM.yyyy HH:mm in Istanbul, wherever the server or the browser stands. */
export function formatDateTime(instant: Date | string): string {
  return dayjs(instant).tz(STUDIO_TIME_ZONE).format('DD.MM.YYYY HH:mm');
}

/** Months since the year 0 on the studio's calendar, so that months can be compared. */
export function studioMonth(instant: Date): number {
  const local = dayjs(instant).tz(STUDIO_TIME_ZONE);
  return local.year() * 12 + local.month();
}
