import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the system log needs to be quick with a million entries, to be heard of and to be kept as long as is wished. */
export class Logs1763700042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await widenEntries(runner);
    await createTally(runner);
    await createRetention(runner);
    await runner.query(`
      CREATE TRIGGER log_entry_added AFTER INSERT ON log_entry
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('logs')
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** Cut, so that it fits into the indexes that carry it. */
async function widenEntries(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE log_entry ADD search_text text GENERATED ALWAYS AS (
      left(search_form(
        left(coalesce(username, ''), 254) || ' ' || left(coalesce(ip_address, ''), 64) || ' ' ||
        left(coalesce(details->>'label', ''), 200)), 400)
    ) STORED
  `);
  await runner.query(`DROP INDEX log_entry_newest`);
  await runner.query(`DROP INDEX log_entry_by_type`);
  await runner.query(
    `CREATE INDEX log_entry_list_by_time ON log_entry (created_at, id) INCLUDE (event_type, search_text)`,
  );
  await runner.query(
    `CREATE INDEX log_entry_list_by_type ON log_entry (event_type, created_at, id) INCLUDE (search_text)`,
  );
  await runner.query(`CREATE INDEX log_entry_search ON log_entry USING gin (search_text gin_trgm_ops)`);
  await runner.query(
    `CREATE INDEX log_entry_of_user ON log_entry (user_id, id DESC) WHERE user_id IS NOT NULL`,
  );
  await runner.query(
    `CREATE INDEX log_entry_of_address ON log_entry (lower(username)) WHERE username IS NOT NULL`,
  );
}

/** How many entries there are of each type on each of the studio's days; see migration 026. */
async function createTally(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE log_tally (
      sort text COLLATE "C" NOT NULL,
      stretch text COLLATE "C" NOT NULL,
      event_type text COLLATE "C" NOT NULL,
      records integer NOT NULL
    )
  `);
  await runner.query(
    `CREATE INDEX log_tally_by_stretch ON log_tally (sort, stretch) INCLUDE (event_type, records)`,
  );
  await runner.query(`
    CREATE FUNCTION keep_log_tally() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN ${addUp('SELECT 1 AS sign, event_type, created_at FROM added')};
        WHEN 'DELETE' THEN ${addUp('SELECT -1 AS sign, event_type, created_at FROM removed')};
        WHEN 'UPDATE' THEN ${addUp(`
          SELECT 1 AS sign, event_type, created_at FROM added
          UNION ALL SELECT -1, event_type, created_at FROM removed`)};
        ELSE DELETE FROM log_tally;
      END CASE;
      RETURN NULL;
    END
    $$
  `);
  const triggers = {
    INSERT: 'REFERENCING NEW TABLE AS added',
    DELETE: 'REFERENCING OLD TABLE AS removed',
    UPDATE: 'REFERENCING NEW TABLE AS added OLD TABLE AS removed',
    TRUNCATE: '',
  };
  for (const [event, given] of Object.entries(triggers)) {
    await runner.query(`
      CREATE TRIGGER log_tally_on_${event.toLowerCase()} AFTER ${event} ON log_entry ${given}
        FOR EACH STATEMENT EXECUTE FUNCTION keep_log_tally()
    `);
  }
  await runner.query(addUp('SELECT 1 AS sign, event_type, created_at FROM log_entry'));
}

function addUp(rows: string): string {
  return `
    INSERT INTO log_tally (sort, stretch, event_type, records)
    SELECT 'createdAt', to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS stretch, event_type, sum(sign)
    FROM (${rows}) AS changed
    GROUP BY stretch, event_type HAVING sum(sign) <> 0
  `;
}

/** Days, by groups of types; one row. Until now everything was kept for a year. */
async function createRetention(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE log_retention (
      id integer PRIMARY KEY CHECK (id = 1),
      sign_ins integer NOT NULL DEFAULT 365,
      security integer NOT NULL DEFAULT 365,
      changes integer NOT NULL DEFAULT 365,
      technical integer NOT NULL DEFAULT 90,
      version integer NOT NULL DEFAULT 1
    )
  `);
  await runner.query(`INSERT INTO log_retention (id) VALUES (1)`);
}
