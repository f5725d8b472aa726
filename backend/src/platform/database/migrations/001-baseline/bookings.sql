-- A booking keeps naming a session that was removed from the calendar.
CREATE TABLE booking (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  order_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  session_id uuid NOT NULL,
  link_nonce text NOT NULL,
  status text DEFAULT 'confirmed' NOT NULL,
  payment_status text NOT NULL,
  name text NOT NULL,
  surname text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  notes text DEFAULT '' NOT NULL,
  title text COLLATE "tr-x-icu" NOT NULL,
  description text DEFAULT '' NOT NULL,
  date date NOT NULL,
  start_time time(0) without time zone NOT NULL,
  end_time time(0) without time zone NOT NULL,
  quantity integer NOT NULL,
  is_student boolean DEFAULT false NOT NULL,
  original_price_kurus integer NOT NULL,
  price_kurus integer NOT NULL,
  discount_kurus integer DEFAULT 0 NOT NULL,
  total_kurus integer NOT NULL,
  -- What its order line has received so far.
  paid_kurus integer DEFAULT 0 NOT NULL,
  currency text DEFAULT 'TRY' NOT NULL,
  payment_method text DEFAULT '' NOT NULL,
  payment_id text,
  transaction_id text,
  paid_at timestamptz,
  remind_at timestamptz,
  calendar_sequence integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  short_id text GENERATED ALWAYS AS (upper("left"((id)::text, 8))) STORED,
  cancelled_with text,
  customer_search text GENERATED ALWAYS AS (search_form(((name || ' ') || surname))) STORED,
  email_search text GENERATED ALWAYS AS (search_form(email)) STORED,
  customer_sort_key text COLLATE "C" GENERATED ALWAYS AS (turkish_sort_key(((name || ' ') || surname))) STORED,
  CONSTRAINT booking_pkey PRIMARY KEY (id),
  CONSTRAINT booking_order_line_id_key UNIQUE (order_line_id),
  CONSTRAINT booking_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  CONSTRAINT booking_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_line(id),
  CONSTRAINT booking_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id),
  CONSTRAINT booking_status_check CHECK (status IN ('pending', 'confirmed', 'cancelled', 'completed')),
  CONSTRAINT booking_payment_status_check CHECK (payment_status IN ('pending', 'paid', 'failed', 'unpaid', 'partly_paid', 'refunded')),
  CONSTRAINT booking_quantity_check CHECK (quantity >= 1 AND quantity <= 99),
  CONSTRAINT booking_original_price_kurus_check CHECK (original_price_kurus >= 0),
  CONSTRAINT booking_check CHECK (price_kurus >= 0 AND price_kurus <= original_price_kurus),
  CONSTRAINT booking_total_kurus_check CHECK (total_kurus >= 0),
  CONSTRAINT booking_paid_kurus_check CHECK (paid_kurus >= 0),
  CONSTRAINT booking_partly_paid CHECK (payment_status <> 'partly_paid' OR paid_kurus BETWEEN 1 AND total_kurus),
  CONSTRAINT booking_adds_up CHECK (total_kurus = ((original_price_kurus * quantity) - discount_kurus)),
  CONSTRAINT booking_cancelled_with_check CHECK (cancelled_with = 'order'),
  CONSTRAINT booking_cancelled_with CHECK (cancelled_with IS NULL OR status = 'cancelled')
);

CREATE INDEX booking_by_order ON booking (order_id);
CREATE INDEX booking_by_email ON booking (lower(email));
CREATE INDEX booking_by_short_id ON booking (short_id);
CREATE INDEX booking_to_remind ON booking (remind_at) WHERE ((remind_at IS NOT NULL) AND (status = 'confirmed'));
CREATE INDEX booking_list_by_total ON booking (total_kurus, id)
  INCLUDE (created_at, status, payment_status, date, session_id, phone, customer_search, email_search);
CREATE INDEX booking_list_by_name ON booking (customer_sort_key, id)
  INCLUDE (created_at, total_kurus, status, payment_status, date, session_id, phone, customer_search, email_search);
CREATE INDEX booking_list_by_id ON booking (id)
  INCLUDE (created_at, total_kurus, status, payment_status, date, session_id, phone, customer_search, email_search);
