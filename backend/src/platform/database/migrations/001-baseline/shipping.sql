-- A parcel of an order: what lies in it says parcel_line. The tracking page is the carrier's as it was when the carrier
-- was chosen, with {number} for the number.
CREATE TABLE parcel (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  -- Counted within the order, from 1.
  position smallint NOT NULL,
  -- The act by which the studio packed it, and a hash of what that asked for; null when the order was sent as a whole.
  request_key uuid,
  request_hash text,
  carrier text,
  tracking_number text,
  tracking_page text,
  state text DEFAULT 'packed' NOT NULL,
  -- The studio may take back what it said by mistake; a new round begins then.
  round smallint DEFAULT 1 NOT NULL,
  packed_at timestamptz DEFAULT now() NOT NULL,
  left_at timestamptz,
  arrived_at timestamptz,
  CONSTRAINT parcel_pkey PRIMARY KEY (id),
  CONSTRAINT parcel_once_per_request UNIQUE (request_key),
  CONSTRAINT parcel_key_with_its_request CHECK ((request_key IS NULL) = (request_hash IS NULL)),
  CONSTRAINT parcel_of_order UNIQUE (order_id, position),
  CONSTRAINT parcel_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT parcel_position_check CHECK (position > 0),
  CONSTRAINT parcel_state_check CHECK (state IN ('packed', 'handed_over', 'in_transit', 'out_for_delivery', 'failed', 'delivered', 'returned')),
  CONSTRAINT parcel_carrier_check CHECK (btrim(carrier) <> ''),
  CONSTRAINT parcel_tracking_number_check CHECK (btrim(tracking_number) <> ''),
  CONSTRAINT parcel_tracking_page_check CHECK (tracking_page ~ '^https://.*\{number\}'),
  CONSTRAINT parcel_tracked_by_a_carrier CHECK (tracking_number IS NULL OR carrier IS NOT NULL),
  CONSTRAINT parcel_left_at_check CHECK ((left_at IS NULL) = (state = 'packed')),
  CONSTRAINT parcel_arrived_at_check CHECK ((arrived_at IS NULL) = (state <> 'delivered'))
);

CREATE TABLE parcel_line (
  parcel_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  quantity smallint NOT NULL,
  CONSTRAINT parcel_line_pkey PRIMARY KEY (parcel_id, order_line_id),
  CONSTRAINT parcel_line_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id) ON DELETE CASCADE,
  CONSTRAINT parcel_line_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE,
  CONSTRAINT parcel_line_quantity_check CHECK (quantity > 0)
);

CREATE INDEX parcel_line_of_order_line ON parcel_line (order_line_id);

-- What the buyer collects has no parcel.
CREATE FUNCTION refuse_parcel_of_picked_up() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM "order" WHERE id = NEW.order_id AND is_picked_up) THEN
      RAISE EXCEPTION 'what is picked up has no parcel' USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_is_sent';
    END IF;
    RETURN NEW;
  END
$$;

CREATE TRIGGER parcel_is_sent BEFORE INSERT ON parcel FOR EACH ROW EXECUTE FUNCTION refuse_parcel_of_picked_up();

