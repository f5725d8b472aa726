CREATE TABLE hold (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid,
  status text DEFAULT 'active' NOT NULL,
  network text NOT NULL,
  site text NOT NULL,
  reserves_coupon boolean DEFAULT false NOT NULL,
  renewals smallint DEFAULT 0 NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  ended_at timestamptz,
  coupon_id uuid,
  customer_id uuid,
  CONSTRAINT hold_pkey PRIMARY KEY (id),
  CONSTRAINT hold_order_id_key UNIQUE (order_id),
  CONSTRAINT hold_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE SET NULL,
  CONSTRAINT hold_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  CONSTRAINT hold_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL,
  CONSTRAINT hold_reserves_its_coupon CHECK (NOT reserves_coupon OR coupon_id IS NOT NULL),
  CONSTRAINT hold_status_check CHECK (status IN ('active', 'used', 'released')),
  CONSTRAINT hold_renewals_check CHECK (renewals >= 0 AND renewals <= 2)
);

CREATE INDEX hold_to_release ON hold (expires_at) WHERE (status = 'active');
CREATE INDEX hold_by_network ON hold (network, created_at);
CREATE INDEX hold_unpaid_by_site ON hold (site, ended_at) WHERE (status <> 'used');
CREATE INDEX hold_by_coupon ON hold (coupon_id) WHERE (coupon_id IS NOT NULL);

CREATE TABLE hold_line (
  hold_id uuid NOT NULL,
  product_id uuid,
  quantity integer NOT NULL,
  position smallint NOT NULL,
  is_tracked boolean NOT NULL,
  reserved_quantity integer NOT NULL,
  session_id uuid,
  is_student boolean DEFAULT false NOT NULL,
  -- Seats that the waiting list keeps for the buyer; they are held there and not once more by this line.
  offered_quantity integer DEFAULT 0 NOT NULL,
  CONSTRAINT hold_line_pkey PRIMARY KEY (hold_id, "position"),
  CONSTRAINT hold_line_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES hold(id) ON DELETE CASCADE,
  CONSTRAINT hold_line_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id),
  CONSTRAINT hold_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT hold_line_quantity_check CHECK (quantity >= 1 AND quantity <= 99),
  CONSTRAINT hold_line_reserved CHECK (reserved_quantity >= 0 AND reserved_quantity <= quantity AND (is_tracked OR reserved_quantity = 0)),
  CONSTRAINT hold_line_offered CHECK (offered_quantity >= 0 AND offered_quantity + reserved_quantity <= quantity AND (session_id IS NOT NULL OR offered_quantity = 0)),
  CONSTRAINT hold_line_position_check CHECK ("position" >= 0),
  CONSTRAINT hold_line_of_one_thing CHECK (num_nonnulls(product_id, session_id) = 1),
  CONSTRAINT hold_line_student_seat CHECK ((NOT is_student) OR (session_id IS NOT NULL))
);

CREATE INDEX hold_line_by_product ON hold_line (product_id);
CREATE UNIQUE INDEX hold_line_product_once ON hold_line (hold_id, product_id) WHERE (product_id IS NOT NULL);
CREATE UNIQUE INDEX hold_line_session_once ON hold_line (hold_id, session_id, is_student)
  WHERE (session_id IS NOT NULL);
CREATE INDEX hold_line_by_session ON hold_line (session_id) WHERE (session_id IS NOT NULL);