CREATE INDEX booking_by_payment_status ON booking (payment_status);
CREATE INDEX booking_email_search ON booking USING gin (email_search gin_trgm_ops);
CREATE INDEX booking_phone_search ON booking USING gin (phone gin_trgm_ops);
CREATE INDEX booking_list_by_time ON booking (created_at, id)
  INCLUDE (total_kurus, customer_sort_key, status, payment_status, date, session_id, phone, customer_search, email_search);
CREATE INDEX booking_by_status ON booking (status, payment_status)
  INCLUDE (date, phone, created_at, id, total_kurus, customer_sort_key, customer_search, email_search);
CREATE INDEX booking_by_date ON booking (date)
  INCLUDE (status, payment_status, phone, created_at, id, total_kurus, customer_sort_key, customer_search, email_search);
CREATE INDEX booking_by_session ON booking (session_id) INCLUDE (status);

CREATE TABLE booking_seat (
  booking_id uuid NOT NULL,
  position smallint NOT NULL,
  is_student boolean NOT NULL,
  price_paid_kurus integer NOT NULL,
  checked_in_at timestamptz,
  no_show_at timestamptz,
  -- What a guest at the student price has shown; 'none' for everybody else.
  student_proof text DEFAULT 'none' NOT NULL,
  -- How often its guest has moved it to another day; the policy of its line says how often they may.
  guest_moves smallint DEFAULT 0 NOT NULL,
  -- The least percent that a cancellation gave back when its guest moved it, so that moving raises no refund.
  percent_at_move smallint,
  -- When its guest put it up for resale; it stays theirs until the next guest has paid.
  listed_at timestamptz,
  CONSTRAINT booking_seat_pkey PRIMARY KEY (booking_id, "position"),
  CONSTRAINT booking_seat_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  CONSTRAINT booking_seat_guest_moves_check CHECK (guest_moves >= 0),
  CONSTRAINT booking_seat_percent_at_move CHECK (percent_at_move IS NULL OR (percent_at_move BETWEEN 0 AND 100 AND guest_moves > 0)),
  CONSTRAINT booking_seat_position_check CHECK ("position" >= 0),
  CONSTRAINT booking_seat_price_paid_kurus_check CHECK (price_paid_kurus >= 0),
  CONSTRAINT booking_seat_came_or_not CHECK (checked_in_at IS NULL OR no_show_at IS NULL),
  CONSTRAINT booking_seat_student_proof_check CHECK (student_proof IN ('none', 'seen', 'difference_paid')),
  CONSTRAINT booking_seat_proof_of_a_student CHECK (is_student OR student_proof = 'none')
);

CREATE INDEX booking_seat_listed ON booking_seat (listed_at) WHERE listed_at IS NOT NULL;

-- Counts the listed seats in their session, whoever lists a seat, withdraws it, or parts its party.
CREATE FUNCTION count_listed_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.listed_at IS NOT NULL THEN change := change - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.listed_at IS NOT NULL THEN change := change + 1; END IF;
  IF change <> 0 THEN
    UPDATE workshop_session SET listed_seats = listed_seats + change
    WHERE id = (SELECT session_id FROM booking WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.booking_id ELSE NEW.booking_id END);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER booking_seat_listed AFTER INSERT OR DELETE OR UPDATE OF listed_at ON booking_seat
  FOR EACH ROW EXECUTE FUNCTION count_listed_seats();

-- A seat that goes to another session, or whose booking ends, is not for resale any more. The row still names the session
-- in which the seats were listed.
CREATE FUNCTION end_listings_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking_seat SET listed_at = NULL WHERE booking_id = OLD.id AND listed_at IS NOT NULL;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE TRIGGER booking_ends_listings BEFORE UPDATE OF status, session_id ON booking
  FOR EACH ROW WHEN (NEW.session_id <> OLD.session_id OR NEW.status IN ('cancelled', 'completed'))
  EXECUTE FUNCTION end_listings_of_booking();
CREATE TRIGGER booking_removes_listings BEFORE DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION end_listings_of_booking();

-- A seat whose guest came, or was noted as absent, is sold to nobody; its listing ends as soon as nobody is paying for one.
CREATE FUNCTION end_listing_of_noted_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_job (name, payload) VALUES ('resale.end-listings', '{}');
  PERFORM pg_notify('outbox_job', '');
  RETURN NULL;
END $$;

CREATE TRIGGER booking_seat_noted AFTER UPDATE OF checked_in_at, no_show_at ON booking_seat
  FOR EACH ROW WHEN (NEW.listed_at IS NOT NULL AND num_nonnulls(NEW.checked_in_at, NEW.no_show_at) > 0)
  EXECUTE FUNCTION end_listing_of_noted_guest();

