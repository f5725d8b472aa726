import type { EntityManager } from 'typeorm';
import { addDays, studioDate } from '../contract/common/dates.js';
import { emptyTexts } from '../contract/common/field-table.js';
import { SESSION_TEXTS } from '../contract/workshops/session-fields.js';
import { CreateSessionService, type NewSession } from '../src/workshops/create-session.service.js';
import type { WorkshopSession } from '../src/workshops/workshop-session.entity.js';

const DEFAULT_SESSION = {
  ...emptyTexts(SESSION_TEXTS),
  title: 'Seramik Atölyesi: Çarkta ilk kâse',
  description: 'Merkezleme, açma, yükseltme. Hiç denemeyenler için.',
  startTime: '14:00',
  endTime: '17:00',
  program: 1,
  priceKurus: 100_000,
  studentPriceKurus: null,
  capacity: 8,
  seatsTakenElsewhere: 0,
} as const;

/** Writes a session as the studio would, a week from now unless a date is given. */
export async function aWorkshopSession(
  manager: EntityManager,
  overrides: Partial<NewSession> = {},
): Promise<WorkshopSession> {
  return new CreateSessionService().create(manager, {
    ...DEFAULT_SESSION,
    date: addDays(studioDate(new Date()), 7),
    ...overrides,
  });
}
