-- What each product and session cost, and since when. Only the triggers below write it, so no way of changing a price
-- can forget it. price_kurus is NULL while nobody was offered it: the product was hidden, the session removed.
CREATE TABLE price_change (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id uuid,
  session_id uuid,
  price_kurus integer,
  since timestamptz DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT price_change_pkey PRIMARY KEY (id),
  CONSTRAINT price_change_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT price_change_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id) ON DELETE CASCADE,
  CONSTRAINT price_change_is_of_one CHECK (num_nonnulls(product_id, session_id) = 1),
  CONSTRAINT price_change_price_kurus_check CHECK (price_kurus >= 0)
);

CREATE INDEX price_change_of_product ON price_change (product_id, since) WHERE product_id IS NOT NULL;
CREATE INDEX price_change_of_session ON price_change (session_id, since) WHERE session_id IS NOT NULL;

-- The lowest price at which something was offered in the thirty days before the given day of the studio; NULL when it was
-- not offered then. What came and went on that day itself does not count: the typing errors of a morning make no discount.
CREATE FUNCTION lowest_price_before(priced uuid, day date) RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT min(price_kurus) FROM (
    SELECT price_kurus, since, lead(since, 1, 'infinity') OVER (ORDER BY since, id) AS until
    FROM price_change WHERE product_id = priced OR session_id = priced
  ) AS period
  WHERE since < day::timestamp AT TIME ZONE 'Europe/Istanbul'
    AND until > (day - 30)::timestamp AT TIME ZONE 'Europe/Istanbul'
$$;

CREATE FUNCTION studio_today() RETURNS date STABLE LANGUAGE sql AS $$
  SELECT (clock_timestamp() AT TIME ZONE 'Europe/Istanbul')::date
$$;

CREATE FUNCTION note_product_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO price_change (product_id, price_kurus)
      VALUES (NEW.id, CASE WHEN NEW.is_active THEN NEW.price_kurus END);
    RETURN NULL;
  END
$$;

CREATE FUNCTION note_session_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO price_change (session_id, price_kurus)
      VALUES (NEW.id, CASE WHEN NEW.removed_at IS NULL THEN NEW.price_kurus END);
    RETURN NULL;
  END
$$;

-- After the change, because a trigger before it would make PostgreSQL compute the search columns anew at every sale.
CREATE FUNCTION compute_prior_price() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    lowest integer := lowest_price_before(NEW.id, studio_today());
    -- Less than one per cent is not called a reduction.
    is_reduced boolean := coalesce((lowest - NEW.price_kurus) * 100::bigint >= lowest, false);
  BEGIN
    IF NEW.prior_price_kurus IS NULL AND NOT is_reduced THEN
      RETURN NULL;
    END IF;
    EXECUTE format('UPDATE %I SET prior_price_kurus = $1, prior_price_until = $2 WHERE id = $3', TG_TABLE_NAME)
      USING CASE WHEN is_reduced THEN lowest END, CASE WHEN is_reduced THEN studio_today() + 30 END, NEW.id;
    RETURN NULL;
  END
$$;

CREATE FUNCTION refuse_typed_prior_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A prior price is computed from the earlier prices.'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'prior_price_is_computed';
  END
$$;

CREATE FUNCTION keep_price_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Earlier prices are not rewritten.' USING ERRCODE = 'restrict_violation';
  END
$$;

CREATE TRIGGER price_change_stays BEFORE UPDATE ON price_change
  FOR EACH ROW EXECUTE FUNCTION keep_price_changes();

CREATE TRIGGER product_price_begins AFTER INSERT ON product
  FOR EACH ROW WHEN (new.is_active) EXECUTE FUNCTION note_product_price();
CREATE TRIGGER product_price_changes AFTER UPDATE OF price_kurus, is_active ON product
  FOR EACH ROW WHEN (
    CASE WHEN old.is_active THEN old.price_kurus END IS DISTINCT FROM CASE WHEN new.is_active THEN new.price_kurus END
  ) EXECUTE FUNCTION note_product_price();
CREATE TRIGGER product_prior_price AFTER UPDATE OF price_kurus ON product
  FOR EACH ROW WHEN (old.price_kurus <> new.price_kurus) EXECUTE FUNCTION compute_prior_price();
CREATE TRIGGER product_prior_price_is_computed BEFORE INSERT ON product
  FOR EACH ROW WHEN (new.prior_price_kurus IS NOT NULL) EXECUTE FUNCTION refuse_typed_prior_price();
CREATE TRIGGER product_prior_price_stays_computed AFTER UPDATE OF prior_price_kurus, prior_price_until ON product
  FOR EACH ROW WHEN (new.prior_price_kurus IS NOT NULL AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION refuse_typed_prior_price();

CREATE TRIGGER session_price_begins AFTER INSERT ON workshop_session
  FOR EACH ROW WHEN (new.removed_at IS NULL) EXECUTE FUNCTION note_session_price();
CREATE TRIGGER session_price_changes AFTER UPDATE OF price_kurus, removed_at ON workshop_session
  FOR EACH ROW WHEN (
    CASE WHEN old.removed_at IS NULL THEN old.price_kurus END
      IS DISTINCT FROM CASE WHEN new.removed_at IS NULL THEN new.price_kurus END
  ) EXECUTE FUNCTION note_session_price();
CREATE TRIGGER session_prior_price AFTER UPDATE OF price_kurus ON workshop_session
  FOR EACH ROW WHEN (old.price_kurus <> new.price_kurus) EXECUTE FUNCTION compute_prior_price();
CREATE TRIGGER session_prior_price_is_computed BEFORE INSERT ON workshop_session
  FOR EACH ROW WHEN (new.prior_price_kurus IS NOT NULL) EXECUTE FUNCTION refuse_typed_prior_price();
CREATE TRIGGER session_prior_price_stays_computed AFTER UPDATE OF prior_price_kurus, prior_price_until ON workshop_session
  FOR EACH ROW WHEN (new.prior_price_kurus IS NOT NULL AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION refuse_typed_prior_price();
