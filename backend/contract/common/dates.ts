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
