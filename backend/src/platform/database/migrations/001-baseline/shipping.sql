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
  CONSTRAINT parcel_state_check CHECK (state IN ('packed', 'handed_over', 'in_transit', 'delivered')),
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
  SELECT array_position(ARRAY['packed', 'handed_over', 'in_transit', 'delivered'], state)
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
