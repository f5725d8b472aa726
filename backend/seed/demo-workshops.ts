import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate, studioDate } from '../contract/common/dates.js';
import { SAMPLE_CAPACITY, sampleCalendar } from '../src/samples/sample-calendar.js';
import type { NewSession } from '../src/workshops/create-session.service.js';
import { aWorkshopSession } from './workshops.js';

const DAYS_BACK = 15;
const DAYS_AHEAD = 45;

/**
 * Writes two months of workshop sessions around today. Booked seats count as booked by telephone before the
 * shop opened.
 */
export async function seedDemoWorkshops(manager: EntityManager, now: Date): Promise<void> {
  for (const session of demoSessions(studioDate(now))) await aWorkshopSession(manager, session);
}

export function demoSessions(today: LocalDate): Omit<NewSession, 'vatRateId'>[] {
  return sampleCalendar(addDays(today, -DAYS_BACK), DAYS_BACK + DAYS_AHEAD + 1).map(
    ({ left, ...session }) => ({
      ...session,
      capacity: SAMPLE_CAPACITY,
      seatsTakenElsewhere: SAMPLE_CAPACITY - left,
    }),
  );
}
