-- Jobs are written in the transaction of their cause; a relay hands them to the queue. traceparent continues the
-- trace of the request.
CREATE TABLE outbox_job (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  delay_ms integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  relayed_at timestamptz,
  request_id text,
  trace_parent text,
  CONSTRAINT outbox_job_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_job_delay_ms_check CHECK (delay_ms >= 0)
);

CREATE INDEX outbox_job_to_relay ON outbox_job (created_at) WHERE (relayed_at IS NULL);
CREATE INDEX outbox_job_asked_resets ON outbox_job (created_at) WHERE (name = 'accounts.send-reset');

-- One row per scheduled task, overwritten by each run.
CREATE TABLE task_run (
  name text NOT NULL,
  every_seconds double precision NOT NULL,
  began_at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  error text,
  CONSTRAINT task_run_pkey PRIMARY KEY (name),
  CONSTRAINT task_run_every_seconds_check CHECK (every_seconds > 0),
  CONSTRAINT task_run_duration_ms_check CHECK (duration_ms >= 0)
);

-- Lost sessions, counted tries and captchas cost nothing but a new sign-in or a new try.
CREATE TABLE session (
  key text NOT NULL,
  data jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (key)
);

CREATE INDEX session_by_end ON session (seen_at);
CREATE INDEX session_of_customer ON session ((data #>> '{passport,user,customer,id}'))
  WHERE data #>> '{passport,user,customer,id}' IS NOT NULL;
CREATE INDEX session_of_admin ON session ((data #>> '{passport,user,admin,id}'))
  WHERE data #>> '{passport,user,admin,id}' IS NOT NULL;

CREATE TABLE rate_limit (
  key text NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);

-- Only what was changed is a row. The trigger announces a change to every process, however it was made.
CREATE TABLE security_setting (
  key text NOT NULL,
  value text NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT security_setting_pkey PRIMARY KEY (key)
);

-- One row. Its version tells whether the settings changed after they were read.
CREATE TABLE security_settings_state (
  is_only boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT security_settings_state_pkey PRIMARY KEY (is_only),
  CONSTRAINT security_settings_state_is_only_check CHECK (is_only)
);

-- A row is written when a backup is complete.
CREATE TABLE backup_run (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  finished_at timestamptz DEFAULT now() NOT NULL,
  size_bytes bigint NOT NULL,
  place text NOT NULL,
  CONSTRAINT backup_run_pkey PRIMARY KEY (id),
  CONSTRAINT backup_run_size_bytes_check CHECK (size_bytes >= 0)
);

CREATE INDEX backup_run_newest ON backup_run (finished_at DESC);

-- Backups and test restores that somebody asked the shop for, or that were due. Of each kind only one is under way.
CREATE TABLE backup_task (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'waiting' NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  -- The last sign of life of the process that works on it.
  touched_at timestamptz DEFAULT now() NOT NULL,
  finished_at timestamptz,
  progress real DEFAULT 0 NOT NULL,
  backup_name text,
  problem text,
  CONSTRAINT backup_task_pkey PRIMARY KEY (id),
  CONSTRAINT backup_task_kind_check CHECK (kind IN ('backup', 'test_restore')),
  CONSTRAINT backup_task_status_check CHECK (status IN ('waiting', 'running', 'done', 'failed')),
  CONSTRAINT backup_task_progress_check CHECK (progress BETWEEN 0 AND 1),
  CONSTRAINT backup_task_problem_check CHECK ((status = 'failed') = (problem IS NOT NULL)),
  CONSTRAINT backup_task_finished_check CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL))
);

CREATE UNIQUE INDEX backup_task_one_at_a_time ON backup_task (kind) WHERE status IN ('waiting', 'running');
CREATE INDEX backup_task_newest ON backup_task (kind, id DESC);

-- Accounts of the studio with services, entered in the back office. A row is never changed, because payments name the
-- account with which they were made. Each replaces the one before it: the newest of a service is in force, and of two
-- admins who replace the same one only the first succeeds. A row without secrets says that the account was removed.
CREATE TABLE service_account (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  service text NOT NULL,
  address text NOT NULL,
  sealed_secrets text,
  replaces bigint,
  saved_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT service_account_pkey PRIMARY KEY (id),
  CONSTRAINT service_account_removed_once_saved CHECK (sealed_secrets IS NOT NULL OR replaces IS NOT NULL),
  CONSTRAINT service_account_service_check CHECK (service IN ('geliver', 'iys', 'iyzico', 'netgsm', 'parasut')),
  CONSTRAINT service_account_id_service_key UNIQUE (id, service),
  CONSTRAINT service_account_replaced_once UNIQUE NULLS NOT DISTINCT (service, replaces),
  CONSTRAINT service_account_replaces_fkey FOREIGN KEY (replaces, service) REFERENCES service_account (id, service)
);

CREATE TRIGGER service_account_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON service_account
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');

-- What the outside saw of the shop's domain when somebody last had it measured.
CREATE TABLE domain_check (
  is_only boolean DEFAULT true NOT NULL,
  findings jsonb NOT NULL,
  checked_at timestamptz NOT NULL,
  CONSTRAINT domain_check_pkey PRIMARY KEY (is_only),
  CONSTRAINT domain_check_is_only_check CHECK (is_only)
);

CREATE FUNCTION announce_security_settings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('change_feed', 'settings');
    RETURN NULL;
  END
$$;

CREATE TRIGGER security_setting_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON security_setting
  FOR EACH STATEMENT EXECUTE FUNCTION announce_security_settings();

-- One row once the studio has opened its shop to visitors. Closing the shop again is the maintenance mode.
CREATE TABLE shop_opening (
  is_only boolean DEFAULT true NOT NULL,
  opened_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT shop_opening_pkey PRIMARY KEY (is_only),
  CONSTRAINT shop_opening_is_only_check CHECK (is_only)
);

CREATE TRIGGER shop_opening_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shop_opening
  FOR EACH STATEMENT EXECUTE FUNCTION announce_security_settings();

INSERT INTO security_settings_state DEFAULT VALUES;
