-- A message or bulk mail to many. It keeps the numbers of its mails, which are deleted after half a year.
CREATE TABLE campaign (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  client_key uuid NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  category text NOT NULL,
  audience text NOT NULL,
  day date,
  -- The session, account or order whose people the message is for.
  target_id uuid,
  admin_id uuid,
  admin_name text NOT NULL,
  recipient_count integer DEFAULT 0 NOT NULL,
  account_count integer DEFAULT 0 NOT NULL,
  mail_count integer DEFAULT 0 NOT NULL,
  unmailed_count integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  body_html text,
  status text DEFAULT 'running' NOT NULL,
  ended_at timestamptz,
  sent_count integer DEFAULT 0 NOT NULL,
  failed_count integer DEFAULT 0 NOT NULL,
  skipped_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT campaign_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_client_key_key UNIQUE (client_key),
  CONSTRAINT campaign_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE SET NULL,
  CONSTRAINT campaign_category_check CHECK (category IN ('onemli', 'hatirlatma', 'bilgilendirme', 'promosyon', 'sistem', 'genel')),
  CONSTRAINT campaign_recipient_count_check CHECK (recipient_count >= 0),
  CONSTRAINT campaign_account_count_check CHECK (account_count >= 0),
  CONSTRAINT campaign_mail_count_check CHECK (mail_count >= 0),
  CONSTRAINT campaign_unmailed_count_check CHECK (unmailed_count >= 0),
  CONSTRAINT campaign_status_check CHECK (status IN ('running', 'paused', 'stopped')),
  CONSTRAINT campaign_audience_check CHECK (audience IN ('all', 'registered', 'customers', 'workshop_participants', 'guest_orders', 'newsletter_subscribers', 'everybody', 'session_guests', 'session_paid_guests', 'one_customer', 'order_buyer')),
  CONSTRAINT campaign_of_a_target CHECK ((target_id IS NOT NULL) = (audience IN ('session_guests', 'session_paid_guests', 'one_customer', 'order_buyer'))),
  CONSTRAINT campaign_sent_count_check CHECK (sent_count >= 0),
  CONSTRAINT campaign_failed_count_check CHECK (failed_count >= 0),
  CONSTRAINT campaign_skipped_count_check CHECK (skipped_count >= 0),
  CONSTRAINT campaign_counts_at_its_end CHECK (ended_at IS NOT NULL OR (sent_count = 0 AND failed_count = 0 AND skipped_count = 0)),
  CONSTRAINT campaign_to_readers_is_mail CHECK (audience NOT IN ('newsletter_subscribers', 'everybody') OR body_html IS NOT NULL)
);

CREATE INDEX campaign_newest ON campaign (created_at DESC, id);
CREATE INDEX campaign_by_target ON campaign (target_id, created_at DESC, id) WHERE (target_id IS NOT NULL);
CREATE INDEX campaign_on_its_way ON campaign (id) WHERE (ended_at IS NULL);

-- Whom a campaign is still to reach; rows are deleted as they are served.
CREATE TABLE campaign_recipient (
  position bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  campaign_id uuid NOT NULL,
  customer_id uuid,
  email text,
  first_name text NOT NULL,
  CONSTRAINT campaign_recipient_pkey PRIMARY KEY ("position"),
  CONSTRAINT campaign_recipient_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE,
  CONSTRAINT campaign_recipient_is_reached CHECK (num_nulls(customer_id, email) < 2)
);

CREATE INDEX campaign_recipient_by_campaign ON campaign_recipient (campaign_id);

-- A pending mail with claimed_at is in the hands of a worker. A held mail waits until its campaign goes on.
CREATE TABLE mail_message (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  dedupe_key text NOT NULL,
  template text NOT NULL,
  payload jsonb NOT NULL,
  recipient text NOT NULL,
  subject text,
  status text DEFAULT 'pending' NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  last_error text,
  claimed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  is_erased boolean DEFAULT false NOT NULL,
  campaign_id uuid,
  due_at timestamptz DEFAULT now() NOT NULL,
  trying_since timestamptz,
  search_text text GENERATED ALWAYS AS (search_form(((recipient || ' ') || COALESCE(subject, '')))) STORED,
  request_id text,
  CONSTRAINT mail_message_pkey PRIMARY KEY (id),
  CONSTRAINT mail_message_dedupe_key_key UNIQUE (dedupe_key),
  CONSTRAINT mail_message_status_check CHECK (status IN ('pending', 'sending', 'held', 'sent', 'failed', 'skipped'))
);

CREATE INDEX mail_message_newest ON mail_message (created_at DESC, id);
CREATE INDEX mail_message_by_kind ON mail_message (template, created_at DESC) WHERE (campaign_id IS NULL);
CREATE INDEX mail_message_unsent ON mail_message (created_at) WHERE (status NOT IN ('sent', 'skipped'));
CREATE INDEX mail_message_of_campaign ON mail_message (campaign_id, status) WHERE (campaign_id IS NOT NULL);
CREATE INDEX mail_message_of_campaign_waiting ON mail_message (created_at)
  WHERE ((campaign_id IS NOT NULL) AND (status IN ('pending', 'sending')));
CREATE INDEX mail_message_by_status ON mail_message (status, created_at DESC, id);
CREATE INDEX mail_message_about ON mail_message (split_part(dedupe_key, ':', 2));
CREATE INDEX mail_message_campaigns_due ON mail_message (due_at)
  WHERE ((campaign_id IS NOT NULL) AND (status = 'pending'));
CREATE INDEX mail_message_search ON mail_message USING gin (search_text gin_trgm_ops);
CREATE INDEX mail_message_unnamed ON mail_message (template) WHERE (subject IS NULL);

CREATE TABLE customer_message (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  customer_id uuid NOT NULL,
  category text DEFAULT 'bilgilendirme' NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  sender_name text NOT NULL,
  is_important boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  read_at timestamptz,
  CONSTRAINT customer_message_pkey PRIMARY KEY (id),
  CONSTRAINT customer_message_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  CONSTRAINT customer_message_category_check CHECK (category IN ('onemli', 'hatirlatma', 'bilgilendirme', 'promosyon', 'sistem', 'genel'))
);

CREATE INDEX customer_message_newest ON customer_message (customer_id, created_at DESC, id DESC);
CREATE INDEX customer_message_unread ON customer_message (customer_id) WHERE (read_at IS NULL);

CREATE TABLE newsletter_request (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token_hash text NOT NULL,
  address text NOT NULL,
  text_version text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT newsletter_request_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_request_token_hash_key UNIQUE (token_hash),
  CONSTRAINT newsletter_request_address_check CHECK (address = lower(address))
);

CREATE INDEX newsletter_request_by_address ON newsletter_request (address);
CREATE INDEX newsletter_request_by_end ON newsletter_request (expires_at);

CREATE TABLE newsletter_subscriber (
  address text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  CONSTRAINT newsletter_subscriber_pkey PRIMARY KEY (address),
  CONSTRAINT newsletter_subscriber_address_check CHECK (address = lower(address))
);

CREATE TRIGGER campaign_changed AFTER INSERT OR DELETE OR UPDATE OF status, ended_at ON campaign
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('campaigns');
CREATE TRIGGER mail_message_failed AFTER UPDATE OF status ON mail_message
  FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND (('failed' = old.status) OR ('failed' = new.status)))) EXECUTE FUNCTION announce_change('campaigns');
CREATE TRIGGER mail_message_added_failed AFTER INSERT ON mail_message
  FOR EACH ROW WHEN ((new.status = 'failed')) EXECUTE FUNCTION announce_change('campaigns');