-- A line's pieces are taken and returned in rounds. Each row names the one that it follows: nothing is
-- returned twice. A row of kind 'less' takes some of them out of a line that goes on, 'back' is what a buyer sent back of
-- it, 'again' is a new piece for one that arrived broken; the rounds of each count by themselves.
CREATE TABLE stock_movement (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id uuid,
  order_line_id uuid NOT NULL,
  kind text NOT NULL,
  quantity integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  round smallint DEFAULT 1 NOT NULL,
  follows_kind text GENERATED ALWAYS AS (
CASE
    WHEN (kind = 'return') THEN 'sale'
    WHEN ((kind = 'sale') AND (round > 1)) THEN 'return'
    ELSE NULL::text
END) STORED,
  follows_round smallint GENERATED ALWAYS AS (
CASE
    WHEN (kind = 'return') THEN (round)::integer
    WHEN ((kind = 'sale') AND (round > 1)) THEN (round - 1)
    ELSE NULL::integer
END) STORED,
  is_tracked boolean DEFAULT true NOT NULL,
  -- False when returned pieces were not added to the stock, for example because they are broken.
  is_restocked boolean DEFAULT true NOT NULL,
  -- The line was returned by itself while its order went on.
  is_separate boolean DEFAULT false NOT NULL,
  CONSTRAINT stock_movement_pkey PRIMARY KEY (id),
  CONSTRAINT stock_movement_once_a_round UNIQUE (order_line_id, kind, round),
  CONSTRAINT stock_movement_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE SET NULL,
  CONSTRAINT stock_movement_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE,
  CONSTRAINT stock_movement_in_order FOREIGN KEY (order_line_id, follows_kind, follows_round) REFERENCES stock_movement(order_line_id, kind, round),
  CONSTRAINT stock_movement_kind_check CHECK (kind IN ('sale', 'return', 'less', 'back', 'again')),
  CONSTRAINT stock_movement_of_a_return CHECK (kind = 'return' OR NOT is_separate),
  CONSTRAINT stock_movement_of_what_came_back CHECK (kind NOT IN ('sale', 'again') OR is_restocked),
  CONSTRAINT stock_movement_quantity_check CHECK (quantity > 0),
  CONSTRAINT stock_movement_round_check CHECK (round > 0)
);

CREATE INDEX stock_movement_by_product ON stock_movement (product_id);

-- The ledger of sold seats, in rounds like stock_movement. Together with seat_block it explains booked_seats.
CREATE TABLE seat_movement (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  session_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  kind text NOT NULL,
  quantity integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  round smallint DEFAULT 1 NOT NULL,
  follows_kind text GENERATED ALWAYS AS (
CASE
    WHEN (kind = 'return') THEN 'sale'
    WHEN ((kind = 'sale') AND (round > 1)) THEN 'return'
    ELSE NULL::text
END) STORED,
  follows_round smallint GENERATED ALWAYS AS (
CASE
    WHEN (kind = 'return') THEN (round)::integer
    WHEN ((kind = 'sale') AND (round > 1)) THEN (round - 1)
    ELSE NULL::integer
END) STORED,
  CONSTRAINT seat_movement_pkey PRIMARY KEY (id),
  CONSTRAINT seat_movement_once_a_round UNIQUE (order_line_id, kind, round),
  CONSTRAINT seat_movement_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id),
  CONSTRAINT seat_movement_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE,
  CONSTRAINT seat_movement_in_order FOREIGN KEY (order_line_id, follows_kind, follows_round) REFERENCES seat_movement(order_line_id, kind, round),
  CONSTRAINT seat_movement_quantity_check CHECK (quantity > 0),
  CONSTRAINT seat_movement_kind CHECK (kind IN ('sale', 'return', 'less')),
  CONSTRAINT seat_movement_round_check CHECK (round > 0)
);

CREATE INDEX seat_movement_by_session ON seat_movement (session_id);

-- Seats that no booking has: kept by the studio with a reason, or taken outside of the shop. They count in booked_seats.
CREATE TABLE seat_block (
  -- Chosen by who adds it, so that a repeated request adds it once.
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  kind text NOT NULL,
  seats integer NOT NULL,
  -- Who has seats that were taken elsewhere; empty while nobody has named them.
  name text DEFAULT '' NOT NULL,
  phone text DEFAULT '' NOT NULL,
  -- Why the studio keeps the seats, or a word about who has them.
  note text DEFAULT '' NOT NULL,
  created_by text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT seat_block_pkey PRIMARY KEY (id),
  CONSTRAINT seat_block_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id) ON DELETE CASCADE,
  CONSTRAINT seat_block_kind_check CHECK (kind IN ('studio', 'elsewhere')),
  CONSTRAINT seat_block_seats_check CHECK (seats > 0),
  CONSTRAINT seat_block_of_studio_has_reason CHECK (kind = 'elsewhere' OR btrim(note) <> ''),
  CONSTRAINT seat_block_of_studio_has_no_person CHECK (kind = 'elsewhere' OR (name = '' AND phone = '')),
  CONSTRAINT seat_block_phone_has_name CHECK (phone = '' OR name <> '')
);

CREATE INDEX seat_block_by_session ON seat_block (session_id, created_at);
CREATE TRIGGER seat_block_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON seat_block
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('workshops');
