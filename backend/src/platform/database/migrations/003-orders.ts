import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Orders1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createOrders(runner);
    await createHolds(runner);
    await createOrderRecords(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function createOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE "order" (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      access_token text NOT NULL UNIQUE,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN
        ('pending', 'confirmed', 'preparing', 'shipped', 'in_transit', 'delivered', 'cancelled')),
      payment_status text NOT NULL DEFAULT 'unpaid' CHECK (payment_status IN ('unpaid', 'paid', 'refunded')),
      name text NOT NULL,
      surname text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      city text,
      district text,
      neighbourhood text,
      address_line text,
      shipping_address text NOT NULL,
      notes text NOT NULL DEFAULT '',
      subtotal_kurus integer NOT NULL CHECK (subtotal_kurus >= 0),
      discount_kurus integer NOT NULL DEFAULT 0 CHECK (discount_kurus BETWEEN 0 AND subtotal_kurus),
      total_kurus integer NOT NULL CHECK (total_kurus = subtotal_kurus - discount_kurus),
      refunded_kurus integer NOT NULL DEFAULT 0 CHECK (refunded_kurus BETWEEN 0 AND total_kurus),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      paid_at timestamptz,
      short_id text GENERATED ALWAYS AS (upper(left(id::text, 8))) STORED,
      CONSTRAINT order_paid_has_a_time CHECK ((payment_status = 'unpaid') OR paid_at IS NOT NULL)
    )
  `);
  await runner.query(`CREATE INDEX order_newest ON "order" (created_at DESC, id)`);
  await runner.query(`CREATE INDEX order_by_short_id ON "order" (short_id)`);
  await runner.query(`CREATE INDEX order_by_email ON "order" (lower(email))`);
  await runner.query(`
    CREATE TABLE order_line (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
      position smallint NOT NULL CHECK (position >= 0),
      kind text NOT NULL CHECK (kind IN ('product')),
      product_id uuid REFERENCES product (id) ON DELETE SET NULL,
      name text NOT NULL,
      description text NOT NULL DEFAULT '',
      material text NOT NULL DEFAULT '',
      dimensions text NOT NULL DEFAULT '',
      care text NOT NULL DEFAULT '',
      picture_file_name text,
      unit_price_kurus integer NOT NULL CHECK (unit_price_kurus > 0),
      quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
      total_kurus integer NOT NULL CHECK (total_kurus = unit_price_kurus * quantity),
      vat_rate_percent smallint NOT NULL CHECK (vat_rate_percent BETWEEN 0 AND 100),
      UNIQUE (order_id, position)
    )
  `);
  await runner.query(`CREATE INDEX order_line_by_product ON order_line (product_id)`);
}

async function createHolds(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE hold (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid UNIQUE REFERENCES "order" (id) ON DELETE SET NULL,
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'used', 'released')),
      visitor_address text NOT NULL,
      renewals smallint NOT NULL DEFAULT 0 CHECK (renewals BETWEEN 0 AND 2),
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz
    )
  `);
  await runner.query(`CREATE INDEX hold_to_release ON hold (expires_at) WHERE status = 'active'`);
  await runner.query(`CREATE INDEX hold_by_visitor ON hold (visitor_address) WHERE status = 'active'`);
  await runner.query(`
    CREATE TABLE hold_line (
      hold_id uuid NOT NULL REFERENCES hold (id) ON DELETE CASCADE,
      product_id uuid NOT NULL REFERENCES product (id),
      quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
      position smallint NOT NULL CHECK (position >= 0),
      is_tracked boolean NOT NULL,
      PRIMARY KEY (hold_id, product_id)
    )
  `);
  await runner.query(`CREATE INDEX hold_line_by_product ON hold_line (product_id)`);
}

async function createOrderRecords(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE stock_movement (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      product_id uuid REFERENCES product (id) ON DELETE SET NULL,
      order_line_id uuid NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('sale', 'return')),
      quantity integer NOT NULL CHECK (quantity > 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (order_line_id, kind)
    )
  `);
  await runner.query(`CREATE INDEX stock_movement_by_product ON stock_movement (product_id)`);
  await runner.query(`
    CREATE TABLE order_document (
      order_id uuid NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('pre_information', 'distance_contract')),
      version text NOT NULL,
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      content jsonb NOT NULL,
      accepted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, kind)
    )
  `);
}
