CREATE TABLE admin (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  role text DEFAULT 'admin' NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  credentials_version integer DEFAULT extract(epoch FROM now() - timestamptz '2026-01-01 00:00+00')::integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT admin_pkey PRIMARY KEY (id),
  CONSTRAINT admin_role_check CHECK (role IN ('door', 'workshop', 'shop', 'admin', 'super_admin'))
);

CREATE UNIQUE INDEX admin_email ON admin (lower(email));

-- Addresses that the shop printed at its start while it had no admin. They are hashes; the first admin ends them all.
CREATE TABLE first_admin_link (
  token_hash text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT first_admin_link_pkey PRIMARY KEY (token_hash)
);

-- The key is sealed. A code of last_step or before was used, or is too old.
CREATE TABLE admin_authenticator (
  admin_id uuid NOT NULL,
  sealed_key text NOT NULL,
  last_step integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT admin_authenticator_pkey PRIMARY KEY (admin_id),
  CONSTRAINT admin_authenticator_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE CASCADE
);

-- Stored as keyed hashes; using one deletes it.
CREATE TABLE admin_recovery_code (
  admin_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT admin_recovery_code_pkey PRIMARY KEY (admin_id, code_hash),
  CONSTRAINT admin_recovery_code_admin_id_fkey FOREIGN KEY (admin_id)
    REFERENCES admin_authenticator(admin_id) ON DELETE CASCADE
);

-- Filters that an admin keeps under a name. There are as many places as one admin may have views of a list.
CREATE TABLE saved_view (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  admin_id uuid NOT NULL,
  list text NOT NULL,
  place smallint NOT NULL,
  name text NOT NULL,
  filters text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT saved_view_pkey PRIMARY KEY (id),
  CONSTRAINT saved_view_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin(id) ON DELETE CASCADE,
  CONSTRAINT saved_view_place_once UNIQUE (admin_id, list, place),
  CONSTRAINT saved_view_place_check CHECK (place BETWEEN 1 AND 20),
  CONSTRAINT saved_view_list_check CHECK (list IN ('orders', 'bookings')),
  CONSTRAINT saved_view_name_check CHECK (btrim(name) <> '')
);

CREATE UNIQUE INDEX saved_view_name_once ON saved_view (admin_id, list, search_form(name));

CREATE TRIGGER admin_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON admin
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('admins');
