import { formatLongDay } from '../common/long-day.js';

/**
 * The time to make a piece on order (specification 1, section 1). Legal texts of a sale keep the time agreed
 * then.
 */
export const PREPARATION_TIME = 'yaklaşık 2 hafta, en çok 3 hafta';
const LONGEST_MS = 21 * 24 * 60 * 60 * 1000;

/** The last day on which pieces ordered at this instant arrive: '18 Aralık Cuma'. */
export function latestArrival(orderedAt: Date | string): string {
  return formatLongDay(new Date(new Date(orderedAt).getTime() + LONGEST_MS));
}
