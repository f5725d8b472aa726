import type { EntityManager } from 'typeorm';
import type { ChangeTopic } from '../src/platform/change-feed/change-feed.js';

/** Announces a change to every process, as the triggers of tables do. */
export async function announce(manager: EntityManager, topic: ChangeTopic): Promise<void> {
  await manager.query(`SELECT pg_notify('change_feed', $1)`, [topic]);
}
