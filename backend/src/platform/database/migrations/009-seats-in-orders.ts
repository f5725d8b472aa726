import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and holds learn of seats and coupons; a charge may be less than its basket. */
export class SeatsInOrders1763700009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await widenHolds(runner);
    await widenOrders(runner);
    await runner.query(`ALTER TABLE payment_attempt ADD COLUMN basket_kurus integer`);
    await runner.query(`UPDATE payment_attempt SET basket_kurus = amount_kurus`);
    await runner.query(`
      ALTER TABLE payment_attempt ALTER COLUMN basket_kurus SET NOT NULL,
        ADD CONSTRAINT payment_attempt_within_basket CHECK (amount_kurus BETWEEN 1 AND basket_kurus)
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function widenHolds(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE hold ADD COLUMN coupon_id uuid REFERENCES coupon (id)`);
  await runner.query(`CREATE INDEX hold_by_coupon ON hold (coupon_id) WHERE coupon_id IS NOT NULL`);
  await runner.query(`
    ALTER TABLE hold_line
      DROP CONSTRAINT hold_line_pkey,
      ALTER COLUMN product_id DROP NOT NULL,
      ADD COLUMN session_id uuid REFERENCES workshop_session (id),
      ADD COLUMN is_student boolean NOT NULL DEFAULT false,
      ADD PRIMARY KEY (hold_id, position),
      ADD CONSTRAINT hold_line_of_one_thing CHECK (num_nonnulls(product_id, session_id) = 1),
      ADD CONSTRAINT hold_line_student_seat CHECK (NOT is_student OR session_id IS NOT NULL)
  `);
  await runner.query(
    `CREATE UNIQUE INDEX hold_line_product_once ON hold_line (hold_id, product_id) WHERE product_id IS NOT NULL`,
  );
  await runner.query(
    `CREATE UNIQUE INDEX hold_line_session_once ON hold_line (hold_id, session_id, is_student)
     WHERE session_id IS NOT NULL`,
  );
  await runner.query(
    `CREATE INDEX hold_line_by_session ON hold_line (session_id) WHERE session_id IS NOT NULL`,
  );
}

async function widenOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE "order"
      ADD COLUMN coupon_id uuid REFERENCES coupon (id),
      ADD COLUMN coupon_code text
  `);
  await runner.query(`CREATE INDEX order_by_coupon ON "order" (coupon_id) WHERE coupon_id IS NOT NULL`);
  await runner.query(`
    ALTER TABLE order_line
      DROP CONSTRAINT order_line_kind_check,
      DROP CONSTRAINT order_line_unit_price_kurus_check,
      ADD COLUMN session_id uuid REFERENCES workshop_session (id),
      ADD COLUMN date date,
      ADD COLUMN start_time time(0),
      ADD COLUMN end_time time(0),
      ADD COLUMN is_student boolean NOT NULL DEFAULT false,
      ADD COLUMN regular_price_kurus integer,
      ADD COLUMN discount_kurus integer NOT NULL DEFAULT 0,
      ADD CONSTRAINT order_line_kind CHECK (kind IN ('product', 'workshop')),
      ADD CONSTRAINT order_line_unit_price CHECK (unit_price_kurus >= 0),
      ADD CONSTRAINT order_line_discount CHECK (discount_kurus BETWEEN 0 AND total_kurus),
      ADD CONSTRAINT order_line_student_seat CHECK (NOT is_student OR kind = 'workshop'),
      ADD CONSTRAINT order_line_session CHECK (kind <> 'workshop'
        OR num_nonnulls(session_id, date, start_time, end_time) = 4)
  `);
  await runner.query(`UPDATE order_line SET regular_price_kurus = unit_price_kurus`);
  await runner.query(`
    ALTER TABLE order_line ALTER COLUMN regular_price_kurus SET NOT NULL,
      ADD CONSTRAINT order_line_regular_price CHECK (regular_price_kurus >= unit_price_kurus)
  `);
  await runner.query(
    `CREATE INDEX order_line_by_session ON order_line (session_id) WHERE session_id IS NOT NULL`,
  );
}
