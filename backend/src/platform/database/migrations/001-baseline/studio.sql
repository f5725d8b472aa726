-- Who the studio is and who sells; each section is saved as a whole. A section without a row has its initial details.
CREATE TABLE studio_details (
  section text NOT NULL,
  details jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT studio_details_pkey PRIMARY KEY (section),
  CONSTRAINT studio_details_section_check CHECK (section ~ '^[a-z_]{1,40}$'),
  CONSTRAINT studio_details_is_object CHECK (jsonb_typeof(details) = 'object'),
  CONSTRAINT studio_details_sells_something CHECK (
    section <> 'features' OR details @> '{"shop": true}' OR details @> '{"workshops": true}')
);

-- Append-only: who replaced which details. The address of the admin is copied, so that the entry outlives the account.
CREATE TABLE studio_details_history (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  section text NOT NULL,
  version integer NOT NULL,
  details_before jsonb NOT NULL,
  details_after jsonb NOT NULL,
  admin_id uuid,
  changed_by text,
  changed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT studio_details_history_pkey PRIMARY KEY (id),
  CONSTRAINT studio_details_history_once_per_version UNIQUE (section, version)
);

CREATE TRIGGER studio_details_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON studio_details
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');
CREATE TRIGGER studio_details_names_pictures AFTER INSERT OR DELETE OR UPDATE ON studio_details
  FOR EACH ROW EXECUTE FUNCTION note_named_pictures('studio_details', 'details', 'section');
CREATE TRIGGER studio_details_history_is_kept BEFORE DELETE OR UPDATE ON studio_details_history
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER studio_details_history_is_not_emptied BEFORE TRUNCATE ON studio_details_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
