import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { WorkshopSession } from '../workshop-session.entity.js';

/**
 * The session as it stands, and as it stays until the transaction ends: neither seats nor another admin's edit come
 * in between. Throws workshop_not_found, and changed_meanwhile when it is not the version that was read; null: any.
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
