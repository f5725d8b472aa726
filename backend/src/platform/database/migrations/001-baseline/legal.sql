-- Append-only: each text that the studio has put in force. A clause is a key, a heading, a condition and a text.
CREATE TABLE legal_text_version (
  kind text NOT NULL,
  version integer NOT NULL,
  clauses jsonb NOT NULL,
  in_force_from timestamptz NOT NULL,
  admin_id uuid,
  created_by text,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT legal_text_version_pkey PRIMARY KEY (kind, version),
  CONSTRAINT legal_text_version_kind_check CHECK (kind IN ('pre_information', 'distance_contract')),
  CONSTRAINT legal_text_version_version_check CHECK (version >= 1),
  CONSTRAINT legal_text_version_has_clauses CHECK (jsonb_typeof(clauses) = 'array' AND clauses <> '[]'::jsonb)
);

-- Append-only: versions that the studio took back before their day. They never hold.
CREATE TABLE legal_text_cancellation (
  kind text NOT NULL,
  version integer NOT NULL,
  admin_id uuid,
  cancelled_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT legal_text_cancellation_pkey PRIMARY KEY (kind, version),
  CONSTRAINT legal_text_cancellation_version_fkey FOREIGN KEY (kind, version) REFERENCES legal_text_version(kind, version)
);

-- Which version is in force; the built-in text where there is no row. A job moves it when a later version is due.
CREATE TABLE legal_text_in_force (
  kind text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT legal_text_in_force_pkey PRIMARY KEY (kind),
  CONSTRAINT legal_text_in_force_version_fkey FOREIGN KEY (kind, version) REFERENCES legal_text_version(kind, version)
);

-- What the studio is still writing. The row stays with a null text when nothing is being written, so that its version
-- never begins anew.
CREATE TABLE legal_text_draft (
  kind text NOT NULL,
  clauses jsonb,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT legal_text_draft_pkey PRIMARY KEY (kind),
  CONSTRAINT legal_text_draft_kind_check CHECK (kind IN ('pre_information', 'distance_contract')),
  CONSTRAINT legal_text_draft_has_clauses CHECK (jsonb_typeof(clauses) = 'array' AND clauses <> '[]'::jsonb)
);

-- By row, because the task that looks for due versions writes none most of the time.
CREATE TRIGGER legal_text_in_force_changed AFTER INSERT OR DELETE OR UPDATE ON legal_text_in_force
  FOR EACH ROW EXECUTE FUNCTION announce_change('settings');
CREATE TRIGGER legal_text_in_force_emptied AFTER TRUNCATE ON legal_text_in_force
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');
CREATE TRIGGER legal_text_version_is_kept BEFORE DELETE OR UPDATE ON legal_text_version
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER legal_text_version_is_not_emptied BEFORE TRUNCATE ON legal_text_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER legal_text_cancellation_is_kept BEFORE DELETE OR UPDATE ON legal_text_cancellation
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER legal_text_cancellation_is_not_emptied BEFORE TRUNCATE ON legal_text_cancellation
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
