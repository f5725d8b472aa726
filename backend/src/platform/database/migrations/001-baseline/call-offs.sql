-- A session that the studio calls off. It leaves the calendar at once; until announce_at nothing leaves the house, and the
-- studio may take it back.
CREATE TABLE session_call_off (
  -- Chosen by who asks for it, so that a repeated request calls off once.
  id uuid NOT NULL,
  -- Tells a repetition of the request from another one with its key.
  request_hash text NOT NULL,
  session_id uuid NOT NULL,
  -- The studio's own sentence in the mails to the guests; empty for none.
  note text DEFAULT '' NOT NULL,
  -- Whether guests may choose another date of the workshop. Who is offered nothing is paid back.
  offers_dates boolean NOT NULL,
  -- Whether guests may leave their money with the studio as a credit.
  offers_credit boolean NOT NULL,
  -- The admin's address, whatever becomes of the account.
  made_by text NOT NULL,
  -- The same admin, for the log entries of what follows by itself; NULL when the shop called it off by its rules.
  actor jsonb,
  decided_at timestamptz NOT NULL,
  announce_at timestamptz NOT NULL,
  announced_at timestamptz,
  undone_at timestamptz,
  CONSTRAINT session_call_off_pkey PRIMARY KEY (id),
  CONSTRAINT session_call_off_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id),
  CONSTRAINT session_call_off_note_check CHECK (length(note) <= 500),
  CONSTRAINT session_call_off_announced_or_undone CHECK (announced_at IS NULL OR undone_at IS NULL)
);

-- A session is called off once at a time.
CREATE UNIQUE INDEX session_call_off_stands ON session_call_off (session_id) WHERE undone_at IS NULL;
CREATE INDEX session_call_off_to_announce ON session_call_off (announce_at) WHERE announced_at IS NULL AND undone_at IS NULL;

-- What was decided is never changed; only when it is announced, and whether it was taken back.
CREATE TRIGGER session_call_off_stays
  BEFORE UPDATE OF id, request_hash, session_id, note, offers_dates, offers_credit, made_by, actor, decided_at ON session_call_off
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER session_call_off_ended BEFORE UPDATE ON session_call_off
  FOR EACH ROW WHEN (OLD.announced_at IS NOT NULL OR OLD.undone_at IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();

-- What a guest whose date was called off or moved was asked, and what was chosen.
CREATE TABLE guest_choice (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  -- NULL when the session was moved to another day or hour.
  call_off_id uuid,
  booking_id uuid NOT NULL,
  -- The session that does not take place, or not as it was booked.
  session_id uuid NOT NULL,
  -- The day and hour before a move, as the guest knows them; empty when the session is called off.
  formerly text DEFAULT '' NOT NULL,
  asked_at timestamptz NOT NULL,
  -- How word went out; NULL until it did. 'call': nothing can carry it, so the studio calls.
  told_by text,
  choose_until timestamptz,
  -- NULL while nothing was chosen.
  outcome text,
  moved_to_session_id uuid,
  -- An admin's address, 'guest' by the link, or 'shop' when the term was over.
  decided_by text,
  decided_at timestamptz,
  -- Chosen by who decides, so that a repeated request decides once.
  request_key uuid,
  request_hash text,
  CONSTRAINT guest_choice_pkey PRIMARY KEY (id),
  CONSTRAINT guest_choice_once UNIQUE (call_off_id, booking_id),
  CONSTRAINT guest_choice_call_off_id_fkey FOREIGN KEY (call_off_id) REFERENCES session_call_off(id),
  CONSTRAINT guest_choice_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE,
  CONSTRAINT guest_choice_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id),
  CONSTRAINT guest_choice_moved_to_session_id_fkey FOREIGN KEY (moved_to_session_id) REFERENCES workshop_session(id),
  CONSTRAINT guest_choice_told_by_check CHECK (told_by IN ('email', 'sms', 'call')),
  CONSTRAINT guest_choice_outcome_check CHECK (outcome IN ('moved', 'refunded', 'credited', 'silent', 'nothing_to_choose', 'unpaid', 'elsewhere', 'agreed', 'stayed')),
  CONSTRAINT guest_choice_formerly CHECK ((formerly = '') = (call_off_id IS NOT NULL)),
  -- Nobody agrees to a date that does not take place.
  CONSTRAINT guest_choice_stays CHECK (call_off_id IS NULL OR outcome IS NULL OR outcome NOT IN ('agreed', 'stayed')),
  CONSTRAINT guest_choice_told CHECK (choose_until IS NULL OR told_by IS NOT NULL),
  CONSTRAINT guest_choice_decided CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL)),
  CONSTRAINT guest_choice_moved CHECK ((outcome IS NOT DISTINCT FROM 'moved') = (moved_to_session_id IS NOT NULL)),
  CONSTRAINT guest_choice_request CHECK ((request_key IS NULL) = (request_hash IS NULL))
);

-- A guest is asked once at a time whether a moved date suits.
CREATE UNIQUE INDEX guest_choice_about_a_move ON guest_choice (booking_id) WHERE call_off_id IS NULL AND outcome IS NULL;
CREATE INDEX guest_choice_by_session ON guest_choice (session_id) WHERE outcome IS NULL;
CREATE INDEX guest_choice_by_booking ON guest_choice (booking_id, asked_at);
CREATE INDEX guest_choice_open ON guest_choice (choose_until) WHERE outcome IS NULL;

-- Of two who decide, the database lets one win.
CREATE TRIGGER guest_choice_made BEFORE UPDATE ON guest_choice
  FOR EACH ROW WHEN (OLD.outcome IS NOT NULL) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER session_call_off_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON session_call_off
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('bookings');
CREATE TRIGGER guest_choice_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guest_choice
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('bookings');

-- Whether enough people had booked a session when that was to be decided. It is decided once.
CREATE TABLE too_few_decision (
  session_id uuid NOT NULL,
  guests integer NOT NULL,
  minimum integer NOT NULL,
  outcome text NOT NULL,
  decided_at timestamptz NOT NULL,
  CONSTRAINT too_few_decision_pkey PRIMARY KEY (session_id),
  CONSTRAINT too_few_decision_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id) ON DELETE CASCADE,
  CONSTRAINT too_few_decision_outcome_check CHECK (outcome IN ('enough', 'asked', 'called_off')),
  CONSTRAINT too_few_decision_counts CHECK (guests >= 0 AND minimum > 0 AND (outcome = 'enough') = (guests >= minimum))
);

-- The studio was asked and lets the session take place with so many guests. It is asked again when there are fewer.
CREATE TABLE session_go_ahead (
  -- Chosen by who decides, so that a repeated request decides once.
  id uuid NOT NULL,
  -- Tells a repetition of the request from another one with its key.
  request_hash text NOT NULL,
  session_id uuid NOT NULL,
  guests integer NOT NULL,
  -- The admin's address, whatever becomes of the account.
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT session_go_ahead_pkey PRIMARY KEY (id),
  CONSTRAINT session_go_ahead_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id) ON DELETE CASCADE,
  CONSTRAINT session_go_ahead_once UNIQUE (session_id, guests),
  CONSTRAINT session_go_ahead_guests CHECK (guests >= 0)
);

CREATE TRIGGER session_go_ahead_stays BEFORE UPDATE ON session_go_ahead
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER session_go_ahead_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON session_go_ahead
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('bookings');
