import { addDays, studioDate, studioInstant } from '@contract/common/dates.js';
import type { PageData } from './page-data.js';

/**
 * Returns when a page with sessions gets outdated: when its next session begins or the day ends. Null for all other
 * pages.
 */
export function staleAt(shown: PageData, now: Date): Date | null {
  const lists = [...shown.all('workshops.month'), ...shown.all('workshops.search')];
  if (lists.length === 0) return null;
  const midnight = studioInstant(addDays(studioDate(now), 1), '00:00');
  const begins = lists.flat().map(({ date, startTime }) => studioInstant(date, startTime));
  return [midnight, ...begins].filter((instant) => instant > now).reduce((a, b) => (a < b ? a : b));
}
