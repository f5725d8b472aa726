import type { MigrationInterface, QueryRunner } from 'typeorm';

const ANNOUNCED = [
  { table: 'content_entry', topic: 'content' },
  { table: 'media_item', topic: 'media' },
  // A text may name a file that is stored later.
  { table: 'media_file', topic: 'media' },
] as const;

/** Texts and pictures are heard of by every process, by whatever way they change. */
export class Content1763700018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('change_feed', TG_ARGV[0]);
        RETURN NULL;
      END $$
    `);
    for (const { table, topic } of ANNOUNCED) {
      await runner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_change('${topic}')
      `);
    }
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