CREATE FUNCTION parcel_step(state text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT array_position(ARRAY['packed', 'handed_over', 'in_transit', 'out_for_delivery', 'failed', 'delivered', 'returned'], state)
$$;

-- A state only moves forward within a round, and keeps when the parcel left and arrived.
CREATE FUNCTION note_parcel_state() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.round = OLD.round AND parcel_step(NEW.state) < parcel_step(OLD.state) THEN
      RAISE EXCEPTION 'a parcel goes from % to %', OLD.state, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_goes_forward';
    END IF;
    NEW.left_at := CASE WHEN NEW.state <> 'packed' THEN coalesce(NEW.left_at, now()) END;
    NEW.arrived_at := CASE WHEN NEW.state = 'delivered' THEN coalesce(NEW.arrived_at, now()) END;
    RETURN NEW;
  END
$$;

CREATE TRIGGER parcel_state_is_noted BEFORE INSERT OR UPDATE OF state ON parcel
  FOR EACH ROW EXECUTE FUNCTION note_parcel_state();

-- The line's row is locked, so that two parcels at the same moment do not both take its last piece.
CREATE FUNCTION refuse_more_packed_than_bought() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    bought order_line;
  BEGIN
    SELECT * INTO bought FROM order_line WHERE id = NEW.order_line_id FOR NO KEY UPDATE;
    IF bought.kind <> 'product' OR bought.order_id <> (SELECT order_id FROM parcel WHERE id = NEW.parcel_id) THEN
      RAISE EXCEPTION 'a parcel holds pieces of its own order'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_line_of_its_order';
    END IF;
    IF bought.quantity < (SELECT sum(quantity) FROM parcel_line WHERE order_line_id = NEW.order_line_id) THEN
      RAISE EXCEPTION 'more is packed than was bought'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_line_was_bought';
    END IF;
    RETURN NULL;
  END
$$;

CREATE TRIGGER parcel_line_was_bought AFTER INSERT OR UPDATE ON parcel_line
  FOR EACH ROW EXECUTE FUNCTION refuse_more_packed_than_bought();

CREATE FUNCTION refuse_less_than_packed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.quantity < (SELECT sum(quantity) FROM parcel_line WHERE order_line_id = NEW.id) THEN
      RAISE EXCEPTION 'more is packed than would be bought'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_keeps_what_is_packed';
    END IF;
    RETURN NULL;
  END
$$;

CREATE TRIGGER order_line_keeps_what_is_packed AFTER UPDATE OF quantity ON order_line
  FOR EACH ROW WHEN (NEW.quantity < OLD.quantity) EXECUTE FUNCTION refuse_less_than_packed();

CREATE TRIGGER parcel_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON parcel
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');

-- A label that was asked for at a carrier: found again there by its reference, the order's short number and the parcel's
-- position. asked, then buying (in doubt after an answer was lost), then bought or refused; cancelling, then cancelled.
CREATE TABLE parcel_label (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  -- Null once the parcel was taken apart, or its order cancelled before it left.
  parcel_id uuid,
  reference text NOT NULL,
  -- The account by which it is bought, tracked and cancelled.
  account_id bigint NOT NULL,
  -- Of the parcel with its packing.
  weight_grams integer NOT NULL,
  state text DEFAULT 'asked' NOT NULL,
  shipment_id text,
  price_kurus integer,
  -- Why it was refused, or why the last try came to nothing.
  reason text,
  tries integer DEFAULT 0 NOT NULL,
  -- Null once nothing is left to ask: it was refused or cancelled, or its parcel has arrived.
  next_try_at timestamptz DEFAULT now(),
  asked_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT parcel_label_pkey PRIMARY KEY (id),
  CONSTRAINT parcel_label_reference_key UNIQUE (reference),
  CONSTRAINT parcel_label_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT parcel_label_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id),
  CONSTRAINT parcel_label_account_id_fkey FOREIGN KEY (account_id) REFERENCES service_account(id),
  CONSTRAINT parcel_label_state_check
    CHECK (state IN ('asked', 'buying', 'bought', 'refused', 'cancelling', 'cancelled')),
  CONSTRAINT parcel_label_of_a_parcel CHECK (parcel_id IS NOT NULL OR state IN ('refused', 'cancelling', 'cancelled')),
  CONSTRAINT parcel_label_bought_check CHECK (state <> 'bought' OR shipment_id IS NOT NULL),
  CONSTRAINT parcel_label_refused_check CHECK (state <> 'refused' OR reason IS NOT NULL),
  CONSTRAINT parcel_label_weight_check CHECK (weight_grams BETWEEN 1 AND 1000000),
  CONSTRAINT parcel_label_price_check CHECK (price_kurus >= 0)
);

-- A parcel has one label at a time, however often it is asked for.
CREATE UNIQUE INDEX parcel_label_one_at_a_time ON parcel_label (parcel_id) WHERE (state IN ('asked', 'buying', 'bought'));
CREATE INDEX parcel_label_to_try ON parcel_label (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX parcel_label_of_order ON parcel_label (order_id);

-- The label as it is printed. It is kept here, because the carrier need not give it for ever.
CREATE TABLE parcel_label_pdf (
  label_id uuid NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT parcel_label_pdf_pkey PRIMARY KEY (label_id),
  CONSTRAINT parcel_label_pdf_label_id_fkey FOREIGN KEY (label_id) REFERENCES parcel_label(id) ON DELETE CASCADE
);

-- What was bought, or may have been, is given back. A try that is under way ends within its lease, two minutes, and
-- would leave behind a label if the carrier were asked before.
CREATE FUNCTION cancel_label_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE parcel_label SET parcel_id = NULL, reason = NULL, tries = 0,
      state = CASE state WHEN 'asked' THEN 'cancelled' ELSE 'cancelling' END,
      next_try_at = CASE state WHEN 'buying' THEN now() + interval '2 minutes' WHEN 'bought' THEN now() END
    WHERE parcel_id = OLD.id AND state IN ('asked', 'buying', 'bought');
    UPDATE parcel_label SET parcel_id = NULL WHERE parcel_id = OLD.id;
    RETURN OLD;
  END
$$;

CREATE TRIGGER parcel_label_is_cancelled BEFORE DELETE ON parcel FOR EACH ROW EXECUTE FUNCTION cancel_label_of_parcel();

-- Neither goes back to be bought once more, nor is another number put on what was bought.
CREATE FUNCTION keep_parcel_label() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.order_id, NEW.reference, NEW.account_id) IS DISTINCT FROM (OLD.order_id, OLD.reference, OLD.account_id)
       OR OLD.shipment_id IS NOT NULL AND NEW.shipment_id IS DISTINCT FROM OLD.shipment_id THEN
      RAISE EXCEPTION 'A label stays what it is.' USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_label_is_kept';
    END IF;
    IF OLD.state IN ('refused', 'cancelled') AND NEW.state <> OLD.state
       OR OLD.state = 'bought' AND NEW.state NOT IN ('bought', 'cancelling')
       OR OLD.state = 'cancelling' AND NEW.state NOT IN ('cancelling', 'cancelled') THEN
      RAISE EXCEPTION 'A label goes from % to %.', OLD.state, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_label_goes_forward';
    END IF;
    RETURN NEW;
  END
$$;

CREATE TRIGGER parcel_label_is_kept BEFORE UPDATE ON parcel_label FOR EACH ROW EXECUTE FUNCTION keep_parcel_label();

CREATE TRIGGER parcel_label_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON parcel_label
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');
