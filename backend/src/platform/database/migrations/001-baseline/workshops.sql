-- Date and time are local to the studio (Europe/Istanbul); the instants are derived from them.
CREATE TABLE workshop_session (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  title text COLLATE "tr-x-icu" NOT NULL,
  description text DEFAULT '' NOT NULL,
  date date NOT NULL,
  start_time time(0) without time zone NOT NULL,
  end_time time(0) without time zone NOT NULL,
  program smallint,
  -- Its guests under age come with a responsible adult.
  is_for_children boolean DEFAULT false NOT NULL,
  price_kurus integer NOT NULL,
  -- The crossed-out price, computed in prices.sql, and the studio's last day on which it is shown.
  prior_price_kurus integer,
  prior_price_until date,
  student_price_kurus integer,
  -- One of the rates in the studio's details; NULL for the rate of all workshops.
  vat_rate_id text,
  capacity integer NOT NULL,
  booked_seats integer DEFAULT 0 NOT NULL,
  held_seats integer DEFAULT 0 NOT NULL,
  -- Seats beyond the capacity that the studio gave knowingly; no more than are needed for all who are in.
  overbooked_seats integer DEFAULT 0 NOT NULL,
  -- Booked seats that their guests put up for resale. Others may hold as many beyond the capacity: whoever pays when no other
  -- seat is left takes the place of the one that was listed first.
  listed_seats integer DEFAULT 0 NOT NULL,
  -- Seats got free while somebody waits for them: nobody else gets any until the queue was asked.
  is_queue_first boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  starts_at timestamptz GENERATED ALWAYS AS (((date + start_time) AT TIME ZONE 'Europe/Istanbul')) STORED,
  ends_at timestamptz GENERATED ALWAYS AS (((date + end_time) AT TIME ZONE 'Europe/Istanbul')) STORED,
  removed_at timestamptz,
  cancelled_at timestamptz,
  -- The copying that made it; NULL for a session that was entered by hand.
  copying_id uuid,
  search_text text GENERATED ALWAYS AS (search_form(((title || ' ') || description))) STORED,
  search_stems text GENERATED ALWAYS AS (search_stems(((title || ' ') || description))) STORED,
  CONSTRAINT workshop_session_pkey PRIMARY KEY (id),
  CONSTRAINT workshop_session_title_check CHECK (btrim(title) <> ''),
  CONSTRAINT workshop_session_program_check CHECK (program >= 1 AND program <= 5),
  CONSTRAINT workshop_session_price_kurus_check CHECK (price_kurus >= 0),
  CONSTRAINT workshop_session_prior_price_is_whole CHECK (num_nulls(prior_price_kurus, prior_price_until) IN (0, 2)),
  CONSTRAINT workshop_session_vat_rate_id_check CHECK (vat_rate_id ~ '^[a-z0-9-]{1,36}$'),
  CONSTRAINT workshop_session_capacity_check CHECK (capacity >= 1 AND capacity <= 999),
  CONSTRAINT workshop_session_booked_seats_check CHECK (booked_seats >= 0),
  CONSTRAINT workshop_session_held_seats_check CHECK (held_seats >= 0),
  CONSTRAINT workshop_session_ends_after_it_starts CHECK (end_time > start_time),
  CONSTRAINT workshop_session_student_price CHECK (student_price_kurus >= 0 AND student_price_kurus <= price_kurus),
  CONSTRAINT workshop_session_listed_seats_check CHECK (listed_seats >= 0),
  CONSTRAINT workshop_session_never_oversold CHECK (booked_seats <= capacity + overbooked_seats),
  CONSTRAINT workshop_session_never_promised_twice CHECK (booked_seats + held_seats <= capacity + overbooked_seats + listed_seats),
  CONSTRAINT workshop_session_overbooked_seats_check CHECK (overbooked_seats BETWEEN 0 AND greatest(0, booked_seats + held_seats - capacity)),
  CONSTRAINT workshop_session_cancelled_is_removed CHECK (cancelled_at IS NULL OR removed_at IS NOT NULL)
);

CREATE INDEX workshop_session_by_date ON workshop_session (date, start_time, id);
CREATE INDEX workshop_session_search ON workshop_session USING gin (search_text gin_trgm_ops);
CREATE INDEX workshop_session_search_stems ON workshop_session USING gin (search_stems gin_trgm_ops);

CREATE TABLE information_request (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  surname text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  workshop_type text NOT NULL,
  experience_level text NOT NULL,
  program smallint,
  message text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  admin_notes text DEFAULT '' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  answer_subject text,
  answer_text text,
  answered_at timestamptz,
  search_text text GENERATED ALWAYS AS (search_form(((((((name || ' ') || surname) || ' ') || email) || ' ') || phone))) STORED,
  CONSTRAINT information_request_pkey PRIMARY KEY (id),
  CONSTRAINT information_request_workshop_type_check CHECK (workshop_type IN ('baslangic', 'orta', 'ileri', 'cocuk', 'ozel', 'kurumsal')),
  CONSTRAINT information_request_experience_level_check CHECK (experience_level IN ('hic_deneyim_yok', 'az_deneyim', 'orta_deneyim', 'ileri_deneyim')),
  CONSTRAINT information_request_program_check CHECK (program >= 1 AND program <= 5),
  CONSTRAINT information_request_status_check CHECK (status IN ('pending', 'contacted', 'completed')),
  CONSTRAINT information_request_answer_is_whole CHECK (num_nulls(answer_subject, answer_text, answered_at) = ANY (ARRAY[0, 3]))
);

CREATE INDEX information_request_newest ON information_request (created_at DESC, id);
CREATE INDEX information_request_by_email ON information_request (lower(email), created_at);
CREATE INDEX information_request_search ON information_request USING gin (search_text gin_trgm_ops);
CREATE INDEX information_request_by_status ON information_request (status, created_at DESC, id);

CREATE TRIGGER workshop_session_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON workshop_session
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('workshops');
-- Without the generated columns: PostgreSQL takes all of them for updated, because a trigger may change what they are made from.
CREATE TRIGGER workshop_session_edited AFTER INSERT OR DELETE OR UPDATE OF id, title, description, date, start_time, end_time, program, is_for_children, price_kurus, prior_price_kurus, prior_price_until, student_price_kurus, vat_rate_id, capacity, version, created_at, updated_at, removed_at, cancelled_at, copying_id OR TRUNCATE ON workshop_session
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('edits');
CREATE TRIGGER information_request_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON information_request
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('requests');
