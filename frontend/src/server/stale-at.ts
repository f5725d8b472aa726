import { addDays, studioDate, studioInstant } from '@contract/common/dates.js';
import type { ShownData } from './shown-data.js';

/** A calendar says something else when its next session begins, and when the day ends. Null: other pages never do. */
export function staleAt(shown: ShownData, now: Date): Date | null {
  const months = shown.all('workshops.month');
  if (months.length === 0) return null;
  const midnight = studioInstant(addDays(studioDate(now), 1), '00:00');
  const begins = months.flat().map(({ date, startTime }) => studioInstant(date, startTime));
  return [midnight, ...begins].filter((instant) => instant > now).reduce((a, b) => (a < b ? a : b));
}
