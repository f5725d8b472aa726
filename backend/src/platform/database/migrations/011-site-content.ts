import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The media library and the texts of the pages. */
export class SiteContent1763700011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_item (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        media_file_id integer NOT NULL REFERENCES media_file (id),
        original_name text NOT NULL DEFAULT '',
        title text NOT NULL DEFAULT '',
        alt_text text NOT NULL DEFAULT '',
        description text NOT NULL DEFAULT '',
        category text NOT NULL DEFAULT 'general' CHECK (btrim(category) <> ''),
        display_order integer NOT NULL DEFAULT 0,
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`CREATE INDEX media_item_by_category ON media_item (category, display_order, id)`);
    await runner.query(`CREATE INDEX media_item_by_file ON media_item (media_file_id)`);
    await runner.query(`
      CREATE TABLE content_entry (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        section text NOT NULL CHECK (section IN
          ('hero', 'about', 'workshops', 'blog', 'footer', 'contact', 'legal', 'bulk_order')),
        content_key text NOT NULL CHECK (content_key <> ''),
        content_value text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (section, content_key)
      )
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
