-- Pieces that a buyer sends back, or that arrived broken. Its id is also the key of its refund, which is therefore
-- asked for once.
CREATE TABLE order_return (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  -- The key of the request, so that one that is repeated asks once, and a hash of what it asked for.
  request_key uuid NOT NULL,
  request_hash text NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'notified' NOT NULL,
  reason text NOT NULL,
  note text DEFAULT '' NOT NULL,
  -- The agreed carrier and its code, as the buyer was told them; empty while the studio has not named them.
  carrier text DEFAULT '' NOT NULL,
  return_code text DEFAULT '' NOT NULL,
  -- Of the parcel that the buyer sent.
  tracking_number text,
  notified_at timestamptz DEFAULT now() NOT NULL,
  received_at timestamptz,
  ended_at timestamptz,
  -- Why the studio refused it.
  refusal text,
  -- What went back with its refund; null before.
  refund_kurus integer,
  CONSTRAINT order_return_pkey PRIMARY KEY (id),
  CONSTRAINT order_return_once_per_request UNIQUE (request_key),
  CONSTRAINT order_return_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT order_return_kind_check CHECK (kind IN ('withdrawal', 'damage')),
  CONSTRAINT order_return_state_check CHECK (state IN ('notified', 'on_its_way', 'received', 'refunded', 'replaced', 'refused', 'withdrawn')),
  CONSTRAINT order_return_replaces_what_broke CHECK (state <> 'replaced' OR kind = 'damage'),
  CONSTRAINT order_return_note_check CHECK (length(note) <= 500),
  CONSTRAINT order_return_tracking_number_check CHECK (btrim(tracking_number) <> ''),
  CONSTRAINT order_return_ended CHECK ((state IN ('notified', 'on_its_way', 'received')) = (ended_at IS NULL)),
  CONSTRAINT order_return_received CHECK (state <> 'received' OR received_at IS NOT NULL),
  CONSTRAINT order_return_refused_for_a_reason CHECK ((state = 'refused') = (refusal IS NOT NULL) AND btrim(refusal) <> ''),
  CONSTRAINT order_return_refund CHECK ((state = 'refunded') = (refund_kurus IS NOT NULL) AND refund_kurus >= 0)
);

CREATE INDEX order_return_of_order ON order_return (order_id, notified_at);
CREATE INDEX order_return_newest ON order_return (notified_at DESC, id);
CREATE INDEX order_return_open ON order_return (notified_at) WHERE (ended_at IS NULL);

CREATE TABLE order_return_line (
  return_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  quantity smallint NOT NULL,
  -- How many came back whole; null before they were received.
  whole_quantity smallint,
  CONSTRAINT order_return_line_pkey PRIMARY KEY (return_id, order_line_id),
  CONSTRAINT order_return_line_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_return(id) ON DELETE CASCADE,
  CONSTRAINT order_return_line_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id) ON DELETE CASCADE,
  CONSTRAINT order_return_line_quantity_check CHECK (quantity > 0),
  CONSTRAINT order_return_line_whole_check CHECK (whole_quantity BETWEEN 0 AND quantity)
);

CREATE INDEX order_return_line_of_order_line ON order_return_line (order_line_id);

-- What a buyer shows of the pieces. They are nobody else's to see, so they are no part of the media library. One that
-- belongs to no return was uploaded and not sent.
CREATE TABLE order_return_picture (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  return_id uuid,
  bytes bytea NOT NULL,
  uploaded_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT order_return_picture_pkey PRIMARY KEY (id),
  CONSTRAINT order_return_picture_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT order_return_picture_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_return(id) ON DELETE CASCADE,
  CONSTRAINT order_return_picture_bytes_check CHECK (octet_length(bytes) BETWEEN 1 AND 500000)
);

CREATE INDEX order_return_picture_of_order ON order_return_picture (order_id, uploaded_at);
CREATE INDEX order_return_picture_of_return ON order_return_picture (return_id);

-- Pieces of a return that was refused or taken back, or that were replaced, are the buyer's again.
CREATE FUNCTION pieces_going_back(line uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(line_back.quantity), 0) FROM order_return_line line_back
  JOIN order_return back ON back.id = line_back.return_id
  WHERE line_back.order_line_id = line AND back.state IN ('notified', 'on_its_way', 'received', 'refunded')
$$;

-- The line's row is locked, so that two returns at the same moment do not both take its last piece.
CREATE FUNCTION refuse_more_returned_than_bought() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    bought order_line;
  BEGIN
    SELECT * INTO bought FROM order_line WHERE id = NEW.order_line_id FOR NO KEY UPDATE;
    IF bought.kind <> 'product' OR bought.order_id <> (SELECT order_id FROM order_return WHERE id = NEW.return_id) THEN
      RAISE EXCEPTION 'pieces of its own order go back'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_line_of_its_order';
    END IF;
    IF bought.quantity < pieces_going_back(NEW.order_line_id) THEN
      RAISE EXCEPTION 'more goes back than was bought'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_line_was_bought';
    END IF;
    RETURN NULL;
  END
$$;

CREATE TRIGGER order_return_line_was_bought AFTER INSERT OR UPDATE OF order_line_id, quantity ON order_return_line
  FOR EACH ROW EXECUTE FUNCTION refuse_more_returned_than_bought();

-- What has ended stays ended; a return only moves forward.
CREATE FUNCTION refuse_return_step_back() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.ended_at IS NOT NULL
       OR array_position(ARRAY['notified', 'on_its_way', 'received'], NEW.state)
        < array_position(ARRAY['notified', 'on_its_way', 'received'], OLD.state) THEN
      RAISE EXCEPTION 'a return goes from % to %', OLD.state, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_goes_forward';
    END IF;
    RETURN NEW;
  END
$$;

CREATE TRIGGER order_return_goes_forward BEFORE UPDATE OF state ON order_return
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION refuse_return_step_back();

CREATE TRIGGER order_return_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON order_return
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders');
