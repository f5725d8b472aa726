import type { Redis } from 'ioredis';
import { retentionMs } from './session-life.js';
import { type ListedSession, MOST_LISTED, type SessionRows } from './session-rows.js';
import type { SessionOwner } from './signed-in.js';

/** The index of a person's sessions outlives them all. */
const INDEX_LIFE_MS = 31 * 24 * 3_600_000;

/**
 * Uses two keys for each session, so that updating the time of the visit does not overwrite its data. `XX`
 * changes existing keys only. A set names the sessions of each person; sessions that ended are removed from
 * it when it is read.
 */
export function redisSessionRows(redis: Redis, prefix: string): SessionRows {
  const dataOf = (key: string) => `${prefix}:session:${key}`;
  const seenOf = (key: string) => `${prefix}:session-seen:${key}`;
  const indexOf = ({ kind, id }: SessionOwner) => `${prefix}:signed-in:${kind}:${id}`;
  return {
    find: async (key) => {
      const [data, seenAt] = await redis.mget(dataOf(key), seenOf(key));
      return data && seenAt ? { data, seenAt: Number(seenAt) } : null;
    },
    insert: async (key, { data, seenAt, owners }, lifeMs) => {
      const writes = redis
        .multi()
        .set(dataOf(key), data, 'PX', retentionMs(lifeMs))
        .set(seenOf(key), seenAt, 'PX', retentionMs(lifeMs));
      for (const owner of owners) {
        writes.sadd(indexOf(owner), key).pexpire(indexOf(owner), INDEX_LIFE_MS);
      }
      await writes.exec();
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
    listOf: (owner) => listSessions(redis, { dataOf, seenOf, index: indexOf(owner) }),
    prune: () => Promise.resolve(),
  };
}

interface KeyNames {
  readonly dataOf: (key: string) => string;
  readonly seenOf: (key: string) => string;
  /** The set that names the sessions of one person. */
  readonly index: string;
}

async function listSessions(redis: Redis, { dataOf, seenOf, index }: KeyNames): Promise<ListedSession[]> {
  const keys = await redis.smembers(index);
  if (keys.length === 0) return [];
  const stored = await redis.mget([...keys.map(dataOf), ...keys.map(seenOf)]);
  const rows = keys.map((key, at) => ({ key, data: stored[at], seenAt: stored[at + keys.length] }));
  const ended = rows.filter(({ data, seenAt }) => !data || !seenAt).map(({ key }) => key);
  if (ended.length > 0) await redis.srem(index, ended);
  return rows
    .flatMap(({ key, data, seenAt }) => (data && seenAt ? [{ key, data, seenAt: Number(seenAt) }] : []))
    .sort((one, other) => other.seenAt - one.seenAt)
    .slice(0, MOST_LISTED);
}
