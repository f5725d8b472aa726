import { addDays, type LocalDate } from '@contract/common/dates.js';
import type { UpcomingSession } from '@contract/dashboard/dashboard.views.js';
import type { OccupancyLook } from '../ui/occupancy.js';

/** Today and the two days after: too late for many to hear of it. */
const SOON_DAYS = 2;

/**
 * With the eyes of the studio on its first page: a full session is good news, and one that is soon and not even half
 * full is the worry. The lists of bookings keep the colours of the specification, where few free seats are the matter.
 */
export function sessionLook(
  { capacity, freeSeats, date }: Pick<UpcomingSession, 'capacity' | 'freeSeats' | 'date'>,
  today: LocalDate,
): OccupancyLook {
  if (freeSeats <= 0) return { bar: 'success.solid', ink: 'success.fg', word: 'Dolu' };
  const word = `${freeSeats} yer boş`;
  const isSoon = date <= addDays(today, SOON_DAYS);
  if (isSoon && freeSeats * 2 > capacity) return { bar: 'warning.solid', ink: 'warning.fg', word };
  return { bar: 'success.muted', ink: 'fg.muted', word: freeSeats <= 2 ? `Son ${freeSeats} yer` : word };
}
