import { addDays, studioDate, studioInstant } from '../../../../contract/common/dates.js';

/** At night, when nobody buys. */
const BACKUP_TIME = '03:00';
const DAY_MS = 24 * 60 * 60 * 1_000;
const TESTED_EVERY_MS = 7 * DAY_MS;

/** The newest moment at which a backup was due. */
export function lastBackupTime(now: Date): Date {
  const today = studioInstant(studioDate(now), BACKUP_TIME);
  return today <= now ? today : studioInstant(addDays(studioDate(now), -1), BACKUP_TIME);
}

export function nextBackupTime(now: Date): Date {
  const today = studioInstant(studioDate(now), BACKUP_TIME);
  return today > now ? today : studioInstant(addDays(studioDate(now), 1), BACKUP_TIME);
}

/** Whether the newest backup is to be tried: a week after the last try began. */
export function isTestDue(now: Date, lastTriedAt: Date | null): boolean {
  return lastTriedAt === null || now.getTime() - lastTriedAt.getTime() >= TESTED_EVERY_MS;
}