-- Who sits on a seat, as the buyer named them. Once erased, needs and all that tells of a child are empty.
CREATE TABLE seat_guest (
  booking_id uuid NOT NULL,
  position smallint NOT NULL,
  name text NOT NULL,
  age_band text NOT NULL,
  guardian_name text DEFAULT '' NOT NULL,
  guardian_phone text DEFAULT '' NOT NULL,
  needs text DEFAULT '' NOT NULL,
  -- The explicit consent to keep the needs, which tell of health; it outlives their erasure as the proof of it.
  needs_consent_at timestamptz,
  needs_consent_version text,
  photo_consent text DEFAULT 'ask_at_door' NOT NULL,
  link_nonce text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  erased_at timestamptz,
  CONSTRAINT seat_guest_pkey PRIMARY KEY (booking_id, "position"),
  CONSTRAINT seat_guest_booking_seat_fkey FOREIGN KEY (booking_id, "position")
    REFERENCES booking_seat(booking_id, "position") ON DELETE CASCADE,
  CONSTRAINT seat_guest_age_band_check CHECK (age_band IN ('adult', 'teen', 'child')),
  CONSTRAINT seat_guest_photo_consent_check CHECK (photo_consent IN ('ask_at_door', 'yes', 'no')),
  CONSTRAINT seat_guest_lengths CHECK (length(name) <= 100 AND length(guardian_name) <= 100
    AND length(guardian_phone) <= 20 AND length(needs) <= 500),
  CONSTRAINT seat_guest_named CHECK (name <> '' OR erased_at IS NOT NULL),
  CONSTRAINT seat_guest_guarded CHECK (
    CASE WHEN age_band = 'adult' OR erased_at IS NOT NULL THEN guardian_name = '' AND guardian_phone = ''
    ELSE guardian_name <> '' AND guardian_phone <> '' END),
  CONSTRAINT seat_guest_needs_consent CHECK ((needs_consent_at IS NULL) = (needs_consent_version IS NULL)
    AND (needs = '' OR needs_consent_at IS NOT NULL)),
  CONSTRAINT seat_guest_erased CHECK (erased_at IS NULL OR (needs = '' AND (age_band = 'adult' OR name = '')))
);

