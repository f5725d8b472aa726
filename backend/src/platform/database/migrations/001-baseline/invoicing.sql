-- The documents of sales. What a document says is frozen when it is drawn up; only how far its issuing has come changes.
CREATE TABLE sales_document (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  position smallint NOT NULL,
  -- The order's short number and the position, by which a provider finds the document again.
  reference text NOT NULL,
  kind text NOT NULL,
  -- The sale to which a return belongs.
  original_id uuid,
  buyer jsonb NOT NULL,
  facts jsonb NOT NULL,
  net_kurus integer NOT NULL,
  vat_kurus integer NOT NULL,
  gross_kurus integer NOT NULL,
  due_at timestamptz NOT NULL,
  -- The last day on which the law allows to issue it.
  issue_by date NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  state text DEFAULT 'to_issue' NOT NULL,
  number text,
  uuid uuid,
  -- Who was first asked to issue it, and is asked again.
  driver text,
  provider_id text,
  issued_at timestamptz,
  -- Whether it is what the law demands, and not only informs; known once it is issued.
  is_official boolean,
  -- Why it was refused or cancelled, or why the last try came to nothing.
  reason text,
  tries integer DEFAULT 0 NOT NULL,
  -- Null once nothing is left to do: it is issued and its PDF kept, or it was refused or cancelled.
  next_try_at timestamptz DEFAULT now(),
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT sales_document_pkey PRIMARY KEY (id),
  CONSTRAINT sales_document_once_per_position UNIQUE (order_id, position),
  CONSTRAINT sales_document_reference_key UNIQUE (reference),
  CONSTRAINT sales_document_number_key UNIQUE (number),
  CONSTRAINT sales_document_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT sales_document_original_id_fkey FOREIGN KEY (original_id) REFERENCES sales_document(id),
  CONSTRAINT sales_document_position_check CHECK (position >= 1),
  CONSTRAINT sales_document_kind_check CHECK (kind IN ('sale', 'return', 'expense_note')),
  CONSTRAINT sales_document_original_of_returns CHECK (kind <> 'sale' OR original_id IS NULL),
  CONSTRAINT sales_document_adds_up CHECK (gross_kurus > 0 AND vat_kurus >= 0 AND net_kurus + vat_kurus = gross_kurus),
  CONSTRAINT sales_document_buyer_check CHECK (buyer->>'kind' IN ('person', 'company')),
  CONSTRAINT sales_document_state_check CHECK (state IN ('to_issue', 'sending', 'issued', 'refused', 'cancelled')),
  CONSTRAINT sales_document_driver_check CHECK (driver IN ('accountant', 'parasut')),
  CONSTRAINT sales_document_driver_knows_it CHECK (provider_id IS NULL OR driver IS NOT NULL),
  CONSTRAINT sales_document_issued CHECK (
    CASE state WHEN 'issued' THEN num_nonnulls(number, uuid, issued_at, is_official) = 4
               WHEN 'cancelled' THEN reason IS NOT NULL
               WHEN 'refused' THEN reason IS NOT NULL AND number IS NULL
               ELSE number IS NULL AND issued_at IS NULL END)
);

CREATE INDEX sales_document_by_day ON sales_document (coalesce(issued_at, due_at) DESC, id);
CREATE INDEX sales_document_to_try ON sales_document (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX sales_document_waiting ON sales_document (issue_by) WHERE (state IN ('to_issue', 'sending', 'refused'));

CREATE TABLE sales_document_line (
  document_id uuid NOT NULL,
  position smallint NOT NULL,
  order_line_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL,
  -- It changes what was charged, and no number of pieces or seats.
  is_price_difference boolean NOT NULL,
  rate_percent smallint NOT NULL,
  net_kurus integer NOT NULL,
  vat_kurus integer NOT NULL,
  gross_kurus integer NOT NULL,
  CONSTRAINT sales_document_line_pkey PRIMARY KEY (document_id, position),
  CONSTRAINT sales_document_line_once UNIQUE (document_id, order_line_id),
  CONSTRAINT sales_document_line_document_id_fkey FOREIGN KEY (document_id) REFERENCES sales_document(id),
  CONSTRAINT sales_document_line_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id),
  CONSTRAINT sales_document_line_kind_check CHECK (kind IN ('product', 'workshop', 'shipping')),
  CONSTRAINT sales_document_line_quantity_check CHECK (quantity >= 1 AND (quantity = 1 OR NOT is_price_difference)),
  CONSTRAINT sales_document_line_rate_check CHECK (rate_percent BETWEEN 0 AND 100),
  CONSTRAINT sales_document_line_adds_up
    CHECK (gross_kurus > 0 AND net_kurus >= 0 AND vat_kurus >= 0 AND net_kurus + vat_kurus = gross_kurus)
);

