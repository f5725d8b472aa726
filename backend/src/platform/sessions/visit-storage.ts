import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { resilientPool } from '../database/resilient-connections.js';
import { Log } from '../logging/log.js';
import { postgresSessionRows } from './postgres-session-rows.js';
import { redisSessionRows } from './redis-session-rows.js';
import type { SessionRows } from './session-rows.js';

/** A pool of its own, so that counting requests never waits for connections used by orders. */
const POOL_SIZE = 4;
/** Short, because each statement touches one row and a visitor waits for it. */
const STATEMENT_MS = 5_000;
const REDIS_PREFIX = 'toprak';
/** The timeout of Redis: beyond it counting continues without Redis, and sessions are refused. */
const REDIS_PATIENCE_MS = 1_000;
/** The longer timeout at start, when Redis may still be connecting. */
const REDIS_START_MS = 3_000;
/** The library requires a limit; ours are checked by the callers instead. */
const COUNTLESS = 1_000_000_000;

export type CountingStore = RateLimiterPostgres | RateLimiterRedis;

interface Backend {
  readonly sessions: SessionRows;
  readonly counting: (seconds: number) => CountingStore;
  readonly opened: Promise<unknown>;
  readonly ping: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Stores sessions and counted tries for all processes: in PostgreSQL, or in Redis when REDIS_URL is set. */
@Injectable()
export class VisitStorage implements OnModuleInit, OnApplicationShutdown {
  private readonly backend: Backend;

  constructor({ REDIS_URL, DATABASE_URL }: Settings, log: Log) {
    this.backend = REDIS_URL ? onRedis(REDIS_URL, log) : onPostgres(DATABASE_URL, log);
  }

  get sessions(): SessionRows {
    return this.backend.sessions;
  }

  /** A counter with windows of this length. While the store is unavailable, each process counts alone. */
  counting(seconds: number): CountingStore {
    return this.backend.counting(seconds);
  }

  /** Rejects when the store is unreachable or not writable. */
  async ping(): Promise<void> {
    await this.backend.ping();
  }

  async onModuleInit(): Promise<void> {
    await this.backend.opened;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.backend.close();
  }
}

const byItself = (seconds: number) => new RateLimiterMemory({ points: COUNTLESS, duration: seconds });

function onPostgres(url: string, log: Log): Backend {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    ...resilientPool(STATEMENT_MS + 2_000),
    statement_timeout: STATEMENT_MS,
    application_name: 'toprak-visits',
  });
  // A broken idle connection is replaced; an unhandled error event would end the process.
  pool.on('error', (cause) => log.warn('A connection for sessions was lost.', { cause }));
  return {
    sessions: postgresSessionRows(pool),
    counting: (seconds) =>
      new RateLimiterPostgres({
        storeClient: withoutNames(pool),
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: '',
        points: COUNTLESS,
        duration: seconds,
        insuranceLimiter: byItself(seconds),
      }),
    opened: Promise.resolve(),
    ping: () => pool.query('SELECT 1'),
    close: () => pool.end(),
  };
}

/**
 * Removes the names of prepared statements, because a pooler may give the connection to another client in
 * between.
 */
function withoutNames(pool: pg.Pool) {
  return { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) };
}

function onRedis(url: string, log: Log): Backend {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: REDIS_PATIENCE_MS,
  });
  client.on('error', (cause) => log.warn('The connection to Redis for sessions was lost.', { cause }));
  return {
    sessions: redisSessionRows(client, REDIS_PREFIX),
    counting: (seconds) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `${REDIS_PREFIX}:limit`,
        points: COUNTLESS,
        duration: seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: byItself(seconds),
      }),
    opened: Promise.race([
      new Promise((resolve) => client.once('ready', resolve)),
      setTimeout(REDIS_START_MS, undefined, { ref: false }),
    ]),
    ping: () => writeSomething(client),
    close: () => {
      client.disconnect();
      return Promise.resolve();
    },
  };
}

/** Writes a key, because a full Redis or a replica still answers reads. */
async function writeSomething(client: Redis): Promise<void> {
  try {
    await client.set(`${REDIS_PREFIX}:ready`, '1', 'EX', 60);
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.startsWith('OOM'))) throw cause;
    const memory = await client.info('memory');
    const told = (name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(memory)?.[1] ?? '?';
    const full = `full, refuses to write: ${told('used_memory_human')} of ${told('maxmemory_human')}`;
    throw new Error(full, { cause });
  }
}
