-- Each consent to commercial messages, and each withdrawal of one that İYS knows, as İYS is to learn it. A trigger writes
-- it in the transaction of the ledger's entry.
CREATE TABLE iys_event (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  consent_id uuid NOT NULL,
  -- The consent that a withdrawal ends.
  follows_id bigint,
  -- A mail address or a number with +; empty once the person is erased and İYS has heard.
  recipient text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  consent_date timestamptz NOT NULL,
  state text DEFAULT 'waiting' NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  next_try_at timestamptz DEFAULT now() NOT NULL,
  transaction_id text,
  last_error text,
  is_erased boolean DEFAULT false NOT NULL,
  settled_at timestamptz,
  -- When İYS was last asked whether it still knows the consent.
  checked_at timestamptz,
  CONSTRAINT iys_event_pkey PRIMARY KEY (id),
  CONSTRAINT iys_event_of_consent UNIQUE (consent_id),
  CONSTRAINT iys_event_follows_fkey FOREIGN KEY (follows_id) REFERENCES iys_event (id) ON DELETE CASCADE,
  CONSTRAINT iys_event_type_check CHECK (type IN ('EPOSTA', 'MESAJ')),
  CONSTRAINT iys_event_status_check CHECK (status IN ('ONAY', 'RET')),
  -- İYS takes no refusal from somebody of whom it knows no consent.
  CONSTRAINT iys_event_refusal_follows CHECK ((status = 'RET') = (follows_id IS NOT NULL)),
  CONSTRAINT iys_event_state_check CHECK (state IN ('waiting', 'sent', 'refused', 'skipped')),
  CONSTRAINT iys_event_settled CHECK ((state = 'waiting') = (settled_at IS NULL))
);

CREATE INDEX iys_event_waiting ON iys_event (next_try_at) WHERE state = 'waiting';
CREATE INDEX iys_event_of_recipient ON iys_event (recipient, type, id DESC);
CREATE INDEX iys_event_followed ON iys_event (follows_id) WHERE follows_id IS NOT NULL;

-- How far the changes at İYS were read.
CREATE TABLE iys_reading (
  is_only boolean DEFAULT true NOT NULL,
  read_after text,
  read_at timestamptz,
  CONSTRAINT iys_reading_pkey PRIMARY KEY (is_only),
  CONSTRAINT iys_reading_is_only CHECK (is_only)
);

INSERT INTO iys_reading DEFAULT VALUES;

CREATE FUNCTION tell_iys() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    followed bigint;
    its_recipient text := coalesce(NEW.phone, NEW.address);
    its_type text := CASE NEW.channel WHEN 'sms' THEN 'MESAJ' ELSE 'EPOSTA' END;
  BEGIN
    SELECT id INTO followed FROM iys_event
      WHERE recipient = its_recipient AND type = its_type AND status = 'ONAY' ORDER BY id DESC LIMIT 1;
    IF NOT NEW.is_given AND followed IS NULL THEN
      RETURN NULL;
    END IF;
    -- A consent to newer words is no news to İYS.
    IF NEW.is_given AND followed IS NOT NULL AND (
      SELECT is_given AND phone IS NOT DISTINCT FROM NEW.phone FROM consent
      WHERE address = NEW.address AND purpose = NEW.purpose AND channel = NEW.channel AND "position" < NEW."position"
      ORDER BY "position" DESC LIMIT 1)
    THEN
      RETURN NULL;
    END IF;
    INSERT INTO iys_event (consent_id, follows_id, recipient, type, status, consent_date)
      VALUES (NEW.id, CASE WHEN NOT NEW.is_given THEN followed END, its_recipient, its_type, CASE WHEN NEW.is_given THEN 'ONAY' ELSE 'RET' END,
        NEW.recorded_at);
    RETURN NULL;
  END
$$;

-- What was said at İYS is not said to İYS.
CREATE TRIGGER consent_told AFTER INSERT ON consent FOR EACH ROW
  WHEN (NEW.purpose = 'commercial' AND NEW.source <> 'iys') EXECUTE FUNCTION tell_iys();

-- An erased person's consent that İYS may know is still withdrawn there; one that it never heard of is not told any more.
CREATE FUNCTION erase_iys_event() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_told boolean;
  BEGIN
    IF TG_OP = 'DELETE' THEN
      DELETE FROM iys_event WHERE consent_id = OLD.id;
      RETURN NULL;
    END IF;
    SELECT first.tries > 0 INTO is_told FROM iys_event event
      JOIN iys_event first ON first.id = coalesce(event.follows_id, event.id)
      WHERE event.consent_id = NEW.id FOR UPDATE OF first;
    UPDATE iys_event SET is_erased = true,
        state = CASE WHEN state = 'waiting' AND NOT is_told THEN 'skipped' ELSE state END,
        settled_at = CASE WHEN state = 'waiting' AND NOT is_told THEN now() ELSE settled_at END
      WHERE consent_id = NEW.id;
    RETURN NULL;
  END
$$;

CREATE TRIGGER consent_forgotten AFTER DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION erase_iys_event();

CREATE FUNCTION forget_iys_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.recipient := '';
    RETURN NEW;
  END
$$;

CREATE TRIGGER iys_recipient_forgotten BEFORE UPDATE ON iys_event FOR EACH ROW
  WHEN (NEW.is_erased AND NEW.state <> 'waiting') EXECUTE FUNCTION forget_iys_recipient();
