import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { WorkshopSession } from '../workshop-session.entity.js';

/**
 * Locks the session until the transaction ends, against bookings and other admins' edits. `version` null
 * accepts any. Throws workshop_not_found, and changed_meanwhile when the version differs.
 */
export async function lockSession(
  manager: EntityManager,
  sessionId: string,
  version: number | null,
): Promise<WorkshopSession> {
  const session = await manager
    .createQueryBuilder(WorkshopSession, 'session')
    .setLock('for_no_key_update')
    .where('session.id = :sessionId AND session.removedAt IS NULL', { sessionId })
    .getOne();
  if (!session) throw new AppError('workshop_not_found');
  if (version !== null && session.version !== version) throw new AppError('changed_meanwhile');
  return session;
}
