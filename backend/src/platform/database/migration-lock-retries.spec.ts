import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { eventually } from '../../../testing/poll.js';
import { createEmptyCopy } from '../../../testing/test-database.js';
import { dataSourceOptions } from './data-source.js';
import { migrate, runPatiently } from './migrate.js';

const LOCK_MS = 50;

class NoteOnProducts1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN note text');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** A migration as docs/operations.md, 'Migrations', recommends. */
class IndexOfProducts1999999999998 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS product_by_its_price');
    await runner.query('CREATE INDEX CONCURRENTLY product_by_its_price ON product (price_kurus)');
    await runner.query('RESET lock_timeout');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('A migration of a shop that is open', () => {
  let database: Awaited<ReturnType<typeof createEmptyCopy>>;
  let dataSource: DataSource;
  let reader: pg.Client;
  /** A connection without a timeout, unlike those of the migration. */
  let visitor: pg.Client;
  beforeAll(async () => {
    database = await createEmptyCopy();
    dataSource = await new DataSource({
      ...dataSourceOptions(database.url, 2),
      migrations: [NoteOnProducts1999999999999],
      extra: { lock_timeout: LOCK_MS },
    }).initialize();
    reader = new pg.Client({ connectionString: database.url });
    visitor = new pg.Client({ connectionString: database.url });
    for (const each of [reader, visitor]) await each.connect();
  });
  afterAll(async () => {
    for (const each of [reader, visitor]) await each.end();
    await dataSource.destroy();
    await database.drop();
  });

  it('gives up its place in the line again and again, and is done once the table is free', async () => {
    await reader.query('BEGIN; SELECT FROM product');
    const patience = { lockMs: LOCK_MS, pauseMs: 20, tries: 1_000 };
    let isDone = false;
    const migrating = runPatiently(dataSource, patience).then(() => (isDone = true));

    // Later readers need not wait until the first reader has finished.
    for (let n = 0; n < 3; n += 1) await visitor.query('SELECT count(*) FROM product');
    expect(isDone).toBe(false);

    await reader.query('COMMIT');
    await migrating;
    await eventually('the column is there', async () => {
      const { rowCount } = await reader.query(
        `SELECT FROM information_schema.columns WHERE table_name = 'product' AND column_name = 'note'`,
      );
      return rowCount === 1;
    });
  });

  it('fails as it is when something else is wrong', async () => {
    await reader.query('ALTER TABLE product DROP COLUMN note');
    await reader.query(`DELETE FROM migrations WHERE name = 'NoteOnProducts1999999999999'`);
    await reader.query('ALTER TABLE product RENAME TO piece');
    await expect(runPatiently(dataSource)).rejects.toThrow('relation "product" does not exist');
  });
});

describe('An index of a shop that is open', () => {
  it('is built while others write, by one of the processes that start at once', async () => {
    const database = await createEmptyCopy();
    const [writer, watcher] = [1, 2].map(() => new pg.Client({ connectionString: database.url })) as [
      pg.Client,
      pg.Client,
    ];
    for (const each of [writer, watcher]) await each.connect();
    const processes = await Promise.all(
      [1, 2].map(() =>
        new DataSource({
          ...dataSourceOptions(database.url, 2),
          migrations: [IndexOfProducts1999999999998],
          extra: { lock_timeout: LOCK_MS },
        }).initialize(),
      ),
    );
    await writer.query('BEGIN; UPDATE product SET price_kurus = price_kurus');
    const migrating = Promise.all(processes.map(migrate));
    await eventually('it waits for the writer', async () => {
      const { rowCount } = await watcher.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database()
           AND query LIKE 'CREATE INDEX%' AND wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await writer.query('UPDATE product SET price_kurus = price_kurus; COMMIT');
    await migrating;

    const { rows } = await writer.query(
      `SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = 'product_by_its_price'::regclass`,
    );
    expect(rows).toEqual([{ isWhole: true }]);
    const { rows: runs } = await writer.query(
      `SELECT count(*)::int AS count FROM migrations WHERE name LIKE 'IndexOf%'`,
    );
    expect(runs).toEqual([{ count: 1 }]);
    for (const each of [writer, watcher]) await each.end();
    for (const each of processes) await each.destroy();
    await database.drop();
  });
});
