import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { ALL_MIGRATIONS } from './all-migrations.js';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { STATEMENT_MS, resilientPool } from './resilient-connections.js';

// Dates stay text: the driver would turn them into instants in the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (date) => date);
// Times stay text too, as HH:mm: the database adds seconds, which workshops do not have.
pg.types.setTypeParser(pg.types.builtins.TIME, (time) => time.slice(0, 'HH:mm'.length));

export function dataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    applicationName: 'toprak',
    namingStrategy: new SnakeNamingStrategy(),
    migrations: [...ALL_MIGRATIONS],
    migrationsTransactionMode: 'each',
    synchronize: false,
    // An undefined in a `where` would otherwise silently drop the condition.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      ...resilientPool(),
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: 30_000,
    },
  };
}
