-- Money of seats that the studio called off, which their guest left with it for a later purchase. It has no end, and what
-- is not used is paid back on request.
CREATE TABLE credit (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  -- Who knows it may pay with it: 'KREDI-7KXM-P2QR'.
  code text NOT NULL,
  -- The order whose money it is.
  order_id uuid NOT NULL,
  -- The seats that were called off; NULL when the studio removed their booking.
  booking_id uuid,
  amount_kurus integer NOT NULL,
  -- The amount with all entries of its ledger, kept by their trigger.
  left_kurus integer NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT credit_pkey PRIMARY KEY (id),
  CONSTRAINT credit_code_key UNIQUE (code),
  CONSTRAINT credit_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT credit_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE SET NULL,
  CONSTRAINT credit_code_check CHECK (code ~ '^KREDI-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$'),
  CONSTRAINT credit_amount_check CHECK (amount_kurus > 0),
  CONSTRAINT credit_never_overdrawn CHECK (left_kurus BETWEEN 0 AND amount_kurus)
);

CREATE INDEX credit_by_order ON credit (order_id);
CREATE INDEX credit_by_booking ON credit (booking_id);

CREATE TRIGGER credit_stays BEFORE UPDATE OF id, code, order_id, amount_kurus, issued_at ON credit
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER credit_changed AFTER INSERT OR UPDATE ON credit
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');

-- What became of a credit: an order was paid with it, or gave that back; or the studio paid it back in money.
CREATE TABLE credit_entry (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  credit_id uuid NOT NULL,
  -- Negative for what was taken.
  amount_kurus integer NOT NULL,
  -- The part of an order's money that it paid, or the reversal of such a part.
  payment_id uuid,
  -- The refund of a part that it had paid.
  refund_id uuid,
  -- Idempotency key of the act that paid it back in money, and what that act asked for.
  request_key uuid,
  request_hash text,
  -- The admin's address, whatever becomes of the account.
  made_by text,
  made_at timestamptz NOT NULL,
  CONSTRAINT credit_entry_pkey PRIMARY KEY (id),
  CONSTRAINT credit_entry_once_per_payment UNIQUE (payment_id),
  CONSTRAINT credit_entry_once_per_refund UNIQUE (refund_id),
  CONSTRAINT credit_entry_once_per_request UNIQUE (request_key),
  CONSTRAINT credit_entry_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES credit(id),
  CONSTRAINT credit_entry_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES order_payment(id),
  CONSTRAINT credit_entry_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  CONSTRAINT credit_entry_amount_check CHECK (amount_kurus <> 0),
  CONSTRAINT credit_entry_of_one_act CHECK (num_nonnulls(payment_id, refund_id, request_key) = 1),
  CONSTRAINT credit_entry_refund_returns CHECK (refund_id IS NULL OR amount_kurus > 0),
  CONSTRAINT credit_entry_pays_back CHECK (request_key IS NULL OR amount_kurus < 0),
  CONSTRAINT credit_entry_is_signed CHECK (num_nonnulls(request_key, request_hash, made_by) IN (0, 3))
);

CREATE INDEX credit_entry_by_credit ON credit_entry (credit_id, made_at);

CREATE TRIGGER credit_entry_stays BEFORE UPDATE OR DELETE ON credit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE FUNCTION count_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE credit SET left_kurus = left_kurus + NEW.amount_kurus WHERE id = NEW.credit_id;
    RETURN NULL;
  END
$$;

CREATE TRIGGER credit_entry_is_counted AFTER INSERT ON credit_entry
  FOR EACH ROW EXECUTE FUNCTION count_credit_entry();

ALTER TABLE order_payment ADD CONSTRAINT order_payment_of_its_credit FOREIGN KEY (credit_id) REFERENCES credit(id);
ALTER TABLE refund ADD CONSTRAINT refund_to_its_credit FOREIGN KEY (credit_id) REFERENCES credit(id);
CREATE INDEX refund_by_credit ON refund (credit_id) WHERE (credit_id IS NOT NULL);

CREATE FUNCTION take_payment_from_credit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO credit_entry (credit_id, amount_kurus, payment_id, made_at)
    VALUES (NEW.credit_id, -NEW.amount_kurus, NEW.id, NEW.received_at);
    RETURN NULL;
  END
$$;

CREATE TRIGGER order_payment_is_taken_from_credit AFTER INSERT ON order_payment
  FOR EACH ROW WHEN (NEW.credit_id IS NOT NULL) EXECUTE FUNCTION take_payment_from_credit();

CREATE FUNCTION return_refund_to_credit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO credit_entry (credit_id, amount_kurus, refund_id, made_at)
    SELECT credit_id, NEW.amount_kurus, NEW.id, NEW.done_at FROM order_payment
    WHERE id = NEW.payment_id AND credit_id IS NOT NULL;
    RETURN NULL;
  END
$$;

CREATE TRIGGER refund_returns_to_credit AFTER UPDATE OF status ON refund
  FOR EACH ROW WHEN (NEW.status = 'done') EXECUTE FUNCTION return_refund_to_credit();
