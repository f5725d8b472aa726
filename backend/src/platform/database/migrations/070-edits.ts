import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a sale writes is told under the table's topic alone (migration 023). */
const SOLD_AND_EDITED = [
  { table: 'product', sold: ['stock_quantity', 'held_quantity'] },
  { table: 'workshop_session', sold: ['booked_seats', 'held_seats'] },
];
const EDITED = ['category', 'product_picture'];

/**
 * Pages may be a moment behind what is sold, but not behind what the studio does: that is announced once more, as an edit.
 * Beside the topic that it was announced under, so that processes of the version before go on hearing of it.
 */
export class Edits1763700070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, sold } of SOLD_AND_EDITED) {
      const columns = await runner.manager.query<{ name: string }[]>(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> ALL ($2) ORDER BY ordinal_position`,
        [table, sold],
      );
      await announceEdits(runner, table, `UPDATE OF ${columns.map(({ name }) => name).join(', ')}`);
    }
    for (const table of EDITED) await announceEdits(runner, table, 'UPDATE');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function announceEdits(runner: QueryRunner, table: string, update: string): Promise<void> {
  await runner.query(`
    CREATE TRIGGER ${table}_edited AFTER INSERT OR ${update} OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('edits')
  `);
}
