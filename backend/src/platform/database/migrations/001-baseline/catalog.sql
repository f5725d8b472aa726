-- The default category takes the products of deleted ones. Names that differ only in spelling are the same
-- category.
CREATE TABLE category (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text COLLATE "tr-x-icu" NOT NULL,
  slug text NOT NULL,
  display_order integer DEFAULT 0 NOT NULL,
  search_text text GENERATED ALWAYS AS (search_form(name)) STORED,
  search_stems text GENERATED ALWAYS AS (search_stems(name)) STORED,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT category_pkey PRIMARY KEY (id),
  CONSTRAINT category_name_key UNIQUE (name),
  CONSTRAINT category_slug_key UNIQUE (slug),
  CONSTRAINT category_name_check CHECK (btrim(name) <> '')
);

CREATE UNIQUE INDEX category_by_search_form ON category (search_text);

-- counted_quantity is what the studio put into stock by entering or counting; with the ledger of sales it
-- explains the stock.
CREATE TABLE product (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  category_id integer NOT NULL,
  name text COLLATE "tr-x-icu" NOT NULL,
  description text DEFAULT '' NOT NULL,
  material text DEFAULT '' NOT NULL,
  dimensions text DEFAULT '' NOT NULL,
  care text DEFAULT '' NOT NULL,
  price_kurus integer NOT NULL,
  -- The crossed-out price, computed in prices.sql, and the studio's last day on which it is shown.
  prior_price_kurus integer,
  prior_price_until date,
  -- One of the rates in the studio's details; NULL for the rate of all products.
  vat_rate_id text,
  -- Of one piece with its packing; NULL for the weight that the studio assumes.
  weight_grams integer,
  -- The days of its own until it arrives, 0 when it lies ready; NULL for the shop's time.
  preparation_days smallint,
  stock_quantity integer DEFAULT 0 NOT NULL,
  held_quantity integer DEFAULT 0 NOT NULL,
  min_stock integer DEFAULT 0 NOT NULL,
  is_unlimited boolean DEFAULT false NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  search_text text GENERATED ALWAYS AS (search_form(((name || ' ') || description))) STORED,
  search_stems text GENERATED ALWAYS AS (search_stems(((name || ' ') || description))) STORED,
  stock_count_version integer DEFAULT 1 NOT NULL,
  counted_quantity integer NOT NULL,
  CONSTRAINT product_pkey PRIMARY KEY (id),
  CONSTRAINT product_slug_key UNIQUE (slug),
  CONSTRAINT product_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT product_name_check CHECK (btrim(name) <> ''),
  CONSTRAINT product_price_kurus_check CHECK (price_kurus > 0),
  CONSTRAINT product_prior_price_is_whole CHECK (num_nulls(prior_price_kurus, prior_price_until) IN (0, 2)),
  CONSTRAINT product_vat_rate_id_check CHECK (vat_rate_id ~ '^[a-z0-9-]{1,36}$'),
  CONSTRAINT product_weight_grams_check CHECK (weight_grams >= 1 AND weight_grams <= 100000),
  CONSTRAINT product_preparation_days_check CHECK (preparation_days BETWEEN 0 AND 30),
  CONSTRAINT product_stock_quantity_check CHECK (stock_quantity >= 0),
  CONSTRAINT product_held_quantity_check CHECK (held_quantity >= 0),
  CONSTRAINT product_min_stock_check CHECK (min_stock >= 0),
  CONSTRAINT product_never_oversold CHECK (is_unlimited OR held_quantity <= stock_quantity)
);

CREATE INDEX product_newest ON product (created_at DESC, id) WHERE is_active;
CREATE INDEX product_by_price ON product (price_kurus, id) WHERE is_active;
CREATE INDEX product_by_category ON product (category_id);
CREATE INDEX product_search ON product USING gin (search_text gin_trgm_ops);
CREATE INDEX product_search_stems ON product USING gin (search_stems gin_trgm_ops);

