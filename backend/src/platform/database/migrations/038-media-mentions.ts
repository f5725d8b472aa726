import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that may name a stored picture, each with the columns in which it may. */
const TEXTS = [
  { table: 'content_entry', kind: 'content', column: 'content_value' },
  { table: 'blog_post', kind: 'blog_post', column: 'content' },
] as const;

/**
 * Which texts name which pictures, kept by the database itself: whoever deletes a file is refused by a foreign key,
 * also when the text is saved at the same moment.
 */
export class MediaMentions1763700038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE picture_mention (
        media_file_id integer NOT NULL REFERENCES media_file (id),
        record_kind text NOT NULL,
        record_id text NOT NULL,
        PRIMARY KEY (media_file_id, record_kind, record_id)
      )
    `);
    await runner.query(`CREATE INDEX picture_mention_by_record ON picture_mention (record_kind, record_id)`);
    await createFunctions(runner);
    for (const { table, kind, column } of TEXTS) {
      await runner.query(`
        CREATE TRIGGER ${table}_names_pictures AFTER INSERT OR DELETE OR UPDATE OF ${column} ON ${table}
          FOR EACH ROW EXECUTE FUNCTION note_named_pictures('${kind}', '${column}')
      `);
      await runner.query(`
        INSERT INTO picture_mention (media_file_id, record_kind, record_id)
        SELECT DISTINCT file.id, '${kind}', text.id::text
        FROM ${table} text, named_files(text.${column}) name JOIN media_file file ON file.file_name = name
      `);
    }
    await noteTextsOfNewFiles(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function createFunctions(runner: QueryRunner): Promise<void> {
  // Stored names look like this and no others, whatever address they stand in.
  await runner.query(String.raw`
    CREATE FUNCTION named_files(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
      SELECT DISTINCT found[1] FROM regexp_matches(value, '([a-z0-9-]{1,90}\.webp)', 'g') found
    $$
  `);
  // Writing down a mention locks the file's row: it cannot be deleted meanwhile.
  await runner.query(`
    CREATE FUNCTION note_named_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM picture_mention WHERE record_kind = TG_ARGV[0] AND record_id = OLD.id::text;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO picture_mention (media_file_id, record_kind, record_id)
        SELECT file.id, TG_ARGV[0], NEW.id::text
        FROM named_files(to_jsonb(NEW) ->> TG_ARGV[1]) name JOIN media_file file ON file.file_name = name;
      END IF;
      RETURN NULL;
    END $$
  `);
}

/** A text may name a file that is stored later. */
async function noteTextsOfNewFiles(runner: QueryRunner): Promise<void> {
  const texts = TEXTS.map(
    ({ table, kind, column }) => `
      SELECT '${kind}' AS kind, id::text FROM ${table} WHERE position(NEW.file_name IN ${column}) > 0`,
  );
  await runner.query(`
    CREATE FUNCTION note_texts_of_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO picture_mention (media_file_id, record_kind, record_id)
      SELECT NEW.id, kind, id FROM (${texts.join(' UNION ALL ')}) naming;
      RETURN NULL;
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER media_file_is_named AFTER INSERT ON media_file
      FOR EACH ROW EXECUTE FUNCTION note_texts_of_picture()
  `);
}
