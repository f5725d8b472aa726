import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { ALL_MIGRATIONS } from './all-migrations.js';
import { dataSourceOptions } from './data-source.js';
import { SESSION_LOCKS } from './session-locks.js';
import { RESILIENT_CONNECTION } from './resilient-connections.js';

const LOCK_NOT_AVAILABLE = '55P03';
const ASK_AGAIN_MS = 250;

/** How a migration waits for a table that the running shop is using. */
const MIGRATION_PATIENCE = {
  /** Whoever comes after a waiting migration waits behind it: longer than this nobody may. */
  lockMs: 2_000,
  /** Then the shop gets a breath. */
  pauseMs: 3_000,
  tries: 60,
};

/**
 * Brings the database up to date; several processes that start at once wait for each other. On connections of its
 * own, because a migration and the wait for one may take longer than any statement of the shop.
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

/** Alone, whoever else begins. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    // Another process may be migrating for long. Whoever waited inside a statement would look at the database as it was
    // when the statement began, and an index that is built meanwhile waits for everybody who does.
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

/** Each migration is a transaction of its own: what was done stays done, and the one that found no room begins anew. */
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
