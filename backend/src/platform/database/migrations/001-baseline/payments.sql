-- The studio's request to pay an open part of an order by card, on a page of its own. Whether its time is over and the
-- order still owes the amount is looked at whenever it is used.
CREATE TABLE payment_link (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  link_nonce text NOT NULL,
  status text DEFAULT 'open' NOT NULL,
  amount_kurus integer NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The admin's address, whatever becomes of the account.
  created_by text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  mailed_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT payment_link_pkey PRIMARY KEY (id),
  CONSTRAINT payment_link_of_order UNIQUE (id, order_id),
  CONSTRAINT payment_link_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT payment_link_status_check CHECK (status IN ('open', 'paid', 'cancelled')),
  CONSTRAINT payment_link_amount_check CHECK (amount_kurus >= 1),
  CONSTRAINT payment_link_has_a_term CHECK (expires_at > created_at),
  CONSTRAINT payment_link_ended CHECK ((status = 'open') = (ended_at IS NULL))
);

CREATE UNIQUE INDEX payment_link_one_at_a_time ON payment_link (order_id) WHERE (status = 'open');
CREATE INDEX payment_link_by_order ON payment_link (order_id, created_at DESC);

CREATE TABLE payment_attempt (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  conversation_id text NOT NULL,
  status text DEFAULT 'created' NOT NULL,
  amount_kurus integer NOT NULL,
  provider_payment_id text,
  bank_page text,
  md_status text,
  conversation_data text,
  refusal_code text,
  refusal_message text,
  is_in_review boolean DEFAULT false NOT NULL,
  card_bin text,
  card_last_four text,
  card_association text,
  card_family text,
  auth_code text,
  host_reference text,
  check_count integer DEFAULT 0 NOT NULL,
  next_check_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  authorising_at timestamptz,
  ended_at timestamptz,
  basket_kurus integer NOT NULL,
  -- Null when the environment names the account.
  service_account_id bigint,
  -- Null for the checkout's attempts.
  payment_link_id uuid,
  -- Where the payer of a link comes from, for a day at most; the checkout's buyers are known by their hold.
  network text,
  site text,
  CONSTRAINT payment_attempt_pkey PRIMARY KEY (id),
  CONSTRAINT payment_attempt_of_order UNIQUE (id, order_id),
  CONSTRAINT payment_attempt_conversation_id_key UNIQUE (conversation_id),
  CONSTRAINT payment_attempt_provider_payment_id_key UNIQUE (provider_payment_id),
  CONSTRAINT payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT payment_attempt_service_account_id_fkey FOREIGN KEY (service_account_id) REFERENCES service_account(id),
  CONSTRAINT payment_attempt_of_its_link FOREIGN KEY (payment_link_id, order_id) REFERENCES payment_link(id, order_id),
  CONSTRAINT payment_attempt_status_check CHECK (status IN ('created', 'awaiting_3ds', 'authorising', 'paid', 'failed', 'expired', 'refunded')),
  CONSTRAINT payment_attempt_amount_kurus_check CHECK (amount_kurus >= 0),
  CONSTRAINT payment_attempt_card_bin_check CHECK (card_bin ~ '^[0-9]{6}$'),
  CONSTRAINT payment_attempt_card_last_four_check CHECK (card_last_four ~ '^[0-9]{4}$'),
  CONSTRAINT bank_page_only_while_waiting CHECK (bank_page IS NULL OR status = 'awaiting_3ds'),
  CONSTRAINT payment_attempt_within_basket CHECK (amount_kurus >= 1 AND amount_kurus <= basket_kurus)
);

CREATE INDEX payment_attempt_by_order ON payment_attempt (order_id);
CREATE UNIQUE INDEX payment_attempt_one_at_a_time ON payment_attempt (order_id)
  WHERE (status IN ('created', 'awaiting_3ds', 'authorising'));
CREATE INDEX payment_attempt_to_check ON payment_attempt (next_check_at)
  WHERE (status IN ('created', 'awaiting_3ds', 'authorising'));
CREATE INDEX payment_attempt_undecided ON payment_attempt (created_at) WHERE (status = 'authorising');
CREATE INDEX payment_attempt_by_link ON payment_attempt (payment_link_id, created_at DESC)
  WHERE (payment_link_id IS NOT NULL);
CREATE INDEX payment_attempt_with_origin ON payment_attempt (network, created_at) WHERE (network IS NOT NULL);
CREATE INDEX payment_attempt_with_site ON payment_attempt (site, created_at) WHERE (site IS NOT NULL);

