import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Coupons1763700008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE coupon (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        code text NOT NULL UNIQUE CHECK (code <> '' AND code !~ '\\s'),
        name text COLLATE "tr-x-icu" NOT NULL CHECK (btrim(name) <> ''),
        description text NOT NULL DEFAULT '',
        type text NOT NULL DEFAULT 'percentage' CHECK (type IN ('percentage', 'fixed')),
        value_hundredths integer NOT NULL CHECK (value_hundredths > 0),
        minimum_kurus integer NOT NULL DEFAULT 0 CHECK (minimum_kurus >= 0),
        maximum_discount_kurus integer CHECK (maximum_discount_kurus > 0),
        usage_limit integer CHECK (usage_limit > 0),
        usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
        held_uses integer NOT NULL DEFAULT 0 CHECK (held_uses >= 0),
        valid_from timestamptz NOT NULL,
        valid_until timestamptz NOT NULL,
        applicable_to text NOT NULL DEFAULT 'all' CHECK (applicable_to IN
          ('all', 'specific_products', 'specific_categories', 'specific_users')),
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT coupon_at_most_everything CHECK (type = 'fixed' OR value_hundredths <= 10000),
        CONSTRAINT coupon_ends_after_it_starts CHECK (valid_until > valid_from),
        CONSTRAINT coupon_never_overused CHECK (usage_limit IS NULL OR usage_count + held_uses <= usage_limit)
      )
    `);
    await runner.query(`
      CREATE TABLE coupon_product (
        coupon_id uuid NOT NULL REFERENCES coupon (id) ON DELETE CASCADE,
        product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        PRIMARY KEY (coupon_id, product_id)
      )
    `);
    await runner.query(`
      CREATE TABLE coupon_category (
        coupon_id uuid NOT NULL REFERENCES coupon (id) ON DELETE CASCADE,
        category_id integer NOT NULL REFERENCES category (id) ON DELETE CASCADE,
        PRIMARY KEY (coupon_id, category_id)
      )
    `);
    await runner.query(`
      CREATE TABLE coupon_customer (
        coupon_id uuid NOT NULL REFERENCES coupon (id) ON DELETE CASCADE,
        customer_id uuid NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        PRIMARY KEY (coupon_id, customer_id)
      )
    `);
    await runner.query(`CREATE INDEX coupon_product_by_product ON coupon_product (product_id)`);
    await runner.query(`CREATE INDEX coupon_category_by_category ON coupon_category (category_id)`);
    await runner.query(`CREATE INDEX coupon_customer_by_customer ON coupon_customer (customer_id)`);
    // The ledger behind usage_count: a paid order used at most one coupon, once.
    await runner.query(`
      CREATE TABLE coupon_use (
        order_id uuid PRIMARY KEY REFERENCES "order" (id) ON DELETE CASCADE,
        coupon_id uuid NOT NULL REFERENCES coupon (id),
        discount_kurus integer NOT NULL CHECK (discount_kurus >= 0),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`CREATE INDEX coupon_use_by_coupon ON coupon_use (coupon_id, created_at)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
