import type { LocalTime } from '../../contract/common/dates.js';
import type { SessionTimes } from '../../contract/workshops/session.js';

const MINUTES = 'HH:mm'.length;

/** The booked times without the seconds that PostgreSQL adds. */
export function bookedTimes({ date, startTime, endTime }: SessionTimes): SessionTimes {
  return { date, startTime: toMinutes(startTime), endTime: toMinutes(endTime) };
}

function toMinutes(time: string): LocalTime {
  return time.slice(0, MINUTES);
}
