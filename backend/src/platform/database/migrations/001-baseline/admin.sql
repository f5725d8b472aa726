CREATE TABLE admin (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  role text DEFAULT 'admin' NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  credentials_version integer DEFAULT 1 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT admin_pkey PRIMARY KEY (id),
  CONSTRAINT admin_role_check CHECK (role IN ('admin', 'super_admin'))
);

CREATE UNIQUE INDEX admin_email ON admin (lower(email));

CREATE TRIGGER admin_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON admin
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('admins');
