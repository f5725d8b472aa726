import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate, studioDate } from '../contract/common/dates.js';
import type { NewSession } from '../src/workshops/create-session.service.js';
import { DEMO_WEEKDAYS, DEMO_WEEKENDS, type DemoDay } from './demo-workshops.texts.js';
import { aWorkshopSession } from './workshops.js';

const DAYS_BACK = 15;
const DAYS_AHEAD = 45;
const CAPACITY = 8;

/**
 * Writes two months of workshop sessions around today. Booked seats count as booked by telephone before the
 * shop opened.
 */
export async function seedDemoWorkshops(manager: EntityManager, now: Date): Promise<void> {
  for (const session of demoSessions(studioDate(now))) await aWorkshopSession(manager, session);
}

export function demoSessions(today: LocalDate): NewSession[] {
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, day) =>
    addDays(today, day - DAYS_BACK),
  );
  const weekends = days.filter(isWeekend);
  const weekdays = days.filter((date) => !isWeekend(date) && !isMonday(date));
  return [...assigned(weekdays, DEMO_WEEKDAYS), ...assigned(weekends, DEMO_WEEKENDS)];
}

function assigned(dates: readonly LocalDate[], plans: readonly DemoDay[]): NewSession[] {
  return dates.flatMap((date, index) =>
    (plans[index % plans.length] ?? []).map(({ left, ...session }) => ({
      ...session,
      date,
      capacity: CAPACITY,
      seatsTakenElsewhere: CAPACITY - left,
    })),
  );
}

/** The studio is closed on Mondays. */
function isMonday(date: LocalDate): boolean {
  return weekday(date) === 1;
}

function isWeekend(date: LocalDate): boolean {
  return weekday(date) === 0 || weekday(date) === 6;
}

function weekday(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
