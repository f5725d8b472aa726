import {
  createPostgresBackend,
  createRedisBackend,
  Queue,
  runMigrations,
  Worker,
  type BackendFactory,
  type IQueueBackend,
  type JobProgress,
  type PgPool,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Settings } from '../config/settings.js';
import { directDatabaseUrl } from '../database/direct-url.js';
import { resilientPool } from '../database/resilient-connections.js';

const QUEUE_NAME = 'jobs';
/** BullMQ's own tables are kept out of the shop's schema; its keys in Redis get a prefix. */
const POSTGRES_SCHEMA = 'bullmq';
const REDIS_PREFIX = 'toprak';
/** The worker's LISTEN connection, with room for adding and for jobs that end at the same time. */
const POSTGRES_POOL_SIZE = 4;
/**
 * BullMQ's own migrations may take a while. Its listening connection has no pending query in the meantime.
 */
const POSTGRES_UNANSWERED_MS = 60_000;

export type JobQueue = Queue<unknown, void, string, unknown, void, string, IQueueBackend, object>;
export type JobLoop = Worker<unknown, void, string, IQueueBackend, JobProgress, object>;
type LoopOptions = Pick<
  WorkerOptions,
  'concurrency' | 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'runRetryDelay'
>;

/** The storage of the queue: Redis when REDIS_URL is set, else the shop's own PostgreSQL. */
export interface QueueBackend {
  readonly openQueue: () => JobQueue;
  readonly openLoop: (process: Processor<unknown, void>, options: LoopOptions) => JobLoop;
  /** Called after its queues and loops have been closed. */
  readonly close: () => Promise<void>;
}

export async function openQueueBackend(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'REDIS_URL'>,
): Promise<QueueBackend> {
  return settings.REDIS_URL
    ? redisBackend(settings.REDIS_URL)
    : await postgresBackend(directDatabaseUrl(settings));
}

async function postgresBackend(url: string): Promise<QueueBackend> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_POOL_SIZE,
    ...resilientPool(POSTGRES_UNANSWERED_MS),
    application_name: 'toprak-jobs',
    options: `-c search_path=${POSTGRES_SCHEMA}`,
  });
  const client = await pool.connect();
  // Its queries fail as well; an unhandled error event would end the process.
  client.on('error', () => undefined);
  try {
    await runMigrations(client, POSTGRES_SCHEMA);
  } finally {
    client.release();
  }
  // BullMQ accepts a pg.Pool; only the overloads of `on` are typed differently.
  const onPool: BackendFactory<IQueueBackend, object> = (name, options, extra) =>
    createPostgresBackend(name, { ...options, connection: pool as unknown as PgPool }, extra);
  return {
    openQueue: () => new Queue(QUEUE_NAME, { connection: pool }, onPool),
    openLoop: (process, options) => new Worker(QUEUE_NAME, process, { ...options, connection: pool }, onPool),
    close: () => pool.end(),
  };
}

function redisBackend(url: string): QueueBackend {
  let isClosed = false;
  // BullMQ copies a connection with its options, so this also stops its copies from reconnecting.
  const retryStrategy = (tries: number) => (isClosed ? null : Math.min(tries * 100, 1_000));
  // Adding must fail quickly while Redis is away, so that the relay keeps its rows; the worker's loop waits
  // for Redis to return.
  const adding = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 5_000, retryStrategy });
  const working = new Redis(url, { maxRetriesPerRequest: null, retryStrategy });
  const on =
    (connection: Redis): BackendFactory<IQueueBackend, object> =>
    (name, options, extra) =>
      createRedisBackend(name, { ...options, connection }, extra);
  const prefix = REDIS_PREFIX;
  return {
    openQueue: () => new Queue(QUEUE_NAME, { prefix, connection: adding }, on(adding)),
    openLoop: (process, options) =>
      new Worker(QUEUE_NAME, process, { ...options, prefix, connection: working }, on(working)),
    close: () => {
      isClosed = true;
      adding.disconnect();
      working.disconnect();
      return Promise.resolve();
    },
  };
}
