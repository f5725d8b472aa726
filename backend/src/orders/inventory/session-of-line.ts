import type { SessionTimes } from '../../../contract/workshops/session.js';
import type { OrderLine } from '../order-line.entity.js';

/** The date and times of a line's workshop; null for a piece. */
export function sessionOf({ date, startTime, endTime }: OrderLine): SessionTimes | null {
  if (date === null || startTime === null || endTime === null) return null;
  return { date, startTime, endTime };
}
