CREATE TABLE content_entry (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  section text NOT NULL,
  content_key text NOT NULL,
  content_value text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT content_entry_pkey PRIMARY KEY (id),
  CONSTRAINT content_entry_section_content_key_key UNIQUE (section, content_key),
  CONSTRAINT content_entry_section_check CHECK (section IN ('hero', 'about', 'workshops', 'blog', 'footer', 'contact', 'legal', 'bulk_order')),
  CONSTRAINT content_entry_content_key_check CHECK (content_key <> '')
);

-- Append-only: who replaced which text. The address of the admin is copied, so that the entry outlives the
-- account.
CREATE TABLE content_history (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  section text NOT NULL,
  content_key text NOT NULL,
  version integer NOT NULL,
  value_before text NOT NULL,
  value_after text NOT NULL,
  admin_id uuid,
  changed_by text,
  changed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT content_history_pkey PRIMARY KEY (id),
  CONSTRAINT content_history_once_per_version UNIQUE (section, content_key, version),
  CONSTRAINT content_history_version_counts CHECK (version >= 1)
);

CREATE TRIGGER content_entry_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON content_entry
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('content');
CREATE TRIGGER content_entry_names_pictures AFTER INSERT OR DELETE OR UPDATE OF content_value ON content_entry
  FOR EACH ROW EXECUTE FUNCTION note_named_pictures('content', 'content_value');
CREATE TRIGGER content_history_is_kept BEFORE DELETE OR UPDATE ON content_history
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER content_history_is_not_emptied BEFORE TRUNCATE ON content_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
