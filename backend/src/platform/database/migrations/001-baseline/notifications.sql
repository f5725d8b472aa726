CREATE TABLE studio_notification (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  type text NOT NULL,
  dedupe_key text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  read_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  about_kind text,
  about_id uuid,
  removed_at timestamptz,
  CONSTRAINT studio_notification_pkey PRIMARY KEY (id),
  CONSTRAINT studio_notification_dedupe_key_key UNIQUE (dedupe_key),
  CONSTRAINT studio_notification_type_check CHECK (type IN ('stock_low', 'stock_out', 'workshop_full', 'workshop_low', 'new_order', 'system')),
  CONSTRAINT studio_notification_subject_is_whole CHECK (num_nulls(about_kind, about_id) = ANY (ARRAY[0, 2])),
  CONSTRAINT studio_notification_about_kind_check CHECK (about_kind IN ('order', 'session', 'product', 'bulk_order', 'information_request', 'data_request'))
);

CREATE INDEX studio_notification_of_type ON studio_notification (type, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX studio_notification_unread ON studio_notification (id DESC, type) WHERE ((removed_at IS NULL) AND (read_at IS NULL));
CREATE INDEX studio_notification_removed ON studio_notification (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX studio_notification_about ON studio_notification (split_part(dedupe_key, ':', 2));

-- One row. Every process hears of its changes.
CREATE TABLE mail_settings (
  id smallint DEFAULT 1 NOT NULL,
  smtp_host text DEFAULT '' NOT NULL,
  smtp_port integer DEFAULT 587 NOT NULL,
  smtp_username text DEFAULT '' NOT NULL,
  smtp_password_sealed text,
  smtp_encryption text DEFAULT 'tls' NOT NULL,
  from_email text DEFAULT '' NOT NULL,
  from_name text DEFAULT '' NOT NULL,
  is_active boolean DEFAULT false NOT NULL,
  imap_host text DEFAULT '' NOT NULL,
  imap_port integer DEFAULT 993 NOT NULL,
  imap_ssl boolean DEFAULT true NOT NULL,
  pop3_host text DEFAULT '' NOT NULL,
  pop3_port integer DEFAULT 995 NOT NULL,
  pop3_ssl boolean DEFAULT true NOT NULL,
  smtp_ssl_port integer DEFAULT 465 NOT NULL,
  smtp_tls_port integer DEFAULT 587 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT mail_settings_pkey PRIMARY KEY (id),
  CONSTRAINT mail_settings_id_check CHECK (id = 1),
  CONSTRAINT mail_settings_smtp_encryption_check CHECK (smtp_encryption IN ('tls', 'ssl', 'none')),
  CONSTRAINT mail_settings_active_are_whole CHECK ((NOT is_active) OR ((smtp_host <> '') AND (from_email <> ''))),
  CONSTRAINT mail_settings_smtp_port_check CHECK (smtp_port >= 1 AND smtp_port <= 65535),
  CONSTRAINT mail_settings_imap_port_check CHECK (imap_port >= 1 AND imap_port <= 65535),
  CONSTRAINT mail_settings_pop3_port_check CHECK (pop3_port >= 1 AND pop3_port <= 65535),
  CONSTRAINT mail_settings_smtp_ssl_port_check CHECK (smtp_ssl_port >= 1 AND smtp_ssl_port <= 65535),
  CONSTRAINT mail_settings_smtp_tls_port_check CHECK (smtp_tls_port >= 1 AND smtp_tls_port <= 65535)
);

-- What the studio changed a mail to. broken_at says since when it cannot be rendered.
CREATE TABLE custom_mail_template (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  preheader text NOT NULL,
  body_html text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  broken_reason text,
  broken_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT custom_mail_template_pkey PRIMARY KEY (id),
  CONSTRAINT custom_mail_template_kind_key UNIQUE (kind),
  CONSTRAINT custom_mail_template_break_is_whole CHECK (num_nulls(broken_reason, broken_at) = ANY (ARRAY[0, 2])),
  CONSTRAINT custom_mail_template_kind_check CHECK (kind ~ '^[a-z0-9-]{1,60}$')
);

CREATE TABLE sms_message (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  dedupe_key text NOT NULL,
  recipient text NOT NULL,
  text text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  last_error text,
  claimed_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  sent_at timestamptz,
  is_erased boolean DEFAULT false NOT NULL,
  CONSTRAINT sms_message_pkey PRIMARY KEY (id),
  CONSTRAINT sms_message_dedupe_key_key UNIQUE (dedupe_key),
  CONSTRAINT sms_message_status_check CHECK (status IN ('pending', 'sent', 'failed', 'skipped'))
);

CREATE INDEX sms_message_newest ON sms_message (created_at DESC, id);
CREATE INDEX sms_message_unsent ON sms_message (created_at) WHERE (status IN ('pending', 'failed'));
CREATE INDEX sms_message_about ON sms_message (split_part(dedupe_key, ':', 2));

CREATE TRIGGER studio_notification_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON studio_notification
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('notifications');
CREATE TRIGGER mail_settings_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON mail_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('mail');
CREATE TRIGGER custom_mail_template_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON custom_mail_template
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('mail');

INSERT INTO mail_settings (id) VALUES (1);
