-- What moved by card on a day, by iyzico's report and by the shop's own parts; read again while the report may change.
CREATE TABLE card_day (
  day date NOT NULL,
  read_at timestamptz NOT NULL,
  ours_paid_kurus integer NOT NULL,
  ours_returned_kurus integer NOT NULL,
  theirs_paid_kurus integer NOT NULL,
  theirs_returned_kurus integer NOT NULL,
  -- iyzico's commission and fees, which it keeps back.
  fee_kurus integer NOT NULL,
  CONSTRAINT card_day_pkey PRIMARY KEY (day)
);

-- A payment about which both disagree. It is gone once a later reading finds that they agree.
CREATE TABLE card_difference (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  day date NOT NULL,
  provider_payment_id text NOT NULL,
  kind text NOT NULL,
  -- The order, as far as the shop knows one.
  order_id uuid,
  ours_kurus integer NOT NULL,
  theirs_kurus integer NOT NULL,
  found_at timestamptz NOT NULL,
  gone_at timestamptz,
  explanation text,
  explained_by text,
  explained_at timestamptz,
  CONSTRAINT card_difference_pkey PRIMARY KEY (id),
  CONSTRAINT card_difference_once UNIQUE (provider_payment_id, kind),
  CONSTRAINT card_difference_day_fkey FOREIGN KEY (day) REFERENCES card_day(day),
  CONSTRAINT card_difference_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT card_difference_kind_check CHECK (kind IN ('unknown_here', 'unknown_there', 'paid', 'returned')),
  CONSTRAINT card_difference_differs CHECK (ours_kurus <> theirs_kurus),
  CONSTRAINT card_difference_explained CHECK (num_nulls(explanation, explained_by, explained_at) IN (0, 3)),
  CONSTRAINT card_difference_explanation_check CHECK (btrim(explanation) <> '' AND length(explanation) <= 500)
);

CREATE INDEX card_difference_open ON card_difference (day) WHERE (gone_at IS NULL AND explained_at IS NULL);
CREATE INDEX card_difference_by_day ON card_difference (day);

-- What lay in the till in the evening, and what the card terminal said. Counts are only added; the last of a day counts.
CREATE TABLE till_count (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  day date NOT NULL,
  -- What the last count before this day left in the till, and what came and went since.
  cash_expected_kurus integer NOT NULL,
  cash_counted_kurus integer NOT NULL,
  -- What stays in the till for the next day.
  cash_left_kurus integer NOT NULL,
  pos_expected_kurus integer NOT NULL,
  pos_counted_kurus integer NOT NULL,
  note text DEFAULT '' NOT NULL,
  counted_by text NOT NULL,
  counted_at timestamptz DEFAULT now() NOT NULL,
  request_key uuid NOT NULL,
  request_hash text NOT NULL,
  -- The count of the same day that this one corrects.
  replaces bigint,
  CONSTRAINT till_count_pkey PRIMARY KEY (id),
  CONSTRAINT till_count_of_a_day UNIQUE (id, day),
  CONSTRAINT till_count_once_per_request UNIQUE (request_key),
  CONSTRAINT till_count_replaced_once UNIQUE NULLS NOT DISTINCT (day, replaces),
  CONSTRAINT till_count_replaces_fkey FOREIGN KEY (replaces, day) REFERENCES till_count (id, day),
  CONSTRAINT till_count_amounts_check CHECK (cash_counted_kurus >= 0 AND cash_left_kurus BETWEEN 0 AND cash_counted_kurus AND pos_counted_kurus >= 0),
  CONSTRAINT till_count_difference_is_explained CHECK (btrim(note) <> ''
    OR (cash_expected_kurus = cash_counted_kurus AND pos_expected_kurus = pos_counted_kurus)),
  CONSTRAINT till_count_note_check CHECK (length(note) <= 500)
);

CREATE TRIGGER till_count_stays BEFORE UPDATE OR DELETE ON till_count
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
