import { formatTimeRange } from '../../contract/common/dates.js';
import type { StudioIdentity } from '../studio/current-studio.js';
import { smsAbout } from '../notifications/sms/sms-length.js';
import type { Booking } from './booking.entity.js';

interface ReminderSmsFacts {
  /** The reminder is late: the workshop is today. */
  readonly isToday: boolean;
  readonly studio: StudioIdentity;
}

export function reminderSms(
  { title, startTime, endTime }: Pick<Booking, 'title' | 'startTime' | 'endTime'>,
  { isToday, studio }: ReminderSmsFacts,
): string {
  const day = isToday ? 'Bugün' : 'Yarın';
  const hours = formatTimeRange(startTime, endTime);
  return smsAbout(
    title,
    (name) =>
      `${day} görüşüyoruz: ${name}, ${hours}. Biletiniz e-postanızda. Gelemezseniz arayın: ${studio.seller.phone}. ${studio.profile.name}`,
  );
}