CREATE INDEX sales_document_line_by_line ON sales_document_line (order_line_id);

-- The document as its buyer has it. It is kept here, because a provider gives it for an hour only.
CREATE TABLE sales_document_pdf (
  document_id uuid NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT sales_document_pdf_pkey PRIMARY KEY (document_id),
  CONSTRAINT sales_document_pdf_document_id_fkey FOREIGN KEY (document_id) REFERENCES sales_document(id)
);

-- What admins did with documents, each under the key of its request.
CREATE TABLE sales_document_act (
  request_key uuid NOT NULL,
  request_hash text NOT NULL,
  document_id uuid NOT NULL,
  kind text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT sales_document_act_pkey PRIMARY KEY (request_key),
  CONSTRAINT sales_document_act_document_id_fkey FOREIGN KEY (document_id) REFERENCES sales_document(id),
  CONSTRAINT sales_document_act_kind_check CHECK (kind IN ('try_again', 'cancel'))
);

-- The last number of each series and year. It is taken in the transaction that marks a document as issued, so that none
-- is left out.
CREATE TABLE document_series (
  series text NOT NULL,
  year smallint NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT document_series_pkey PRIMARY KEY (series, year),
  CONSTRAINT document_series_series_check CHECK (series ~ '^[A-Z0-9]{3}$'),
  CONSTRAINT document_series_number_check CHECK (last_number BETWEEN 1 AND 999999999)
);

CREATE FUNCTION keep_sales_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.order_id, NEW.position, NEW.reference, NEW.kind, NEW.buyer, NEW.facts, NEW.net_kurus, NEW.vat_kurus,
        NEW.gross_kurus, NEW.due_at, NEW.issue_by, NEW.created_at)
       IS DISTINCT FROM (OLD.order_id, OLD.position, OLD.reference, OLD.kind, OLD.buyer, OLD.facts, OLD.net_kurus,
        OLD.vat_kurus, OLD.gross_kurus, OLD.due_at, OLD.issue_by, OLD.created_at)
       OR NEW.original_id IS DISTINCT FROM OLD.original_id THEN
      RAISE EXCEPTION 'A document of a sale is frozen: it is cancelled or returned, never changed.';
    END IF;
    IF OLD.number IS NOT NULL AND (NEW.number, NEW.uuid, NEW.issued_at, NEW.is_official)
       IS DISTINCT FROM (OLD.number, OLD.uuid, OLD.issued_at, OLD.is_official) THEN
      RAISE EXCEPTION 'An issued document keeps its number.';
    END IF;
    IF OLD.state = 'cancelled' AND NEW.state <> 'cancelled' OR OLD.state = 'issued' AND NEW.state NOT IN ('issued', 'cancelled') THEN
      RAISE EXCEPTION 'A document that is % does not become %.', OLD.state, NEW.state;
    END IF;
    RETURN NEW;
  END
$$;

CREATE TRIGGER sales_document_is_frozen BEFORE UPDATE ON sales_document
  FOR EACH ROW EXECUTE FUNCTION keep_sales_document();
CREATE TRIGGER sales_document_stays BEFORE DELETE ON sales_document
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER sales_document_line_stays BEFORE UPDATE OR DELETE ON sales_document_line
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER sales_document_pdf_stays BEFORE UPDATE OR DELETE ON sales_document_pdf
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE FUNCTION check_sales_document_sum() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    checked uuid := (CASE TG_TABLE_NAME WHEN 'sales_document' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'document_id' END)::uuid;
  BEGIN
    IF EXISTS (
      SELECT FROM sales_document document LEFT JOIN sales_document_line line ON line.document_id = document.id
      WHERE document.id = checked GROUP BY document.id
      HAVING (document.net_kurus, document.vat_kurus, document.gross_kurus) IS DISTINCT FROM
             (sum(line.net_kurus)::integer, sum(line.vat_kurus)::integer, sum(line.gross_kurus)::integer)) THEN
      RAISE EXCEPTION 'The lines of document % do not add up to it.', checked;
    END IF;
    RETURN NULL;
  END
$$;

