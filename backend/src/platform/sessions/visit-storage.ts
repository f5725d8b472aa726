import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import { RedisStore } from 'connect-redis';
import session, { type Store } from 'express-session';
import { Redis } from 'ioredis';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { Log } from '../logging/log.js';

/** Apart from the shop's own connections: a visitor who is only counted waits for no order. */
const POOL_SIZE = 4;
const REDIS_PREFIX = 'toprak';
/** What a limit counts to is decided by whoever asks; the library has to be told some number. */
const COUNTLESS = 1_000_000_000;

export type CountingStore = RateLimiterPostgres | RateLimiterRedis;

interface Backend {
  readonly sessions: Store;
  readonly counting: (seconds: number) => CountingStore;
  readonly close: () => Promise<void>;
}

/** Where sessions and counted tries live, for all processes together: PostgreSQL, or Redis when REDIS_URL is set. */
@Injectable()
export class VisitStorage implements OnApplicationShutdown {
  private readonly backend: Backend;

  constructor(@Inject(Settings) { REDIS_URL, DATABASE_URL }: Settings, @Inject(Log) log: Log) {
    this.backend = REDIS_URL ? onRedis(REDIS_URL, log) : onPostgres(DATABASE_URL, log);
  }

  get sessions(): Store {
    return this.backend.sessions;
  }

  /** Counts within windows of that length. While the store is away, each process counts by itself. */
  counting(seconds: number): CountingStore {
    return this.backend.counting(seconds);
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
    keepAlive: true,
    application_name: 'toprak-visits',
  });
  // An idle connection that breaks is replaced; unheard, its error would end the process.
  pool.on('error', (cause) => log.warn('A connection for sessions was lost.', { cause }));
  const PostgresStore = connectPgSimple(session);
  const sessions = new PostgresStore({
    pool,
    tableName: 'session',
    disableTouch: true,
    errorLog: (cause: unknown) => log.error('The session store failed.', { cause }),
  });
  return {
    sessions,
    counting: (seconds) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: '',
        points: COUNTLESS,
        duration: seconds,
        insuranceLimiter: byItself(seconds),
      }),
    close: async () => {
      sessions.close();
      await pool.end();
    },
  };
}

function onRedis(url: string, log: Log): Backend {
  const client = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  client.on('error', (cause) => log.warn('The connection to Redis for sessions was lost.', { cause }));
  return {
    sessions: new RedisStore({ client, prefix: `${REDIS_PREFIX}:session:`, disableTouch: true }),
    counting: (seconds) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `${REDIS_PREFIX}:limit`,
        points: COUNTLESS,
        duration: seconds,
        insuranceLimiter: byItself(seconds),
      }),
    close: () => {
      client.disconnect();
      return Promise.resolve();
    },
  };
}
