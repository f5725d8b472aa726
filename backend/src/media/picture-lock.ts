import type { EntityManager } from 'typeorm';

/**
 * Until the transaction ends nobody else stores or removes the bytes of that name: so that they are not taken away
 * between being written and being named by a row.
 */
export async function lockPicture(manager: EntityManager, fileName: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`picture ${fileName}`]);
}