-- What orders received, part by part. A part is never changed or removed: one that was noted by mistake is reversed
-- by a part of the opposite amount.
CREATE TABLE order_payment (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  method text NOT NULL,
  amount_kurus integer NOT NULL,
  reversed_kurus integer GENERATED ALWAYS AS (-amount_kurus) STORED,
  received_at timestamptz NOT NULL,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  -- Who noted the money; null for what was paid by card or with a credit.
  recorded_by text,
  reference text DEFAULT '' NOT NULL,
  -- False for a charge that goes back whole while its order goes on: the order counts neither it nor its refund.
  is_counted boolean DEFAULT true NOT NULL,
  attempt_id uuid,
  -- The credit that paid it.
  credit_id uuid,
  reverses_id uuid,
  request_key uuid,
  CONSTRAINT order_payment_pkey PRIMARY KEY (id),
  CONSTRAINT order_payment_to_reverse UNIQUE (id, order_id, method, amount_kurus),
  CONSTRAINT order_payment_once_per_charge UNIQUE (attempt_id),
  CONSTRAINT order_payment_reversed_once UNIQUE (reverses_id),
  CONSTRAINT order_payment_once_per_request UNIQUE (request_key),
  CONSTRAINT order_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT order_payment_of_its_charge FOREIGN KEY (attempt_id, order_id) REFERENCES payment_attempt(id, order_id),
  CONSTRAINT order_payment_reverses_a_whole_part FOREIGN KEY (reverses_id, order_id, method, reversed_kurus)
    REFERENCES order_payment(id, order_id, method, amount_kurus),
  CONSTRAINT order_payment_method_check CHECK (method IN ('card', 'credit', 'cash', 'pos', 'transfer')),
  CONSTRAINT order_payment_amount_check CHECK (amount_kurus <> 0 AND (amount_kurus < 0) = (reverses_id IS NOT NULL)),
  CONSTRAINT order_payment_by_card_is_charged CHECK ((method = 'card') = (attempt_id IS NOT NULL)),
  CONSTRAINT order_payment_only_charges_are_returned CHECK (is_counted OR method = 'card'),
  CONSTRAINT order_payment_with_credit CHECK ((method = 'credit') = (credit_id IS NOT NULL)),
  CONSTRAINT order_payment_by_hand_is_signed CHECK ((method IN ('card', 'credit')) = (recorded_by IS NULL))
);

CREATE INDEX order_payment_by_order ON order_payment (order_id);

CREATE FUNCTION count_order_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "order" SET paid_kurus = paid_kurus + NEW.amount_kurus, version = version + 1, updated_at = now(),
      paid_at = CASE WHEN paid_kurus - corrected_kurus + written_off_kurus + NEW.amount_kurus >= total_kurus
                     THEN coalesce(paid_at, NEW.received_at) ELSE paid_at END
    WHERE id = NEW.order_id;
    RETURN NULL;
  END
$$;

CREATE TRIGGER order_payment_is_counted AFTER INSERT ON order_payment
  FOR EACH ROW WHEN (NEW.is_counted) EXECUTE FUNCTION count_order_payment();

CREATE FUNCTION refuse_order_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A part of an order''s money is reversed, never changed or removed.';
  END
$$;

CREATE TRIGGER order_payment_stays BEFORE UPDATE OR DELETE ON order_payment
  FOR EACH ROW EXECUTE FUNCTION refuse_order_payment_change();

-- What a part pays of each line. refund_requested_kurus is what went back of it or is on its way; it never exceeds
-- the share. A reversed part has no shares any more.
CREATE TABLE payment_share (
  payment_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  -- The line's charge at iyzico; null for money that was taken by hand. Lines that were parted share theirs.
  provider_transaction_id text,
  paid_kurus integer NOT NULL,
  refund_requested_kurus integer DEFAULT 0 NOT NULL,
  CONSTRAINT payment_share_pkey PRIMARY KEY (payment_id, order_line_id),
  CONSTRAINT payment_share_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES order_payment(id),
  CONSTRAINT payment_share_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE,
  CONSTRAINT payment_share_paid_kurus_check CHECK (paid_kurus >= 0),
  CONSTRAINT payment_share_never_overrefunded CHECK (refund_requested_kurus >= 0 AND refund_requested_kurus <= paid_kurus)
);

CREATE INDEX payment_share_by_line ON payment_share (order_line_id);
CREATE INDEX payment_share_by_charge ON payment_share (provider_transaction_id);

-- One per decision and part of the money. A refund with an unknown end keeps its money reserved. What was taken by hand
-- stays requested until a person says that it was handed back.
CREATE TABLE refund (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  payment_id uuid NOT NULL,
  amount_kurus integer NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'requested' NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  next_try_at timestamptz DEFAULT now() NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  done_at timestamptz,
  order_line_id uuid,
  request_key uuid,
  is_manual boolean DEFAULT false NOT NULL,
  refunded_before_kurus integer,
  -- The credit that the money became instead of going back.
  credit_id uuid,
  CONSTRAINT refund_pkey PRIMARY KEY (id),
  CONSTRAINT refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES order_payment(id),
  CONSTRAINT refund_of_a_paid_line FOREIGN KEY (payment_id, order_line_id) REFERENCES payment_share(payment_id, order_line_id),
  CONSTRAINT refund_amount_kurus_check CHECK (amount_kurus > 0),
  CONSTRAINT refund_refunded_before_kurus_check CHECK (refunded_before_kurus >= 0),
  CONSTRAINT refund_status_check CHECK (status IN ('requested', 'done', 'failed', 'unclear')),
  CONSTRAINT refund_done_by_hand CHECK ((status = 'done') OR (NOT is_manual)),
  CONSTRAINT refund_to_credit CHECK (credit_id IS NULL
    OR (order_line_id IS NOT NULL AND status IN ('requested', 'done') AND NOT is_manual))
);

CREATE INDEX refund_to_try ON refund (next_try_at) WHERE (status = 'requested');
CREATE UNIQUE INDEX refund_of_the_whole_once ON refund (payment_id)
  WHERE ((order_line_id IS NULL) AND (status <> 'failed'));
CREATE INDEX refund_by_payment ON refund (payment_id, order_line_id);
CREATE UNIQUE INDEX refund_once_per_request ON refund (request_key, payment_id, COALESCE(order_line_id, payment_id))
  WHERE (request_key IS NOT NULL);
CREATE INDEX refund_in_trouble ON refund (payment_id) WHERE (status IN ('failed', 'unclear'));

CREATE TRIGGER refund_changed AFTER UPDATE OF status ON refund
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');
