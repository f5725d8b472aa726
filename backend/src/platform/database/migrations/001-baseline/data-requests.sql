-- What people ask about their own personal data (KVKK, article 11). A request counts from the moment at which its address
-- confirmed it, and is closed once, by an answer or a refusal with its reason.
CREATE TABLE data_request (
  -- Chosen by the form, so that a repeated request asks once.
  id uuid NOT NULL,
  request_hash text NOT NULL,
  link_nonce text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text DEFAULT '' NOT NULL,
  kind text NOT NULL,
  message text DEFAULT '' NOT NULL,
  state text DEFAULT 'unconfirmed' NOT NULL,
  confirmed_at timestamptz,
  -- Until when the person may download the data that the studio has released.
  export_until timestamptz,
  erased_at timestamptz,
  -- The answer, under the key of its request.
  answer_key uuid,
  answer_hash text,
  answer_text text,
  answered_at timestamptz,
  answered_by text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT data_request_pkey PRIMARY KEY (id),
  CONSTRAINT data_request_answered_once_per_request UNIQUE (answer_key),
  CONSTRAINT data_request_kind_check CHECK (kind IN ('held', 'copy', 'correct', 'erase', 'object', 'third_parties', 'other')),
  CONSTRAINT data_request_state_check CHECK (state IN ('unconfirmed', 'open', 'answered', 'refused')),
  CONSTRAINT data_request_confirmed CHECK ((state = 'unconfirmed') = (confirmed_at IS NULL)),
  CONSTRAINT data_request_answer_is_whole CHECK (
    num_nonnulls(answer_key, answer_hash, answer_text, answered_at, answered_by)
      = CASE WHEN state IN ('answered', 'refused') THEN 5 ELSE 0 END),
  CONSTRAINT data_request_erased_once_confirmed CHECK (erased_at IS NULL OR confirmed_at IS NOT NULL),
  CONSTRAINT data_request_export_comes_with_answer CHECK (export_until IS NULL OR state = 'answered')
);

CREATE INDEX data_request_newest ON data_request (confirmed_at DESC, id) WHERE state <> 'unconfirmed';
CREATE INDEX data_request_open ON data_request (confirmed_at) WHERE state = 'open';
CREATE INDEX data_request_by_email ON data_request (lower(email), created_at);
CREATE INDEX data_request_unconfirmed ON data_request (created_at) WHERE state = 'unconfirmed';

CREATE FUNCTION keep_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.id, NEW.request_hash, NEW.name, NEW.email, NEW.phone, NEW.kind, NEW.message, NEW.created_at)
       IS DISTINCT FROM (OLD.id, OLD.request_hash, OLD.name, OLD.email, OLD.phone, OLD.kind, OLD.message, OLD.created_at) THEN
      RAISE EXCEPTION 'What was asked about personal data stays as it was asked.';
    END IF;
    IF OLD.confirmed_at IS NOT NULL AND NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at
       OR OLD.erased_at IS NOT NULL AND NEW.erased_at IS DISTINCT FROM OLD.erased_at THEN
      RAISE EXCEPTION 'The clock of a request about personal data does not start anew.';
    END IF;
    IF OLD.answer_key IS NOT NULL AND (NEW.state, NEW.answer_key, NEW.answer_text, NEW.answered_at, NEW.answered_by)
       IS DISTINCT FROM (OLD.state, OLD.answer_key, OLD.answer_text, OLD.answered_at, OLD.answered_by) THEN
      RAISE EXCEPTION 'An answered request about personal data keeps its answer.';
    END IF;
    RETURN NEW;
  END
$$;

CREATE TRIGGER data_request_is_kept BEFORE UPDATE ON data_request
  FOR EACH ROW EXECUTE FUNCTION keep_data_request();
CREATE TRIGGER data_request_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON data_request
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('requests');
