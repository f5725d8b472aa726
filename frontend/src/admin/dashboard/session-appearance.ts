import { addDays, type LocalDate } from '@contract/common/dates.js';
import type { UpcomingSession } from '@contract/admin/dashboard/dashboard.views.js';
import type { OccupancyAppearance } from '../ui/occupancy.js';

/** Today and the next two days, when it is too late to reach many people. */
const SOON_DAYS = 2;

/**
 * Colours a session as the dashboard needs it: a full session is good news, and one that is soon and less than half
 * full is a worry. The lists of bookings use the colours of the specification, in which few free seats are the
 * warning.
 */
export function sessionAppearance(
  { capacity, freeSeats, date }: Pick<UpcomingSession, 'capacity' | 'freeSeats' | 'date'>,
  today: LocalDate,
): OccupancyAppearance {
  if (freeSeats <= 0) return { bar: 'success.solid', ink: 'success.fg', word: 'Dolu' };
  const word = `${freeSeats} yer boş`;
  const isSoon = date <= addDays(today, SOON_DAYS);
  if (isSoon && freeSeats * 2 > capacity) return { bar: 'warning.solid', ink: 'warning.fg', word };
  return { bar: 'success.muted', ink: 'fg.muted', word: freeSeats <= 2 ? `Son ${freeSeats} yer` : word };
}
