-- An import of products from a table. Its lines wait here until the admin has chosen what the columns hold; then
-- each product that is to be written becomes an item.
CREATE TABLE product_import (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  file_name text NOT NULL,
  source text NOT NULL,
  titles text[] NOT NULL,
  -- What each column holds; '' for nothing.
  mapping text[] NOT NULL,
  status text DEFAULT 'draft' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  admin_id uuid,
  created_by text NOT NULL,
  new_category_ids integer[] DEFAULT '{}' NOT NULL,
  -- Of the pictures brought so far, so that an import cannot fill the disk.
  picture_bytes bigint DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT product_import_pkey PRIMARY KEY (id),
  CONSTRAINT product_import_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE SET NULL,
  CONSTRAINT product_import_status_check CHECK (status IN ('draft', 'running', 'stopped', 'done', 'undoing', 'undone')),
  CONSTRAINT product_import_mapping_check CHECK (cardinality(mapping) = cardinality(titles))
);

CREATE INDEX product_import_newest ON product_import (created_at DESC, id);
CREATE INDEX product_import_by_admin ON product_import (admin_id);
-- Two imports at once could write the same product.
CREATE UNIQUE INDEX one_product_import_at_work ON product_import ((true)) WHERE status IN ('running', 'undoing');

CREATE TABLE product_import_line (
  import_id uuid NOT NULL,
  line integer NOT NULL,
  cells text[] NOT NULL,
  CONSTRAINT product_import_line_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT product_import_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_import(id) ON DELETE CASCADE
);

-- A picture of the ZIP, until the import has taken it.
CREATE TABLE product_import_file (
  import_id uuid NOT NULL,
  name text NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT product_import_file_pkey PRIMARY KEY (import_id, name),
  CONSTRAINT product_import_file_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_import(id) ON DELETE CASCADE
);

-- outcome is null until the item is done. before, version_after and count_after are what undoing needs: a product
-- of another version was changed since.
CREATE TABLE product_import_item (
  import_id uuid NOT NULL,
  line integer NOT NULL,
  name text NOT NULL,
  product_id uuid,
  given jsonb NOT NULL,
  outcome text,
  problem text,
  before jsonb,
  version_after integer,
  count_after integer,
  done_at timestamptz,
  -- Pictures that are still to be brought.
  pictures text[] DEFAULT '{}' NOT NULL,
  failed_pictures integer DEFAULT 0 NOT NULL,
  undone text,
  CONSTRAINT product_import_item_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT product_import_item_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_import(id) ON DELETE CASCADE,
  CONSTRAINT product_import_item_outcome_check CHECK (outcome IN ('created', 'changed', 'unchanged', 'refused')),
  CONSTRAINT product_import_item_undone_check CHECK (undone IN ('removed', 'restored', 'changed_since', 'sold_since', 'in_payment'))
);

CREATE INDEX product_import_item_waiting ON product_import_item (import_id, line) WHERE outcome IS NULL;
CREATE INDEX product_import_item_with_pictures ON product_import_item (import_id, line) WHERE pictures <> '{}';

CREATE TRIGGER product_import_edited AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_import
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('edits');
