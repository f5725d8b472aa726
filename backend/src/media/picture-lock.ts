import type { EntityManager } from 'typeorm';

/**
 * Locks the file name until the transaction ends, so that another process cannot remove the bytes between
 * their writing and the insertion of their row.
 */
export async function lockPicture(manager: EntityManager, fileName: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`picture ${fileName}`]);
}
