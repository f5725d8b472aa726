-- customer_sort_key sorts by the Turkish alphabet byte by byte. The list indexes carry what is filtered by, so that
-- they answer alone.
CREATE TABLE "order" (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  link_nonce text NOT NULL,
  -- Where it was placed: in the shop, by telephone, at the door of a workshop, or over the counter.
  channel text DEFAULT 'web' NOT NULL,
  -- The key of the act by which the studio wrote it down.
  request_key uuid,
  -- Of what that act asked for: another one under the same key is refused.
  request_hash text,
  -- Until when it must be paid; its seats are free again then.
  pay_by timestamptz,
  status text DEFAULT 'pending' NOT NULL,
  name text NOT NULL,
  surname text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  city text,
  district text,
  neighbourhood text,
  address_line text,
  shipping_address text NOT NULL,
  notes text DEFAULT '' NOT NULL,
  -- Whether something is to be made and sent; orders of seats only never are.
  has_pieces boolean DEFAULT true NOT NULL,
  -- Whether the buyer collects the pieces at the studio.
  is_picked_up boolean DEFAULT false NOT NULL,
  -- How many days the pieces may take at most, as the studio promised then.
  preparation_days smallint DEFAULT 21 NOT NULL,
  subtotal_kurus integer NOT NULL,
  discount_kurus integer DEFAULT 0 NOT NULL,
  -- The fee of the line of kind 'shipping', 0 without one.
  shipping_kurus integer DEFAULT 0 NOT NULL,
  total_kurus integer NOT NULL,
  -- The sum of its parts in order_payment, kept by their trigger.
  paid_kurus integer DEFAULT 0 NOT NULL,
  refunded_kurus integer DEFAULT 0 NOT NULL,
  -- What corrections of its lines gave back: it was paid, and pays for nothing any more.
  corrected_kurus integer DEFAULT 0 NOT NULL,
  -- What was still open of seats that were cancelled: nobody is asked for it any more.
  written_off_kurus integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  -- When it was first paid in full, or confirmed without a price.
  paid_at timestamptz,
  -- A refund lessens what is owed as much as what was paid, so what is open is the total less all that was paid. Only
  -- a correction has lessened the total already, so what it gave back does not count as paid.
  payment_status text GENERATED ALWAYS AS (
    CASE WHEN paid_kurus > 0 AND refunded_kurus >= paid_kurus THEN 'refunded'
         WHEN paid_kurus - corrected_kurus + written_off_kurus >= total_kurus AND paid_at IS NOT NULL THEN 'paid'
         WHEN paid_kurus > 0 THEN 'partly_paid'
         ELSE 'unpaid' END) STORED NOT NULL,
  open_kurus integer GENERATED ALWAYS AS
    (GREATEST(total_kurus - paid_kurus + corrected_kurus - written_off_kurus, 0)) STORED NOT NULL,
  short_id text GENERATED ALWAYS AS (upper("left"((id)::text, 8))) STORED,
  coupon_id uuid,
  coupon_code text,
  customer_id uuid,
  is_claimable boolean DEFAULT true NOT NULL,
  customer_search text GENERATED ALWAYS AS (search_form(((name || ' ') || surname))) STORED,
  email_search text GENERATED ALWAYS AS (search_form(email)) STORED,
  customer_sort_key text COLLATE "C" GENERATED ALWAYS AS (turkish_sort_key(((name || ' ') || surname))) STORED,
  is_guest boolean GENERATED ALWAYS AS ((customer_id IS NULL)) STORED,
  erasure_requested_at timestamptz,
  erased_at timestamptz,
  CONSTRAINT order_pkey PRIMARY KEY (id),
  CONSTRAINT order_once_per_request UNIQUE (request_key),
  CONSTRAINT order_channel_check CHECK (channel IN ('web', 'phone', 'door', 'counter')),
  CONSTRAINT order_of_the_studio_has_a_key CHECK ((channel = 'web') = (request_key IS NULL)),
  CONSTRAINT order_key_with_its_request CHECK ((request_key IS NULL) = (request_hash IS NULL)),
  CONSTRAINT order_preparation_days CHECK (preparation_days BETWEEN 0 AND 30),
  CONSTRAINT order_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  CONSTRAINT order_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL,
  CONSTRAINT order_status_check CHECK (status IN ('pending', 'confirmed', 'preparing', 'shipped', 'in_transit', 'delivered', 'cancelled')),
  CONSTRAINT order_subtotal_kurus_check CHECK (subtotal_kurus >= 0),
  CONSTRAINT order_check CHECK (discount_kurus >= 0 AND discount_kurus <= subtotal_kurus),
  CONSTRAINT order_check1 CHECK (total_kurus = (subtotal_kurus - discount_kurus + shipping_kurus)),
  CONSTRAINT order_shipping_kurus_check CHECK (shipping_kurus >= 0),
  CONSTRAINT order_shipped_or_picked_up CHECK (shipping_kurus = 0 OR (has_pieces AND NOT is_picked_up)),
  CONSTRAINT order_picks_up_pieces CHECK (has_pieces OR NOT is_picked_up),
  CONSTRAINT order_paid_kurus_check CHECK (paid_kurus >= 0),
  CONSTRAINT order_gives_back_what_was_paid CHECK (corrected_kurus BETWEEN 0 AND paid_kurus),
  CONSTRAINT order_writes_off_what_it_costs CHECK (written_off_kurus BETWEEN 0 AND total_kurus),
  CONSTRAINT order_never_overrefunded CHECK (refunded_kurus >= 0 AND refunded_kurus <= paid_kurus),
  CONSTRAINT order_erased_when_requested CHECK (erased_at IS NULL OR erasure_requested_at IS NOT NULL),
  CONSTRAINT order_to_erase_is_nobodys CHECK ((erasure_requested_at IS NULL) OR (NOT is_claimable))
);

