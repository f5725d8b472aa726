CREATE TABLE blog_post (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  excerpt text DEFAULT '' NOT NULL,
  content text NOT NULL,
  category text NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  author_name text DEFAULT '' NOT NULL,
  featured_file_id integer,
  featured_alt text DEFAULT '' NOT NULL,
  meta_title text DEFAULT '' NOT NULL,
  meta_description text DEFAULT '' NOT NULL,
  meta_keywords text[] DEFAULT '{}'::text[] NOT NULL,
  status text NOT NULL,
  published_at timestamptz,
  views integer DEFAULT 0 NOT NULL,
  seo_score smallint DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  former_slugs text[] DEFAULT '{}'::text[] NOT NULL,
  search_text text GENERATED ALWAYS AS (search_form(((title || ' ') || category))) STORED,
  search_stems text GENERATED ALWAYS AS (search_stems(((((title || ' ') || category) || ' ') || excerpt))) STORED,
  CONSTRAINT blog_post_pkey PRIMARY KEY (id),
  CONSTRAINT blog_post_slug_key UNIQUE (slug),
  CONSTRAINT blog_post_featured_file_id_fkey FOREIGN KEY (featured_file_id) REFERENCES media_file(id),
  CONSTRAINT blog_post_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT blog_post_title_check CHECK (btrim(title) <> ''),
  CONSTRAINT blog_post_status_check CHECK (status IN ('draft', 'published', 'scheduled')),
  CONSTRAINT blog_post_check CHECK (published_at IS NOT NULL OR status = 'draft'),
  CONSTRAINT blog_post_views_check CHECK (views >= 0),
  CONSTRAINT blog_post_seo_score_check CHECK (seo_score >= 0 AND seo_score <= 100)
);

CREATE INDEX blog_post_newest ON blog_post (published_at DESC, id) WHERE (status <> 'draft');
CREATE INDEX blog_post_by_category ON blog_post (category, published_at DESC, id) WHERE (status <> 'draft');
CREATE INDEX blog_post_by_tag ON blog_post USING gin (tags) WHERE (status <> 'draft');
CREATE INDEX blog_post_due ON blog_post (published_at) WHERE (status = 'scheduled');
CREATE INDEX blog_post_by_file ON blog_post (featured_file_id);
CREATE INDEX blog_post_search ON blog_post USING gin (search_text gin_trgm_ops);
CREATE INDEX blog_post_search_stems ON blog_post USING gin (search_stems gin_trgm_ops);
CREATE INDEX blog_post_former_slugs ON blog_post USING gin (former_slugs);

-- What the form of a post contained when it was stored by itself or saved. The newest has the post's revision.
CREATE TABLE blog_post_version (
  post_id uuid NOT NULL,
  revision integer NOT NULL,
  fields jsonb NOT NULL,
  is_saved boolean NOT NULL,
  admin_id uuid,
  admin_name text NOT NULL,
  begun_at timestamptz DEFAULT now() NOT NULL,
  stored_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT blog_post_version_pkey PRIMARY KEY (post_id, revision),
  CONSTRAINT blog_post_version_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_post(id) ON DELETE CASCADE,
  CONSTRAINT blog_post_version_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE SET NULL
);

CREATE INDEX blog_post_version_by_admin ON blog_post_version (admin_id);

-- One row: the studio has one account with the AI service.
CREATE TABLE ai_settings (
  id integer DEFAULT 1 NOT NULL,
  sealed_key text DEFAULT '' NOT NULL,
  model text DEFAULT 'gemini-2.0-flash' NOT NULL,
  temperature numeric(2,1) DEFAULT 0.7 NOT NULL,
  max_tokens integer DEFAULT 4000 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT ai_settings_pkey PRIMARY KEY (id),
  CONSTRAINT ai_settings_id_check CHECK (id = 1),
  CONSTRAINT ai_settings_temperature_check CHECK ((temperature >= (0)::numeric) AND (temperature <= (1)::numeric)),
  CONSTRAINT ai_settings_max_tokens_check CHECK (max_tokens >= 1000 AND max_tokens <= 8000)
);

-- One row per admin: what was written today, and whether something is being written now.
CREATE TABLE ai_writing (
  admin_id uuid NOT NULL,
  day date NOT NULL,
  started integer NOT NULL,
  reservation uuid NOT NULL,
  running_until timestamptz,
  CONSTRAINT ai_writing_pkey PRIMARY KEY (admin_id),
  CONSTRAINT ai_writing_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE CASCADE,
  CONSTRAINT ai_writing_started_check CHECK (started >= 0)
);

-- A counted view and a stored draft change nothing that readers see, so they are not announced.
CREATE FUNCTION announce_blog() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('change_feed', 'blog');
    RETURN NULL;
  END
$$;

CREATE TRIGGER blog_post_written AFTER INSERT OR DELETE ON blog_post FOR EACH ROW EXECUTE FUNCTION announce_blog();
CREATE TRIGGER blog_post_changed AFTER UPDATE ON blog_post
  FOR EACH ROW WHEN ((to_jsonb(old.*) - '{views,revision}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{views,revision}'::text[])) EXECUTE FUNCTION announce_blog();
CREATE TRIGGER blog_emptied AFTER TRUNCATE ON blog_post FOR EACH STATEMENT EXECUTE FUNCTION announce_blog();
CREATE TRIGGER blog_post_names_pictures AFTER INSERT OR DELETE OR UPDATE OF content ON blog_post
  FOR EACH ROW EXECUTE FUNCTION note_named_pictures('blog_post', 'content');

INSERT INTO ai_settings (id) VALUES (1);
