CREATE TABLE log_entry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  event_type text NOT NULL,
  username text,
  user_id uuid,
  ip_address text,
  user_agent text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  record_kind text,
  record_id text,
  search_text text GENERATED ALWAYS AS ("left"(search_form((((("left"(COALESCE(username, ''), 254) || ' ') || "left"(COALESCE(ip_address, ''), 64)) || ' ') || "left"(COALESCE((details ->> 'label'), ''), 200))), 400)) STORED,
  CONSTRAINT log_entry_pkey PRIMARY KEY (id)
);

CREATE INDEX log_entry_of_record ON log_entry (record_kind, record_id, id DESC) WHERE (record_kind IS NOT NULL);
CREATE INDEX log_entry_list_by_time ON log_entry (created_at, id) INCLUDE (event_type, search_text);
CREATE INDEX log_entry_list_by_type ON log_entry (event_type, created_at, id) INCLUDE (search_text);
CREATE INDEX log_entry_search ON log_entry USING gin (search_text gin_trgm_ops);
CREATE INDEX log_entry_of_user ON log_entry (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX log_entry_of_address ON log_entry (lower(username)) WHERE (username IS NOT NULL);
CREATE INDEX log_entry_of_ip ON log_entry (ip_address text_pattern_ops, created_at, id) WHERE (ip_address IS NOT NULL);

-- Entries per type and day of the studio; see order_tally.
CREATE TABLE log_tally (
  sort text COLLATE "C" NOT NULL,
  bucket text COLLATE "C" NOT NULL,
  event_type text COLLATE "C" NOT NULL,
  records integer NOT NULL
);

CREATE INDEX log_tally_by_bucket ON log_tally (sort, bucket) INCLUDE (event_type, records);

-- One row: days to keep, by group of types.
CREATE TABLE log_retention (
  id integer NOT NULL,
  sign_ins integer DEFAULT 365 NOT NULL,
  security integer DEFAULT 365 NOT NULL,
  changes integer DEFAULT 365 NOT NULL,
  technical integer DEFAULT 90 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT log_retention_pkey PRIMARY KEY (id),
  CONSTRAINT log_retention_id_check CHECK (id = 1)
);

CREATE FUNCTION keep_log_tally() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN 
    INSERT INTO log_tally (sort, bucket, event_type, records)
    SELECT 'createdAt', to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS bucket, event_type, sum(sign)
    FROM (SELECT 1 AS sign, event_type, created_at FROM added) AS changed
    GROUP BY bucket, event_type HAVING sum(sign) <> 0
  ;
        WHEN 'DELETE' THEN 
    INSERT INTO log_tally (sort, bucket, event_type, records)
    SELECT 'createdAt', to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS bucket, event_type, sum(sign)
    FROM (SELECT -1 AS sign, event_type, created_at FROM removed) AS changed
    GROUP BY bucket, event_type HAVING sum(sign) <> 0
  ;
        WHEN 'UPDATE' THEN 
    INSERT INTO log_tally (sort, bucket, event_type, records)
    SELECT 'createdAt', to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS bucket, event_type, sum(sign)
    FROM (
          SELECT 1 AS sign, event_type, created_at FROM added
          UNION ALL SELECT -1, event_type, created_at FROM removed) AS changed
    GROUP BY bucket, event_type HAVING sum(sign) <> 0
  ;
        ELSE DELETE FROM log_tally;
      END CASE;
      RETURN NULL;
    END
$$;

CREATE TRIGGER log_tally_on_insert AFTER INSERT ON log_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_log_tally();
CREATE TRIGGER log_tally_on_delete AFTER DELETE ON log_entry REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_log_tally();
CREATE TRIGGER log_tally_on_update AFTER UPDATE ON log_entry REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_log_tally();
CREATE TRIGGER log_tally_on_truncate AFTER TRUNCATE ON log_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_log_tally();
CREATE TRIGGER log_entry_added AFTER INSERT ON log_entry FOR EACH STATEMENT EXECUTE FUNCTION announce_change('logs');

INSERT INTO log_retention (id, sign_ins, security, changes, technical) VALUES (1, 365, 365, 365, 90);
