import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ALL_MIGRATIONS } from './all-migrations.js';
import { SnakeNamingStrategy } from './naming-strategy.js';

/** Any constant will do, as long as nothing else in this database uses it. */
const MIGRATION_LOCK = 720_411;

// A day on the calendar stays the text it is: the driver would make it an instant in the server's own time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (date) => date);
// A time of day likewise, HH:mm: the database adds seconds, which no workshop has.
pg.types.setTypeParser(pg.types.builtins.TIME, (time) => time.slice(0, 'HH:mm'.length));

export function dataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    applicationName: 'toprak',
    namingStrategy: new SnakeNamingStrategy(),
    migrations: ALL_MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    // An undefined in a where would otherwise quietly drop the condition.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 },
  };
}

/**
 * Brings the database up to date; several processes that start at once wait for each other. On connections of its
 * own, because a migration and the wait for one may take longer than any statement of the shop.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 2),
    extra: {},
  }).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  }
}
