-- What came into an empty shop as a sample, until the samples are removed. Everything else in the shop is the studio's
-- own, and so is a sample that was changed or sold since it came.
CREATE TABLE sample (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  category_id integer,
  product_id uuid,
  session_id uuid,
  post_id uuid,
  -- The version of the row when it came; a product's includes that of its stock count.
  version integer NOT NULL,
  CONSTRAINT sample_pkey PRIMARY KEY (id),
  CONSTRAINT sample_names_one_row CHECK (num_nonnulls(category_id, product_id, session_id, post_id) = 1),
  CONSTRAINT sample_category_id_key UNIQUE (category_id),
  CONSTRAINT sample_product_id_key UNIQUE (product_id),
  CONSTRAINT sample_session_id_key UNIQUE (session_id),
  CONSTRAINT sample_post_id_key UNIQUE (post_id),
  CONSTRAINT sample_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE,
  CONSTRAINT sample_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT sample_session_id_fkey FOREIGN KEY (session_id) REFERENCES workshop_session(id) ON DELETE CASCADE,
  CONSTRAINT sample_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_post(id) ON DELETE CASCADE
);
