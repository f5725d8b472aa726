import type { DataSource } from 'typeorm';

/** Bits of pg_trigger.tgtype. */
const ROW = 1;
const DELETE = 8;

/** The connections whose database notices deletions. */
const noticing = new WeakSet<DataSource>();

/**
 * Empties the tables and those that refer to them, as TRUNCATE … CASCADE does. TRUNCATE gives each table and each index
 * a new file, which takes eight times the CPU of deleting from the tables that have rows. Foreign keys and the guards of
 * rows are off meanwhile; the triggers that announce or tally a deletion work on.
 */
export async function emptyTables(dataSource: DataSource, ...tables: readonly string[]): Promise<void> {
  if (!noticing.has(dataSource)) {
    await alwaysNoticeDeletions(dataSource);
    noticing.add(dataSource);
  }
  await dataSource.query(`
    DO $$
    DECLARE
      emptied regclass;
      has_rows boolean;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR emptied IN
        WITH RECURSIVE reached AS (
          SELECT unnest('{${tables.map((table) => `"\\"${table}\\""`).join(',')}}'::regclass[])::oid AS id
          UNION SELECT conrelid FROM pg_constraint JOIN reached ON confrelid = id AND contype = 'f'
        )
        SELECT id FROM reached
      LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %s)', emptied) INTO has_rows;
        IF has_rows THEN
          EXECUTE format('DELETE FROM %s', emptied);
        END IF;
      END LOOP;
    END $$`);
}

/**
 * Lets the triggers that announce or tally a deletion work in `emptyTables`. Only databases that are emptied differ from
 * the shop's in this.
 */
async function alwaysNoticeDeletions(dataSource: DataSource): Promise<void> {
  const triggers: { statement: string }[] = await dataSource.query(`
    SELECT format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', tgrelid::regclass, tgname) AS statement
    FROM pg_trigger
    WHERE NOT tgisinternal AND (tgtype & ${DELETE}) > 0
      AND ((tgtype & ${ROW}) = 0 OR tgfoid::regproc::text LIKE 'announce%')`);
  for (const { statement } of triggers) await dataSource.query(statement);
}
