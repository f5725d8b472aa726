-- The ledger behind coupon.usage_count: a paid order used at most one coupon, once. Names coupons and orders.
CREATE TABLE coupon_use (
  order_id uuid NOT NULL,
  coupon_id uuid NOT NULL,
  discount_kurus integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT coupon_use_pkey PRIMARY KEY (order_id),
  CONSTRAINT coupon_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  CONSTRAINT coupon_use_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  CONSTRAINT coupon_use_discount_kurus_check CHECK (discount_kurus >= 0)
);

CREATE INDEX coupon_use_by_coupon ON coupon_use (coupon_id, created_at);
