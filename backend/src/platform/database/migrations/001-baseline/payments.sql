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
  CONSTRAINT payment_attempt_pkey PRIMARY KEY (id),
  CONSTRAINT payment_attempt_conversation_id_key UNIQUE (conversation_id),
  CONSTRAINT payment_attempt_provider_payment_id_key UNIQUE (provider_payment_id),
  CONSTRAINT payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT payment_attempt_service_account_id_fkey FOREIGN KEY (service_account_id) REFERENCES service_account(id),
  CONSTRAINT payment_attempt_status_check CHECK (status IN ('created', 'awaiting_3ds', 'authorising', 'paid', 'failed', 'expired', 'refunded')),
  CONSTRAINT payment_attempt_amount_kurus_check CHECK (amount_kurus >= 0),
  CONSTRAINT payment_attempt_card_bin_check CHECK (card_bin ~ '^[0-9]{6}$'),
  CONSTRAINT payment_attempt_card_last_four_check CHECK (card_last_four ~ '^[0-9]{4}$'),
  CONSTRAINT bank_page_only_while_waiting CHECK (bank_page IS NULL OR status = 'awaiting_3ds'),
  CONSTRAINT payment_attempt_within_basket CHECK (amount_kurus >= 1 AND amount_kurus <= basket_kurus)
);

CREATE INDEX payment_attempt_by_order ON payment_attempt (order_id);
CREATE UNIQUE INDEX payment_attempt_charged_once ON payment_attempt (order_id)
  WHERE (status IN ('authorising', 'paid'));
CREATE INDEX payment_attempt_to_check ON payment_attempt (next_check_at)
  WHERE (status IN ('created', 'awaiting_3ds', 'authorising'));
CREATE INDEX payment_attempt_undecided ON payment_attempt (created_at) WHERE (status = 'authorising');

-- refund_requested_kurus is what went back of the line's charge or is on its way; it never exceeds the charge.
CREATE TABLE payment_item (
  attempt_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  provider_transaction_id text NOT NULL,
  paid_kurus integer NOT NULL,
  refund_requested_kurus integer DEFAULT 0 NOT NULL,
  CONSTRAINT payment_item_pkey PRIMARY KEY (attempt_id, order_line_id),
  CONSTRAINT payment_item_provider_transaction_id_key UNIQUE (provider_transaction_id),
  CONSTRAINT payment_item_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id) ON DELETE CASCADE,
  CONSTRAINT payment_item_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE,
  CONSTRAINT payment_item_paid_kurus_check CHECK (paid_kurus >= 0),
  CONSTRAINT payment_item_never_overrefunded CHECK (refund_requested_kurus >= 0 AND refund_requested_kurus <= paid_kurus)
);

-- One per decision. A refund with an unknown end keeps its money reserved.
CREATE TABLE refund (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  attempt_id uuid NOT NULL,
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
  CONSTRAINT refund_pkey PRIMARY KEY (id),
  CONSTRAINT refund_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id),
  CONSTRAINT refund_of_a_charged_line FOREIGN KEY (attempt_id, order_line_id) REFERENCES payment_item(attempt_id, order_line_id),
  CONSTRAINT refund_amount_kurus_check CHECK (amount_kurus > 0),
  CONSTRAINT refund_refunded_before_kurus_check CHECK (refunded_before_kurus >= 0),
  CONSTRAINT refund_status_check CHECK (status IN ('requested', 'done', 'failed', 'unclear')),
  CONSTRAINT refund_done_by_hand CHECK ((status = 'done') OR (NOT is_manual))
);

CREATE INDEX refund_to_try ON refund (next_try_at) WHERE (status = 'requested');
CREATE UNIQUE INDEX refund_of_the_whole_once ON refund (attempt_id)
  WHERE ((order_line_id IS NULL) AND (status <> 'failed'));
CREATE INDEX refund_by_attempt ON refund (attempt_id, order_line_id);
CREATE UNIQUE INDEX refund_once_per_request ON refund (request_key, COALESCE(order_line_id, attempt_id))
  WHERE (request_key IS NOT NULL);
CREATE INDEX refund_in_trouble ON refund (attempt_id) WHERE (status IN ('failed', 'unclear'));

CREATE TRIGGER refund_changed AFTER UPDATE OF status ON refund
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');
