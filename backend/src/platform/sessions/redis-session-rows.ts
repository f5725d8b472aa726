import type { Redis } from 'ioredis';
import { retentionMs } from './session-life.js';
import type { SessionRows } from './session-rows.js';

/**
 * Uses two keys for each session, so that updating the time of the visit does not overwrite its data. `XX`
 * changes existing keys only.
 */
export function redisSessionRows(redis: Redis, prefix: string): SessionRows {
  const dataOf = (key: string) => `${prefix}:session:${key}`;
  const seenOf = (key: string) => `${prefix}:session-seen:${key}`;
  return {
    find: async (key) => {
      const [data, seenAt] = await redis.mget(dataOf(key), seenOf(key));
      return data && seenAt ? { data, seenAt: Number(seenAt) } : null;
    },
    insert: async (key, { data, seenAt }, lifeMs) => {
      await redis
        .multi()
        .set(dataOf(key), data, 'PX', retentionMs(lifeMs))
        .set(seenOf(key), seenAt, 'PX', retentionMs(lifeMs))
        .exec();
    },
    replace: async (key, data, lifeMs) => {
      await redis
        .multi()
        .set(dataOf(key), data, 'PX', retentionMs(lifeMs), 'XX')
        .pexpire(seenOf(key), retentionMs(lifeMs))
        .exec();
    },
    markSeen: async (key, seenAt, lifeMs) => {
      await redis
        .multi()
        .set(seenOf(key), seenAt, 'PX', retentionMs(lifeMs), 'XX')
        .pexpire(dataOf(key), retentionMs(lifeMs))
        .exec();
    },
    remove: async (key) => {
      await redis.del(dataOf(key), seenOf(key));
    },
    prune: () => Promise.resolve(),
  };
}
