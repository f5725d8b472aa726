-- What the studio notes for itself about an order, a booking or a customer. A note is never changed. It outlives the
-- account of its author, so it names the author without a foreign key; it goes with what it is about.
CREATE TABLE internal_note (
  -- Chosen by who writes it, so that a repeated request is one note.
  id uuid NOT NULL,
  order_id uuid,
  booking_id uuid,
  customer_id uuid,
  text text NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT internal_note_pkey PRIMARY KEY (id),
  CONSTRAINT internal_note_about_one_record CHECK (num_nonnulls(order_id, booking_id, customer_id) = 1),
  CONSTRAINT internal_note_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT internal_note_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  CONSTRAINT internal_note_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  CONSTRAINT internal_note_text_check CHECK (btrim(text) <> '' AND length(text) <= 1000)
);

CREATE INDEX internal_note_of_order ON internal_note (order_id, written_at) WHERE (order_id IS NOT NULL);
CREATE INDEX internal_note_of_booking ON internal_note (booking_id, written_at) WHERE (booking_id IS NOT NULL);
CREATE INDEX internal_note_of_customer ON internal_note (customer_id, written_at) WHERE (customer_id IS NOT NULL);

CREATE TRIGGER internal_note_stays BEFORE UPDATE ON internal_note FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER internal_note_changed AFTER INSERT OR DELETE OR TRUNCATE ON internal_note
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('notes');