CREATE TABLE product_picture (
  product_id uuid NOT NULL,
  position smallint NOT NULL,
  media_file_id integer NOT NULL,
  alt text DEFAULT '' NOT NULL,
  focus_x smallint DEFAULT 50 NOT NULL,
  focus_y smallint DEFAULT 50 NOT NULL,
  CONSTRAINT product_picture_pkey PRIMARY KEY (product_id, "position"),
  CONSTRAINT product_picture_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT product_picture_media_file_id_fkey FOREIGN KEY (media_file_id) REFERENCES media_file(id),
  CONSTRAINT product_picture_position_check CHECK ("position" >= 0 AND "position" <= 5),
  CONSTRAINT product_picture_focus_check CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100)
);

CREATE INDEX product_picture_by_file ON product_picture (media_file_id);

-- Addresses that wait for a piece, once each. The mail that tells of the piece ends the wish.
CREATE TABLE stock_wish (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  product_id uuid NOT NULL,
  email text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT stock_wish_pkey PRIMARY KEY (id),
  CONSTRAINT stock_wish_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX stock_wish_once ON stock_wish (product_id, lower(email));
CREATE INDEX stock_wish_by_email ON stock_wish (lower(email));
CREATE INDEX stock_wish_by_age ON stock_wish (created_at);

CREATE FUNCTION keep_default_category() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The default category stays.' USING ERRCODE = 'restrict_violation';
  END
$$;

-- Ended holds are deleted with their product; while one is open, somebody is paying and the product stays.
CREATE FUNCTION keep_product_in_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT FROM hold_line JOIN hold ON hold.id = hold_line.hold_id
      WHERE hold_line.product_id = OLD.id AND hold.status = 'active'
    ) THEN
      RAISE EXCEPTION 'Somebody is paying for this product.'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'product_in_payment';
    END IF;
    RETURN OLD;
  END
$$;

-- The first stock of a product counts as counted.
CREATE FUNCTION count_new_product() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.counted_quantity := NEW.stock_quantity;
    RETURN NEW;
  END
$$;

-- The one place that notices a piece which can be bought again, whatever made it so: a count, an import, a cancelled
-- order, a correction, an abandoned checkout. The job tells those who wait.
CREATE FUNCTION tell_stock_wishes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM stock_wish WHERE product_id = NEW.id) THEN
      INSERT INTO outbox_job (name, payload)
        VALUES ('catalog.tell-stock-wishes', jsonb_build_object('productId', NEW.id));
      PERFORM pg_notify('outbox_job', '');
    END IF;
    RETURN NULL;
  END
$$;

CREATE TRIGGER category_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
CREATE TRIGGER default_category_stays BEFORE DELETE ON category
  FOR EACH ROW WHEN ((old.slug = 'genel')) EXECUTE FUNCTION keep_default_category();
CREATE TRIGGER default_category_keeps_its_address BEFORE UPDATE OF slug ON category
  FOR EACH ROW WHEN (((old.slug = 'genel') AND (new.slug <> 'genel'))) EXECUTE FUNCTION keep_default_category();
CREATE TRIGGER category_edited AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('edits');
CREATE TRIGGER product_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
CREATE TRIGGER product_in_payment_stays BEFORE DELETE ON product
  FOR EACH ROW EXECUTE FUNCTION keep_product_in_payment();
CREATE TRIGGER product_is_counted BEFORE INSERT ON product FOR EACH ROW EXECUTE FUNCTION count_new_product();
CREATE TRIGGER product_edited AFTER INSERT OR DELETE OR UPDATE OF id, slug, category_id, name, description, material, dimensions, care, price_kurus, prior_price_kurus, prior_price_until, vat_rate_id, weight_grams, preparation_days, min_stock, is_unlimited, is_active, version, created_at, updated_at, search_text, search_stems, stock_count_version, counted_quantity OR TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('edits');
CREATE TRIGGER product_is_back AFTER UPDATE OF stock_quantity, held_quantity, is_unlimited, is_active ON product
  FOR EACH ROW WHEN (
    NOT (old.is_active AND (old.is_unlimited OR old.stock_quantity > old.held_quantity))
    AND new.is_active AND (new.is_unlimited OR new.stock_quantity > new.held_quantity)
  ) EXECUTE FUNCTION tell_stock_wishes();
CREATE TRIGGER product_picture_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
CREATE TRIGGER product_picture_edited AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('edits');

INSERT INTO category (name, slug, display_order) VALUES ('Genel', 'genel', 10000);
