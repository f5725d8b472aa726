-- People who wait for seats of a full session, and the seats that are offered to them. An entry has one offer at most; its
-- seats count among the held ones of their session.
CREATE TABLE waiting_list_entry (
  -- Chosen by the form that asks for it, so that a repeated request joins once.
  id uuid NOT NULL,
  request_hash text NOT NULL,
  -- The order of the queue.
  position bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  session_id uuid NOT NULL,
  -- When the session was to begin; another time ends the wait.
  waits_for timestamptz NOT NULL,
  link_nonce text NOT NULL,
  status text DEFAULT 'waiting' NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text DEFAULT '' NOT NULL,
  seats smallint NOT NULL,
  takes_fewer boolean DEFAULT false NOT NULL,
  -- Any date of the same workshop will do.
  takes_any_date boolean DEFAULT false NOT NULL,
  is_student boolean DEFAULT false NOT NULL,
  note text DEFAULT '' NOT NULL,
  -- How many seats were free when it was passed over for the last time, because it waits for more.
  passed_over_free smallint,
  offered_session_id uuid,
  offered_seats smallint,
  offered_at timestamptz,
  offer_ends_at timestamptz,
  -- The cart that uses the offered seats, and whether its order is at the bank.
  offer_hold_id uuid,
  is_being_paid boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  ended_at timestamptz,
  CONSTRAINT waiting_list_entry_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_list_entry_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session (id),
  CONSTRAINT waiting_list_entry_offered_session_id_fkey FOREIGN KEY (offered_session_id) REFERENCES workshop_session (id),
  CONSTRAINT waiting_list_entry_status_check CHECK (status IN ('waiting', 'offered', 'taken', 'declined', 'left', 'expired', 'closed')),
  CONSTRAINT waiting_list_entry_seats_check CHECK (seats BETWEEN 1 AND 99),
  CONSTRAINT waiting_list_entry_offer_is_whole CHECK (num_nulls(offered_session_id, offered_seats, offered_at, offer_ends_at) IN (0, 4)),
  CONSTRAINT waiting_list_entry_offered_seats_check CHECK (offered_seats BETWEEN 1 AND seats),
  CONSTRAINT waiting_list_entry_offered CHECK (status NOT IN ('offered', 'taken') OR offered_at IS NOT NULL),
  CONSTRAINT waiting_list_entry_not_offered_yet CHECK (status <> 'waiting' OR offered_at IS NULL),
  CONSTRAINT waiting_list_entry_in_a_cart CHECK (offer_hold_id IS NULL OR status = 'offered'),
  CONSTRAINT waiting_list_entry_being_paid CHECK (NOT is_being_paid OR offer_hold_id IS NOT NULL),
  CONSTRAINT waiting_list_entry_ended CHECK ((ended_at IS NULL) = (status IN ('waiting', 'offered')))
);

-- Whatever its state: who was asked and has not answered does not wait a second time.
CREATE UNIQUE INDEX waiting_list_entry_once ON waiting_list_entry (lower(email), session_id)
  WHERE status IN ('waiting', 'offered');
CREATE INDEX waiting_list_entry_queue ON waiting_list_entry (session_id, position) WHERE status = 'waiting';
CREATE INDEX waiting_list_entry_any_date ON waiting_list_entry (position) WHERE status = 'waiting' AND takes_any_date;
CREATE INDEX waiting_list_entry_of_session ON waiting_list_entry (session_id, position);
CREATE INDEX waiting_list_entry_offered_in ON waiting_list_entry (offered_session_id) WHERE offered_session_id IS NOT NULL;
CREATE INDEX waiting_list_entry_to_end ON waiting_list_entry (offer_ends_at) WHERE status = 'offered';
CREATE UNIQUE INDEX waiting_list_entry_by_hold ON waiting_list_entry (offer_hold_id) WHERE offer_hold_id IS NOT NULL;
CREATE INDEX waiting_list_entry_by_email ON waiting_list_entry (lower(email), created_at);

CREATE TRIGGER waiting_list_entry_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON waiting_list_entry
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('requests');

-- Whether somebody waits for a seat of this session, or of any date of this workshop, which is known by its title.
CREATE FUNCTION is_waited_for(wanted_session uuid, wanted_title text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM waiting_list_entry WHERE session_id = wanted_session AND status = 'waiting')
    OR EXISTS (
      SELECT FROM waiting_list_entry entry JOIN workshop_session session ON session.id = entry.session_id
      WHERE entry.status = 'waiting' AND entry.takes_any_date
        AND search_form(session.title) = search_form(wanted_title))
$$;

-- Seats that get free or are put up for resale while somebody waits are kept from everybody else until the queue was
-- asked, however they got free: also those of a session that comes back into the calendar. The job that asks it is
-- written in the same transaction.
CREATE FUNCTION freed_seats_go_to_queue() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.removed_at IS NULL
      AND NEW.capacity - NEW.booked_seats - NEW.held_seats + NEW.listed_seats
        > greatest(0, CASE WHEN OLD.removed_at IS NULL
            THEN OLD.capacity - OLD.booked_seats - OLD.held_seats + OLD.listed_seats ELSE 0 END)
      AND is_waited_for(NEW.id, NEW.title)
    THEN
      NEW.is_queue_first := true;
      INSERT INTO outbox_job (name, payload)
        VALUES ('waiting-list.offer', jsonb_build_object('sessionId', NEW.id));
      PERFORM pg_notify('outbox_job', '');
    END IF;
    RETURN NEW;
  END
$$;

CREATE TRIGGER workshop_session_freed
  BEFORE UPDATE OF capacity, booked_seats, held_seats, listed_seats, removed_at ON workshop_session
  FOR EACH ROW EXECUTE FUNCTION freed_seats_go_to_queue();
