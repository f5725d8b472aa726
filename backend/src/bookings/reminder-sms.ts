import { formatTimeRange } from '../../contract/common/dates.js';
import { smsAbout } from '../notifications/sms/sms-length.js';
import type { Booking } from './booking.entity.js';

interface ReminderSmsFacts {
  /** The reminder is late: the workshop is today. */
  readonly isToday: boolean;
  /** Formatted for people: 0216 555 01 48 */
  readonly studioPhone: string;
}

export function reminderSms(
  { title, startTime, endTime }: Pick<Booking, 'title' | 'startTime' | 'endTime'>,
  { isToday, studioPhone }: ReminderSmsFacts,
): string {
  const day = isToday ? 'Bugün' : 'Yarın';
  const hours = formatTimeRange(startTime, endTime);
  return smsAbout(
    title,
    (name) =>
      `${day} görüşüyoruz: ${name}, ${hours}. Biletiniz e-postanızda. Gelemezseniz arayın: ${studioPhone}. Toprak`,
  );
}
