import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Blog1763700021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createPosts(runner);
    await announceWhatReadersSee(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function createPosts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE blog_post (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9-]+$'),
      title text NOT NULL CHECK (btrim(title) <> ''),
      excerpt text NOT NULL DEFAULT '',
      content text NOT NULL,
      category text NOT NULL,
      tags text[] NOT NULL DEFAULT '{}',
      author_name text NOT NULL DEFAULT '',
      featured_file_id integer REFERENCES media_file (id),
      featured_alt text NOT NULL DEFAULT '',
      meta_title text NOT NULL DEFAULT '',
      meta_description text NOT NULL DEFAULT '',
      meta_keywords text[] NOT NULL DEFAULT '{}',
      status text NOT NULL CHECK (status IN ('draft', 'published', 'scheduled')),
      published_at timestamptz CHECK (published_at IS NOT NULL OR status = 'draft'),
      views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
      seo_score smallint NOT NULL DEFAULT 0 CHECK (seo_score BETWEEN 0 AND 100),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )
  `);
  await runner.query(
    `CREATE INDEX blog_post_newest ON blog_post (published_at DESC, id) WHERE status <> 'draft'`,
  );
  await runner.query(
    `CREATE INDEX blog_post_by_category ON blog_post (category, published_at DESC, id) WHERE status <> 'draft'`,
  );
  await runner.query(`CREATE INDEX blog_post_by_tag ON blog_post USING gin (tags) WHERE status <> 'draft'`);
  await runner.query(`CREATE INDEX blog_post_due ON blog_post (published_at) WHERE status = 'scheduled'`);
  await runner.query(`CREATE INDEX blog_post_by_file ON blog_post (featured_file_id)`);
}

/** A counted view is no news: it would empty what every process keeps ready. */
async function announceWhatReadersSee(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION announce_blog() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('change_feed', 'blog');
      RETURN NULL;
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER blog_post_written AFTER INSERT OR DELETE ON blog_post
      FOR EACH ROW EXECUTE FUNCTION announce_blog()
  `);
  await runner.query(`
    CREATE TRIGGER blog_post_changed AFTER UPDATE ON blog_post
      FOR EACH ROW WHEN (to_jsonb(OLD) - 'views' IS DISTINCT FROM to_jsonb(NEW) - 'views')
      EXECUTE FUNCTION announce_blog()
  `);
  await runner.query(`
    CREATE TRIGGER blog_emptied AFTER TRUNCATE ON blog_post
      FOR EACH STATEMENT EXECUTE FUNCTION announce_blog()
  `);
}
