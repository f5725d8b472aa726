import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { eventually } from '../../../testing/poll.js';
import { createEmptyCopy } from '../../../testing/test-database.js';
import { dataSourceOptions } from './data-source.js';
import { runPatiently } from './migrate.js';

const LOCK_MS = 50;

class NoteOnProducts1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN note text');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('A migration of a shop that is open', () => {
  let database: Awaited<ReturnType<typeof createEmptyCopy>>;
  let dataSource: DataSource;
  let reader: pg.Client;
  beforeAll(async () => {
    database = await createEmptyCopy();
    dataSource = await new DataSource({
      ...dataSourceOptions(database.url, 2),
      migrations: [NoteOnProducts1999999999999],
      extra: { lock_timeout: LOCK_MS },
    }).initialize();
    reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
  });
  afterAll(async () => {
    await reader.end();
    await dataSource.destroy();
    await database.drop();
  });

  it('gives up its place in the line again and again, and is done once the table is free', async () => {
    await reader.query('BEGIN; SELECT FROM product');
    const patience = { lockMs: LOCK_MS, pauseMs: 20, tries: 1_000 };
    let isDone = false;
    const migrating = runPatiently(dataSource, patience).then(() => (isDone = true));

    // Who comes after it is not kept waiting until the first reader leaves.
    const answered = await Promise.all([1, 2, 3].map(() => dataSource.query('SELECT count(*) FROM product')));
    expect(answered).toHaveLength(3);
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
