CREATE TABLE captcha (
  session_id text NOT NULL,
  answer_hash text NOT NULL,
  is_solved boolean DEFAULT false NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT captcha_pkey PRIMARY KEY (session_id)
);


CREATE INDEX captcha_by_end ON captcha (expires_at);
