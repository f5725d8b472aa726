import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every change of a text of the site, for good: who wrote what over what. */
export class ContentHistory1763700039000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The admin's address is kept as it was: the entry outlives the account.
    await runner.query(`
      CREATE TABLE content_history (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        section text NOT NULL,
        content_key text NOT NULL,
        version integer NOT NULL,
        value_before text NOT NULL,
        value_after text NOT NULL,
        admin_id uuid,
        changed_by text,
        changed_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`CREATE INDEX content_history_of_text ON content_history (section, content_key, id)`);
    await runner.query(`
      CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER content_history_is_kept BEFORE UPDATE OR DELETE ON content_history
        FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