CREATE CONSTRAINT TRIGGER sales_document_has_its_lines AFTER INSERT ON sales_document
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_sales_document_sum();
CREATE CONSTRAINT TRIGGER sales_document_line_belongs AFTER INSERT ON sales_document_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_sales_document_sum();

-- Orders whose documents may not say what is due. Rows are only added and removed, so that nobody waits for another. A
-- row may name an order that is gone. The server's clock knows milliseconds: a note of this moment must not seem to lie in
-- the future to it.
CREATE TABLE document_check (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  check_at timestamptz DEFAULT date_trunc('milliseconds', now()) NOT NULL,
  CONSTRAINT document_check_pkey PRIMARY KEY (id)
);

CREATE INDEX document_check_due ON document_check (check_at, id);
CREATE INDEX document_check_of_order ON document_check (order_id);

CREATE FUNCTION check_documents_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO document_check (order_id) VALUES (NEW.id);
    RETURN NULL;
  END
$$;

CREATE TRIGGER order_has_documents AFTER UPDATE ON "order"
  FOR EACH ROW WHEN ((OLD.status, OLD.paid_kurus, OLD.refunded_kurus, OLD.corrected_kurus, OLD.written_off_kurus, OLD.total_kurus, OLD.paid_at)
    IS DISTINCT FROM (NEW.status, NEW.paid_kurus, NEW.refunded_kurus, NEW.corrected_kurus, NEW.written_off_kurus, NEW.total_kurus, NEW.paid_at))
  EXECUTE FUNCTION check_documents_of_order();

-- Seats are looked at once more when their session begins.
CREATE FUNCTION check_documents_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO document_check (order_id) VALUES (NEW.order_id);
    IF NEW.kind = 'workshop' THEN
      INSERT INTO document_check (order_id, check_at)
        VALUES (NEW.order_id, (NEW.date + NEW.start_time) AT TIME ZONE 'Europe/Istanbul');
    END IF;
    RETURN NULL;
  END
$$;

CREATE TRIGGER seats_have_documents AFTER INSERT ON order_line
  FOR EACH ROW WHEN (NEW.kind = 'workshop') EXECUTE FUNCTION check_documents_of_line();
CREATE TRIGGER order_line_has_documents AFTER UPDATE ON order_line
  FOR EACH ROW WHEN ((OLD.total_kurus, OLD.discount_kurus, OLD.quantity, OLD.date, OLD.start_time)
    IS DISTINCT FROM (NEW.total_kurus, NEW.discount_kurus, NEW.quantity, NEW.date, NEW.start_time))
  EXECUTE FUNCTION check_documents_of_line();

CREATE FUNCTION check_documents_of_its_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO document_check (order_id) VALUES (NEW.order_id);
    RETURN NULL;
  END
$$;

CREATE TRIGGER booking_has_documents AFTER UPDATE OF status ON booking
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_documents_of_its_order();

CREATE FUNCTION check_documents_of_share() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO document_check (order_id) SELECT order_id FROM order_payment WHERE id = NEW.payment_id;
    RETURN NULL;
  END
$$;

CREATE TRIGGER payment_share_has_documents AFTER INSERT OR UPDATE ON payment_share
  FOR EACH ROW EXECUTE FUNCTION check_documents_of_share();

-- A line may leave in a parcel of its own, before the order counts as shipped.
CREATE TRIGGER parcel_has_documents AFTER UPDATE OF state ON parcel
  FOR EACH ROW WHEN (NEW.left_at IS NOT NULL) EXECUTE FUNCTION check_documents_of_its_order();

-- A cancelled document leaves what it said without one.
CREATE TRIGGER cancelled_document_is_drawn_up_again AFTER UPDATE OF state ON sales_document
  FOR EACH ROW WHEN (NEW.state = 'cancelled' AND OLD.state <> 'cancelled') EXECUTE FUNCTION check_documents_of_its_order();

-- The moment of documents is a rule of the studio.
CREATE FUNCTION check_all_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO document_check (order_id) SELECT id FROM "order" WHERE status <> 'pending';
    RETURN NULL;
  END
$$;

CREATE TRIGGER documents_follow_their_rule AFTER INSERT OR UPDATE ON studio_details
  FOR EACH ROW WHEN (NEW.section = 'invoicing') EXECUTE FUNCTION check_all_documents();

CREATE TRIGGER sales_document_changed AFTER INSERT OR UPDATE ON sales_document
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');
