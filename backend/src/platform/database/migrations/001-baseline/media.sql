CREATE TABLE media_file (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  file_name text NOT NULL,
  content_hash text NOT NULL,
  mime_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  byte_size integer NOT NULL,
  placeholder text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT media_file_pkey PRIMARY KEY (id),
  CONSTRAINT media_file_file_name_key UNIQUE (file_name),
  CONSTRAINT media_file_content_hash_key UNIQUE (content_hash),
  CONSTRAINT media_file_width_check CHECK (width > 0),
  CONSTRAINT media_file_height_check CHECK (height > 0),
  CONSTRAINT media_file_byte_size_check CHECK (byte_size > 0)
);

-- Where the studio keeps its pictures; the site shows nothing of it. Names that differ only in spelling are the
-- same folder.
CREATE TABLE media_folder (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text COLLATE "tr-x-icu" NOT NULL,
  search_text text GENERATED ALWAYS AS (search_form(name)) STORED,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT media_folder_pkey PRIMARY KEY (id),
  CONSTRAINT media_folder_name_check CHECK (btrim(name) <> '')
);

CREATE UNIQUE INDEX media_folder_by_search_form ON media_folder (search_text);

CREATE TABLE media_item (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  media_file_id integer NOT NULL,
  original_name text DEFAULT '' NOT NULL,
  title text DEFAULT '' NOT NULL,
  alt_text text DEFAULT '' NOT NULL,
  description text DEFAULT '' NOT NULL,
  category text DEFAULT 'general' NOT NULL,
  media_folder_id integer,
  display_order integer DEFAULT 0 NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT media_item_pkey PRIMARY KEY (id),
  CONSTRAINT media_item_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_file(id),
  CONSTRAINT media_item_media_folder_id_fkey FOREIGN KEY (media_folder_id) REFERENCES media_folder(id) ON DELETE SET NULL,
  CONSTRAINT media_item_category_check CHECK (btrim(category) <> '')
);

CREATE INDEX media_item_by_category ON media_item (category, display_order, id);
CREATE INDEX media_item_by_folder ON media_item (media_folder_id);
CREATE INDEX media_item_by_file ON media_item (media_file_id);

-- Uploaded pictures that no record shows yet. What stays here is deleted after a day.
CREATE TABLE picture_upload (
  media_file_id integer NOT NULL,
  uploaded_at timestamptz NOT NULL,
  CONSTRAINT picture_upload_pkey PRIMARY KEY (media_file_id),
  CONSTRAINT picture_upload_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_file(id) ON DELETE CASCADE
);

CREATE INDEX picture_upload_by_age ON picture_upload (uploaded_at);

-- Which texts name which pictures, kept by triggers. The foreign key refuses to delete a named file, also while
-- the text is being saved.
CREATE TABLE picture_mention (
  media_file_id integer NOT NULL,
  record_kind text NOT NULL,
  record_id text NOT NULL,
  CONSTRAINT picture_mention_pkey PRIMARY KEY (media_file_id, record_kind, record_id),
  CONSTRAINT picture_mention_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_file(id)
);

CREATE INDEX picture_mention_by_record ON picture_mention (record_kind, record_id);

CREATE TRIGGER media_file_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON media_file
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('media');
CREATE TRIGGER media_file_is_named AFTER INSERT ON media_file FOR EACH ROW EXECUTE FUNCTION note_texts_of_picture();
CREATE TRIGGER media_item_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON media_item
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('media');