CREATE INDEX order_to_be_paid ON "order" (pay_by) WHERE (pay_by IS NOT NULL AND status = 'confirmed');
CREATE INDEX order_by_short_id ON "order" (short_id);
CREATE INDEX order_by_email ON "order" (lower(email));
CREATE INDEX order_by_coupon ON "order" (coupon_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX order_of_customer ON "order" (customer_id, created_at DESC, id DESC);
CREATE INDEX order_to_claim ON "order" (lower(email)) WHERE ((customer_id IS NULL) AND is_claimable);
CREATE INDEX order_list_by_total ON "order" (total_kurus, id)
  INCLUDE (created_at, status, payment_status, is_guest, phone, customer_search, email_search);
CREATE INDEX order_list_by_name ON "order" (customer_sort_key, id)
  INCLUDE (created_at, total_kurus, status, payment_status, is_guest, phone, customer_search, email_search);
CREATE INDEX order_list_by_id ON "order" (id)
  INCLUDE (created_at, total_kurus, status, payment_status, is_guest, phone, customer_search, email_search);
CREATE INDEX order_by_payment_status ON "order" (payment_status, is_guest);
CREATE INDEX order_email_search ON "order" USING gin (email_search gin_trgm_ops);
CREATE INDEX order_phone_search ON "order" USING gin (phone gin_trgm_ops);
CREATE INDEX order_to_erase ON "order" (id) WHERE ((erasure_requested_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX order_list_by_time ON "order" (created_at, id)
  INCLUDE (total_kurus, customer_sort_key, status, payment_status, is_guest, phone, customer_search, email_search);
CREATE INDEX order_to_hand_over ON "order" (created_at) WHERE (is_picked_up AND status IN ('shipped', 'in_transit'));
CREATE INDEX order_to_prepare ON "order" (status, created_at)
  WHERE ((has_pieces AND status IN ('confirmed', 'preparing')) OR (status = 'pending' AND payment_status = 'paid'));
CREATE INDEX order_by_status ON "order" (status, payment_status, is_guest)
  INCLUDE (created_at, id, total_kurus, customer_sort_key, phone, customer_search, email_search);

-- What the documents of an order need beyond its own name and address. Without an own address they go to the delivery
-- address. Check digits are checked where the numbers are typed.
CREATE TABLE order_invoice_details (
  order_id uuid NOT NULL,
  kind text NOT NULL,
  identity_number text,
  title text,
  tax_office text,
  tax_number text,
  city text,
  district text,
  neighbourhood text,
  address_line text,
  CONSTRAINT order_invoice_details_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_invoice_details_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT order_invoice_details_kind_check CHECK (kind IN ('person', 'company')),
  CONSTRAINT order_invoice_details_of_a_person CHECK (kind <> 'person'
    OR (identity_number IS NOT NULL AND num_nonnulls(title, tax_office, tax_number, city) = 0)),
  CONSTRAINT order_invoice_details_of_a_company CHECK (kind <> 'company'
    OR (identity_number IS NULL AND num_nulls(title, tax_office, tax_number) = 0)),
  CONSTRAINT order_invoice_details_identity_number CHECK (identity_number ~ '^[1-9][0-9]{10}$'),
  CONSTRAINT order_invoice_details_tax_number CHECK (tax_number ~ '^([0-9]{10}|[1-9][0-9]{10})$'),
  CONSTRAINT order_invoice_details_title CHECK (btrim(title) <> '' AND length(title) <= 200),
  CONSTRAINT order_invoice_details_tax_office CHECK (btrim(tax_office) <> '' AND length(tax_office) <= 80),
  CONSTRAINT order_invoice_details_whole_address CHECK (num_nulls(city, district, neighbourhood, address_line) IN (0, 4)),
  CONSTRAINT order_invoice_details_address_line CHECK (btrim(address_line) <> '' AND length(address_line) <= 300)
);

-- The details stay once a document names them, until their person is erased; a document keeps its own copy.
CREATE FUNCTION keep_drawn_up_details() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed uuid := COALESCE(NEW.order_id, OLD.order_id);
  BEGIN
    IF EXISTS (SELECT FROM sales_document WHERE order_id = changed)
       AND NOT EXISTS (SELECT FROM "order" WHERE id = changed AND erasure_requested_at IS NOT NULL) THEN
      RAISE EXCEPTION 'The documents of this order are drawn up: their details stay.';
    END IF;
    RETURN COALESCE(NEW, OLD);
  END
$$;

CREATE TRIGGER order_invoice_details_stay BEFORE INSERT OR UPDATE OR DELETE ON order_invoice_details
  FOR EACH ROW EXECUTE FUNCTION keep_drawn_up_details();

-- When an order entered each status after its first one, for the steps that its buyer sees.
CREATE TABLE order_status_change (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  status text NOT NULL,
  changed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT order_status_change_pkey PRIMARY KEY (id),
  CONSTRAINT order_status_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE
);

CREATE INDEX order_status_change_of_order ON order_status_change (order_id, changed_at);

CREATE FUNCTION note_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO order_status_change (order_id, status) VALUES (NEW.id, NEW.status);
    RETURN NULL;
  END
$$;

CREATE TRIGGER order_status_is_noted AFTER UPDATE OF status ON "order"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_order_status();

CREATE TABLE order_line (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL,
  product_id uuid,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  material text DEFAULT '' NOT NULL,
  dimensions text DEFAULT '' NOT NULL,
  care text DEFAULT '' NOT NULL,
  picture_file_name text,
  picture_focus_x smallint DEFAULT 50 NOT NULL,
  picture_focus_y smallint DEFAULT 50 NOT NULL,
  unit_price_kurus integer NOT NULL,
  quantity integer NOT NULL,
  total_kurus integer NOT NULL,
  vat_rate_percent smallint NOT NULL,
  session_id uuid,
  date date,
  start_time time(0) without time zone,
  end_time time(0) without time zone,
  is_student boolean DEFAULT false NOT NULL,
  regular_price_kurus integer NOT NULL,
  discount_kurus integer DEFAULT 0 NOT NULL,
  -- What students without a proof paid for these seats up to the regular price; a part of the total.
  student_difference_kurus integer DEFAULT 0 NOT NULL,
  -- What was promised about the seats when they were bought: moves, refund, renaming.
  policy jsonb,
  CONSTRAINT order_line_pkey PRIMARY KEY (id),
  CONSTRAINT order_line_order_id_position_key UNIQUE (order_id, "position"),
  CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT order_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE SET NULL,
  CONSTRAINT order_line_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id),
  CONSTRAINT order_line_position_check CHECK ("position" >= 0),
  CONSTRAINT order_line_picture_focus CHECK (picture_focus_x BETWEEN 0 AND 100 AND picture_focus_y BETWEEN 0 AND 100),
  -- A correction takes a line out of its order by leaving 0 of it.
  CONSTRAINT order_line_quantity_check CHECK (quantity >= 0 AND quantity <= 99),
  CONSTRAINT order_line_check CHECK (total_kurus = (unit_price_kurus * quantity) + student_difference_kurus),
  CONSTRAINT order_line_student_difference
    CHECK (student_difference_kurus BETWEEN 0 AND (regular_price_kurus - unit_price_kurus) * quantity),
  CONSTRAINT order_line_vat_rate_percent_check CHECK (vat_rate_percent >= 0 AND vat_rate_percent <= 100),
  CONSTRAINT order_line_kind CHECK (kind IN ('product', 'workshop', 'shipping')),
  CONSTRAINT order_line_shipping CHECK (kind <> 'shipping' OR (quantity = 1 AND discount_kurus = 0 AND num_nonnulls(product_id, session_id) = 0)),
  CONSTRAINT order_line_unit_price CHECK (unit_price_kurus >= 0),
  CONSTRAINT order_line_discount CHECK (discount_kurus >= 0 AND discount_kurus <= total_kurus),
  CONSTRAINT order_line_student_seat CHECK ((NOT is_student) OR (kind = 'workshop')),
  CONSTRAINT order_line_session CHECK (kind <> 'workshop' OR (num_nonnulls(session_id, date, start_time, end_time) = 4)),
  CONSTRAINT order_line_regular_price CHECK (regular_price_kurus >= unit_price_kurus),
  CONSTRAINT order_line_policy CHECK (policy IS NULL OR kind = 'workshop')
);

CREATE UNIQUE INDEX order_line_one_shipping ON order_line (order_id) WHERE (kind = 'shipping');
CREATE INDEX order_line_by_product ON order_line (product_id);
CREATE INDEX order_line_by_session ON order_line (session_id) WHERE (session_id IS NOT NULL);

-- What the studio changed about the lines of an order after it was placed. The contract stays as it was accepted; these
-- are added to it.
CREATE TABLE order_correction (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  -- The key of the act, so that a repeated request corrects once, and a hash of what it asked for.
  request_key uuid NOT NULL,
  request_hash text NOT NULL,
  kind text NOT NULL,
  -- The admin's address, whatever becomes of the account.
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Name, time, and quantity before and after of each line that changed.
  lines jsonb NOT NULL,
  total_before_kurus integer NOT NULL,
  total_after_kurus integer NOT NULL,
  given_back_kurus integer DEFAULT 0 NOT NULL,
  CONSTRAINT order_correction_pkey PRIMARY KEY (id),
  CONSTRAINT order_correction_once_per_request UNIQUE (request_key),
  CONSTRAINT order_correction_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT order_correction_kind_check CHECK (kind IN ('lines', 'student_difference', 'other_day')),
  CONSTRAINT order_correction_total_check CHECK (total_before_kurus >= 0 AND total_after_kurus >= 0),
  CONSTRAINT order_correction_given_back_check CHECK (given_back_kurus >= 0)
);

CREATE INDEX order_correction_by_order ON order_correction (order_id, made_at);
CREATE TRIGGER order_correction_stays BEFORE UPDATE ON order_correction
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TABLE order_document (
  order_id uuid NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  sha256 text NOT NULL,
  content jsonb NOT NULL,
  accepted_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT order_document_pkey PRIMARY KEY (order_id, kind),
  CONSTRAINT order_document_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT order_document_kind_check CHECK (kind IN ('pre_information', 'distance_contract')),
  CONSTRAINT order_document_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$')
);

CREATE TABLE bulk_order_request (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  message text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  due_at timestamptz NOT NULL,
  answered_at timestamptz,
  overdue_told_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  offer_subject text,
  offer_text text,
  offer_sent_at timestamptz,
  CONSTRAINT bulk_order_request_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_order_request_status_check CHECK (status IN ('pending', 'approved', 'rejected')),
  CONSTRAINT bulk_order_request_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
  CONSTRAINT bulk_order_request_due CHECK (due_at > created_at),
  CONSTRAINT bulk_order_request_offer_is_whole CHECK (num_nulls(offer_subject, offer_text, offer_sent_at) = ANY (ARRAY[0, 3]))
);

CREATE INDEX bulk_order_request_newest ON bulk_order_request (status, created_at DESC, id);
CREATE INDEX bulk_order_request_by_email ON bulk_order_request (lower(email), created_at);
CREATE INDEX bulk_order_request_to_tell ON bulk_order_request (due_at)
  WHERE ((status = 'pending') AND (overdue_told_at IS NULL) AND (offer_sent_at IS NULL));

-- Counts per sort order and bucket, told apart by states. Triggers append lines; a job adds them up. Read from
-- the index alone.
CREATE TABLE order_tally (
  sort text COLLATE "C" NOT NULL,
  bucket text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  payment_status text COLLATE "C" NOT NULL,
  is_guest boolean NOT NULL,
  records integer NOT NULL,
  earned_kurus bigint NOT NULL
);

CREATE INDEX order_tally_by_bucket ON order_tally (sort, bucket)
  INCLUDE (status, payment_status, is_guest, records, earned_kurus);

-- Each name once with the number of its orders.
CREATE TABLE order_name_counts (
  customer_sort_key text COLLATE "C" NOT NULL,
  customer_search text NOT NULL,
  records integer NOT NULL
);

CREATE INDEX order_name_counts_by_order ON order_name_counts (customer_sort_key, customer_search) INCLUDE (records);
CREATE INDEX order_name_counts_search ON order_name_counts USING gin (customer_search gin_trgm_ops);

CREATE TRIGGER order_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "order"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');
CREATE TRIGGER bulk_order_request_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bulk_order_request
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('requests');
