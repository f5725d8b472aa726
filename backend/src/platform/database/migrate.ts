import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { ALL_MIGRATIONS } from './all-migrations.js';
import { dataSourceOptions } from './data-source.js';
import { SESSION_LOCKS } from './session-locks.js';
import { RESILIENT_CONNECTION } from './resilient-connections.js';

const LOCK_NOT_AVAILABLE = '55P03';
const ASK_AGAIN_MS = 250;

/** How a migration waits for the lock of a table that the running shop is using. */
const MIGRATION_PATIENCE = {
  /** Requests of the shop queue up behind a waiting migration, so it must not wait longer than this. */
  lockMs: 2_000,
  /** The pause before the next try, in which the shop can catch up. */
  pauseMs: 3_000,
  tries: 60,
};

/**
 * Migrates the database; of several processes that start at once, the others wait. Uses connections of its
 * own, because migrations and waiting may take longer than the shop's statements are allowed.
 */
export async function migrateDatabase(url: string, migrations = ALL_MIGRATIONS): Promise<void> {
  const { lockMs } = MIGRATION_PATIENCE;
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 2),
    migrations: [...migrations],
    extra: { ...RESILIENT_CONNECTION, lock_timeout: lockMs },
  }).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Runs the migrations under a lock, so that only one process does. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    // Polls for the lock, because another process may be migrating for long: a statement that waits keeps its
    // snapshot, and an index built concurrently would wait for that snapshot.
    while (!(await takes(lock))) await wait(ASK_AGAIN_MS);
    await runPatiently(dataSource);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [SESSION_LOCKS.migrations]);
    await lock.release();
  }
}

async function takes(lock: QueryRunner): Promise<boolean> {
  const [answer] = (await lock.query('SELECT pg_try_advisory_lock($1) AS "isMine"', [
    SESSION_LOCKS.migrations,
  ])) as [{ isMine: boolean }];
  return answer.isMine;
}

/**
 * Each migration is a transaction of its own: finished ones stay, and one that did not get its lock is tried
 * again.
 */
export async function runPatiently(dataSource: DataSource, patience = MIGRATION_PATIENCE): Promise<void> {
  for (let left = patience.tries; ; left -= 1) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if (left <= 1 || !foundNoRoom(error)) throw error;
      await wait(patience.pauseMs);
    }
  }
}

function foundNoRoom(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE
  );
}
