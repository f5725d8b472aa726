import type { Redis } from 'ioredis';
import { SECURITY_SETTINGS } from '../../../contract/security/security-settings.js';
import type { SessionRows } from './session-rows.js';

/** No session may be idle for longer; Redis forgets it by itself then. */
const LONGEST_SECONDS = SECURITY_SETTINGS.session_timeout.max;

/** Two keys a session, so that who is seen overwrites nothing of what is remembered. `XX`: only what is there already. */
export function redisSessionRows(redis: Redis, prefix: string): SessionRows {
  const dataOf = (key: string) => `${prefix}:session:${key}`;
  const seenOf = (key: string) => `${prefix}:session-seen:${key}`;
  return {
    find: async (key) => {
      const [data, seenAt] = await redis.mget(dataOf(key), seenOf(key));
      return data && seenAt ? { data, seenAt: Number(seenAt) } : null;
    },
    insert: async (key, { data, seenAt }) => {
      await redis
        .multi()
        .set(dataOf(key), data, 'EX', LONGEST_SECONDS)
        .set(seenOf(key), seenAt, 'EX', LONGEST_SECONDS)
        .exec();
    },
    replace: async (key, data) => {
      await redis.set(dataOf(key), data, 'EX', LONGEST_SECONDS, 'XX');
    },
    markSeen: async (key, seenAt) => {
      await redis
        .multi()
        .set(seenOf(key), seenAt, 'EX', LONGEST_SECONDS, 'XX')
        .expire(dataOf(key), LONGEST_SECONDS)
        .exec();
    },
    remove: async (key) => {
      await redis.del(dataOf(key), seenOf(key));
    },
    prune: () => Promise.resolve(),
  };
}
