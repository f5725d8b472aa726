import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BlogManagement1763700041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_post
        ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}',
        ADD COLUMN search_text text GENERATED ALWAYS AS (search_form(title || ' ' || category)) STORED
    `);
    await runner.query(`CREATE INDEX blog_post_former_slugs ON blog_post USING gin (former_slugs)`);
    // One row: the studio has one account with the AI service.
    await runner.query(`
      CREATE TABLE ai_settings (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        sealed_key text NOT NULL DEFAULT '',
        model text NOT NULL DEFAULT 'gemini-2.0-flash',
        temperature numeric(2, 1) NOT NULL DEFAULT 0.7 CHECK (temperature BETWEEN 0 AND 1),
        max_tokens integer NOT NULL DEFAULT 4000 CHECK (max_tokens BETWEEN 1000 AND 8000),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`INSERT INTO ai_settings DEFAULT VALUES`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