-- Whoever names guests of a workshop for children names a responsible adult as well. An order has a booking for each
-- price, so that an adult may sit in one and the child in another.
CREATE FUNCTION refuse_children_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking b JOIN workshop_session s ON s.id = b.session_id
             WHERE b.id = NEW.booking_id AND s.is_for_children)
    AND NOT EXISTS (SELECT FROM booking b
                    JOIN booking same ON same.order_id = b.order_id AND same.session_id = b.session_id
                    JOIN seat_guest g ON g.booking_id = same.id
                    WHERE b.id = NEW.booking_id AND (g.guardian_name <> '' OR g.erased_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'A workshop for children needs a responsible adult.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'seat_guest_responsible_adult';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER seat_guest_responsible_adult AFTER INSERT OR UPDATE OF age_band, guardian_name ON seat_guest
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.erased_at IS NULL)
  EXECUTE FUNCTION refuse_children_alone();

CREATE INDEX seat_guest_to_erase ON seat_guest (booking_id) WHERE (erased_at IS NULL);

-- Each move of seats from one session to another. It is never changed, and goes with its booking.
CREATE TABLE booking_reschedule (
  -- Chosen by who asks for it, so that a repeated request moves once.
  id uuid NOT NULL,
  -- Tells a repetition of the move from another one with its key.
  request_hash text NOT NULL,
  -- The booking that moved: a new one when others of the party stayed.
  booking_id uuid NOT NULL,
  from_session_id uuid NOT NULL,
  to_session_id uuid NOT NULL,
  seats smallint NOT NULL,
  -- The admin's address, whatever becomes of the account; 'guest' for who moved it by the link in a mail.
  made_by text NOT NULL,
  reason text DEFAULT '' NOT NULL,
  -- What the new day costs more, or less when below 0; 0 when each seat kept its price.
  difference_kurus integer DEFAULT 0 NOT NULL,
  -- By which the difference is paid; without a constraint, because payments are created later.
  payment_link_id uuid,
  made_at timestamptz NOT NULL,
  CONSTRAINT booking_reschedule_pkey PRIMARY KEY (id),
  CONSTRAINT booking_reschedule_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  CONSTRAINT booking_reschedule_from_session_id_fkey FOREIGN KEY (from_session_id) REFERENCES workshop_session(id),
  CONSTRAINT booking_reschedule_to_session_id_fkey FOREIGN KEY (to_session_id) REFERENCES workshop_session(id),
  CONSTRAINT booking_reschedule_seats_check CHECK (seats > 0),
  CONSTRAINT booking_reschedule_to_another CHECK (from_session_id <> to_session_id),
  CONSTRAINT booking_reschedule_pays_more CHECK (payment_link_id IS NULL OR difference_kurus > 0)
);

CREATE INDEX booking_reschedule_by_booking ON booking_reschedule (booking_id, made_at);

CREATE TRIGGER booking_reschedule_stays BEFORE UPDATE ON booking_reschedule
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

-- Each cancellation of seats by their guest, or by the studio for them, with what it gave back. It is never changed, and goes with its booking.
CREATE TABLE booking_cancellation (
  -- Chosen by who asks for it, so that a repeated request cancels once.
  id uuid NOT NULL,
  request_hash text NOT NULL,
  -- The booking that was cancelled: a new one when others of the party stayed.
  booking_id uuid NOT NULL,
  seats smallint NOT NULL,
  refund_kurus integer NOT NULL,
  -- What the policy leaves with the studio.
  kept_kurus integer NOT NULL,
  -- The admin's address, whatever becomes of the account; 'guest' for who cancelled by the link in a mail.
  made_by text NOT NULL,
  -- Why more went back than by the rules; empty when the rules decided.
  reason text DEFAULT '' NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT booking_cancellation_pkey PRIMARY KEY (id),
  CONSTRAINT booking_cancellation_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  CONSTRAINT booking_cancellation_seats_check CHECK (seats > 0),
  CONSTRAINT booking_cancellation_kurus_check CHECK (refund_kurus >= 0 AND kept_kurus >= 0)
);

CREATE INDEX booking_cancellation_by_booking ON booking_cancellation (booking_id);

CREATE TRIGGER booking_cancellation_stays BEFORE UPDATE ON booking_cancellation
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

-- Each time that seats were put up for resale or withdrawn. It is never changed, and goes with its booking.
CREATE TABLE seat_listing (
  -- Chosen by who asks for it, so that a repeated request lists once.
  id uuid NOT NULL,
  request_hash text NOT NULL,
  booking_id uuid NOT NULL,
  act text NOT NULL,
  seats smallint NOT NULL,
  -- What the guest saw that a sale of all of them gives back; NULL for a withdrawal.
  refund_kurus integer,
  -- The admin's address, whatever becomes of the account; 'guest' for who did it by the link in a mail.
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT seat_listing_pkey PRIMARY KEY (id),
  CONSTRAINT seat_listing_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  CONSTRAINT seat_listing_act_check CHECK (act IN ('listed', 'withdrawn')),
  CONSTRAINT seat_listing_seats_check CHECK (seats > 0),
  CONSTRAINT seat_listing_refund_kurus CHECK ((act = 'listed') = (refund_kurus IS NOT NULL) AND refund_kurus >= 0)
);

CREATE INDEX seat_listing_by_booking ON seat_listing (booking_id);

CREATE TRIGGER seat_listing_stays BEFORE UPDATE ON seat_listing
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TABLE booking_tally (
  sort text COLLATE "C" NOT NULL,
  bucket text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  payment_status text COLLATE "C" NOT NULL,
  records integer NOT NULL,
  earned_kurus bigint NOT NULL
);

CREATE INDEX booking_tally_by_bucket ON booking_tally (sort, bucket)
  INCLUDE (status, payment_status, records, earned_kurus);

CREATE TABLE booking_name_counts (
  customer_sort_key text COLLATE "C" NOT NULL,
  customer_search text NOT NULL,
  records integer NOT NULL
);

CREATE INDEX booking_name_counts_by_order ON booking_name_counts (customer_sort_key, customer_search) INCLUDE (records);
CREATE INDEX booking_name_counts_search ON booking_name_counts USING gin (customer_search gin_trgm_ops);

CREATE TRIGGER booking_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON booking
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('bookings');

CREATE TRIGGER seat_guest_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON seat_guest
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('bookings');
