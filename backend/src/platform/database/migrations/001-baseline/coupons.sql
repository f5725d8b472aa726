-- A deleted coupon that orders name is hidden, and its code may be given again.
CREATE TABLE coupon (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  code text NOT NULL,
  name text COLLATE "tr-x-icu" NOT NULL,
  description text DEFAULT '' NOT NULL,
  type text DEFAULT 'percentage' NOT NULL,
  value_hundredths integer NOT NULL,
  minimum_kurus integer DEFAULT 0 NOT NULL,
  maximum_discount_kurus integer,
  usage_limit integer,
  usage_count integer DEFAULT 0 NOT NULL,
  held_uses integer DEFAULT 0 NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  applicable_to text DEFAULT 'all' NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  archived_at timestamptz,
  CONSTRAINT coupon_pkey PRIMARY KEY (id),
  CONSTRAINT coupon_code_check CHECK (code <> '' AND (code !~ '\s')),
  CONSTRAINT coupon_name_check CHECK (btrim(name) <> ''),
  CONSTRAINT coupon_type_check CHECK (type IN ('percentage', 'fixed')),
  CONSTRAINT coupon_value_hundredths_check CHECK (value_hundredths > 0),
  CONSTRAINT coupon_minimum_kurus_check CHECK (minimum_kurus >= 0),
  CONSTRAINT coupon_maximum_discount_kurus_check CHECK (maximum_discount_kurus > 0),
  CONSTRAINT coupon_usage_limit_check CHECK (usage_limit > 0),
  CONSTRAINT coupon_usage_count_check CHECK (usage_count >= 0),
  CONSTRAINT coupon_held_uses_check CHECK (held_uses >= 0),
  CONSTRAINT coupon_applicable_to_check CHECK (applicable_to IN ('all', 'specific_products', 'specific_categories', 'specific_users')),
  CONSTRAINT coupon_at_most_everything CHECK (type = 'fixed' OR value_hundredths <= 10000),
  CONSTRAINT coupon_ends_after_it_starts CHECK (valid_until > valid_from),
  CONSTRAINT coupon_never_overused CHECK (usage_limit IS NULL OR ((usage_count + held_uses) <= usage_limit))
);

CREATE UNIQUE INDEX coupon_code_in_use ON coupon (code) WHERE (archived_at IS NULL);
CREATE INDEX coupon_listed ON coupon (created_at, id) WHERE (archived_at IS NULL);

CREATE TABLE coupon_product (
  coupon_id uuid NOT NULL,
  product_id uuid NOT NULL,
  CONSTRAINT coupon_product_pkey PRIMARY KEY (coupon_id, product_id),
  CONSTRAINT coupon_product_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id) ON DELETE CASCADE,
  CONSTRAINT coupon_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);

CREATE INDEX coupon_product_by_product ON coupon_product (product_id);

CREATE TABLE coupon_category (
  coupon_id uuid NOT NULL,
  category_id integer NOT NULL,
  CONSTRAINT coupon_category_pkey PRIMARY KEY (coupon_id, category_id),
  CONSTRAINT coupon_category_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id) ON DELETE CASCADE,
  CONSTRAINT coupon_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE
);

CREATE INDEX coupon_category_by_category ON coupon_category (category_id);

CREATE TABLE coupon_customer (
  coupon_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  CONSTRAINT coupon_customer_pkey PRIMARY KEY (coupon_id, customer_id),
  CONSTRAINT coupon_customer_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id) ON DELETE CASCADE,
  CONSTRAINT coupon_customer_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE
);

CREATE INDEX coupon_customer_by_customer ON coupon_customer (customer_id);

CREATE TRIGGER coupon_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON coupon
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('coupons');
