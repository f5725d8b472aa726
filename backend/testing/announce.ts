import type { EntityManager } from 'typeorm';
import type { ChangeTopic } from '../src/platform/change-feed/change-feed.js';

/** Tells every process that something changed, as the tables do. */
export async function announce(manager: EntityManager, topic: ChangeTopic): Promise<void> {
  await manager.query(`SELECT pg_notify('change_feed', $1)`, [topic]);
}
