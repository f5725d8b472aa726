-- credentials_version is part of every session: raising it ends all of them. It begins with the second in which the
-- account is made, so that nothing signed for a deleted account counts for the next one with its address.
CREATE TABLE customer (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  address text,
  password_hash text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  email_verified_at timestamptz,
  credentials_version integer DEFAULT extract(epoch FROM now() - timestamptz '2026-01-01 00:00+00')::integer NOT NULL,
  city text,
  district text,
  neighbourhood text,
  address_line text,
  -- The details of the last invoice, where the customer wished them kept.
  invoice jsonb,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (search_form(((((((first_name || ' ') || last_name) || ' ') || email) || ' ') || COALESCE(phone, ''::text)))) STORED,
  CONSTRAINT customer_pkey PRIMARY KEY (id),
  CONSTRAINT customer_invoice_has_a_kind CHECK (invoice ->> 'kind' IN ('person', 'company')),
  CONSTRAINT customer_place_is_whole CHECK (num_nulls(city, district, neighbourhood, address_line) = ANY (ARRAY[0, 4]))
);

CREATE UNIQUE INDEX customer_email ON customer (lower(email));
CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops);
CREATE INDEX customer_newest ON customer (created_at DESC, id DESC);

-- Codes are stored as hashes. Every try counts, right or wrong; tries of strangers are counted apart from those
-- of the owner.
CREATE TABLE verification_code (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  type text NOT NULL,
  email text NOT NULL,
  customer_id uuid,
  admin_id uuid,
  registration jsonb,
  code_hash text NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  sent_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  stranger_attempts smallint DEFAULT 0 NOT NULL,
  is_decoy boolean DEFAULT false NOT NULL,
  CONSTRAINT verification_code_pkey PRIMARY KEY (id),
  CONSTRAINT verification_code_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  CONSTRAINT verification_code_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE CASCADE,
  CONSTRAINT verification_code_type_check CHECK (type IN ('registration', 'account', 'admin_sign_in')),
  CONSTRAINT verification_code_tries_check CHECK (tries >= 0 AND tries <= 5),
  CONSTRAINT verification_code_check CHECK ((type = 'registration') = (registration IS NOT NULL)),
  CONSTRAINT verification_code_check1 CHECK ((type = 'account') = (customer_id IS NOT NULL)),
  CONSTRAINT verification_code_check2 CHECK ((type = 'admin_sign_in') = (admin_id IS NOT NULL)),
  CONSTRAINT verification_code_stranger_attempts_check CHECK (stranger_attempts >= 0 AND stranger_attempts <= 5),
  CONSTRAINT verification_code_check3 CHECK ((type = 'registration') OR (NOT is_decoy))
);

CREATE INDEX verification_code_by_email ON verification_code (lower(email), type);
CREATE INDEX verification_code_by_end ON verification_code (expires_at);

-- Links are stored as hashes, with the address to which they were sent.
CREATE TABLE password_reset (
  token_hash text NOT NULL,
  customer_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  email text NOT NULL,
  restores_email boolean DEFAULT false NOT NULL,
  CONSTRAINT password_reset_pkey PRIMARY KEY (token_hash),
  CONSTRAINT password_reset_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE
);

CREATE INDEX password_reset_by_customer ON password_reset (customer_id);
CREATE INDEX password_reset_by_end ON password_reset (expires_at);

-- Links that end a lock-out are stored as hashes too.
CREATE TABLE sign_in_unlock (
  token_hash text NOT NULL,
  kind text NOT NULL,
  email text NOT NULL,
  credentials_version integer NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT sign_in_unlock_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sign_in_unlock_kind_check CHECK (kind IN ('customer', 'admin'))
);

CREATE INDEX sign_in_unlock_by_end ON sign_in_unlock (expires_at);

-- Append-only. Addresses are in lower case; position says which of two entries of the same moment came later.
CREATE TABLE consent (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  address text NOT NULL,
  purpose text NOT NULL,
  channel text NOT NULL,
  -- The number of a consent to text messages: another number is another recipient.
  phone text,
  is_given boolean NOT NULL,
  text_version text,
  source text NOT NULL,
  ip_address text,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT consent_pkey PRIMARY KEY (id),
  CONSTRAINT consent_address_check CHECK (address = lower(address)),
  CONSTRAINT consent_kind CHECK ((purpose, channel) IN
    (('commercial', 'email'), ('commercial', 'sms'), ('photo', 'publication'))),
  CONSTRAINT consent_phone_of_sms CHECK ((channel = 'sms') = (phone IS NOT NULL)),
  CONSTRAINT consent_phone_form CHECK (phone ~ '^(\+[1-9]\d{6,14}|[0-9a-f]{64})$'),
  CONSTRAINT consent_given_to_words CHECK (is_given = (text_version IS NOT NULL))
);

CREATE INDEX consent_latest ON consent (address, purpose, channel, "position" DESC);
CREATE INDEX consent_by_time ON consent (recorded_at);

-- Refuses changes. Two are lawful: anonymising an entry, and deleting one after three years.
CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.recorded_at < now() - interval '3 years' THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.address LIKE '%@%' AND NEW.address NOT LIKE '%@%' AND NEW.ip_address IS NULL
      AND coalesce(NEW.phone NOT LIKE '+%', true)
      AND to_jsonb(NEW) - '{address,phone,ip_address}'::text[] = to_jsonb(OLD) - '{address,phone,ip_address}'::text[]
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'Consents are only added to.';
  END
$$;

CREATE TRIGGER customer_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON customer
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('customers');
CREATE TRIGGER consent_stays BEFORE DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION keep_consents();
CREATE TRIGGER consents_stay BEFORE TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION keep_consents();
