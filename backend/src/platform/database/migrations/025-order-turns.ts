import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The studio may turn an order from any status to any other: goods go and come in rounds, money goes back in parts. */
export class OrderTurns1763700025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const ledger of ['stock_movement', 'seat_movement']) await countRounds(runner, ledger);
    await rememberPartsOfRefunds(runner);
    await runner.query(`
      ALTER TABLE "order"
        ADD COLUMN cargo_company text CHECK (btrim(cargo_company) <> ''),
        ADD COLUMN tracking_number text CHECK (btrim(tracking_number) <> ''),
        ADD CONSTRAINT order_tracked_by_a_company CHECK (tracking_number IS NULL OR cargo_company IS NOT NULL)
    `);
    await runner.query(`
      ALTER TABLE booking
        ADD COLUMN cancelled_with text CHECK (cancelled_with IN ('order')),
        ADD CONSTRAINT booking_cancelled_with CHECK (cancelled_with IS NULL OR status = 'cancelled')
    `);
    await runner.query(`UPDATE booking SET cancelled_with = 'order' WHERE status = 'cancelled'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/**
 * A line's goods are taken, given back, taken again …: each once per round. Every row names the one it follows, so
 * that nothing is given back that was not taken, and nothing taken twice, whatever a program does.
 */
async function countRounds(runner: QueryRunner, ledger: string): Promise<void> {
  await runner.query(`
    ALTER TABLE ${ledger}
      DROP CONSTRAINT ${ledger}_order_line_id_kind_key,
      ADD COLUMN round smallint NOT NULL DEFAULT 1 CHECK (round > 0),
      ADD COLUMN follows_kind text GENERATED ALWAYS AS (
        CASE WHEN kind = 'return' THEN 'sale' WHEN kind = 'sale' AND round > 1 THEN 'return' END) STORED,
      ADD COLUMN follows_round smallint GENERATED ALWAYS AS (
        CASE WHEN kind = 'return' THEN round WHEN kind = 'sale' AND round > 1 THEN round - 1 END) STORED,
      ADD CONSTRAINT ${ledger}_once_a_round UNIQUE (order_line_id, kind, round)
  `);
  await runner.query(`
    ALTER TABLE ${ledger} ADD CONSTRAINT ${ledger}_in_turn
      FOREIGN KEY (order_line_id, follows_kind, follows_round) REFERENCES ${ledger} (order_line_id, kind, round)
  `);
}

/** `returned_kurus`: what went back of a line's charge or is on its way; the database keeps it within the charge. */
async function rememberPartsOfRefunds(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE payment_item
      ADD COLUMN returned_kurus integer NOT NULL DEFAULT 0,
      ADD CONSTRAINT payment_item_never_overreturned CHECK (returned_kurus BETWEEN 0 AND paid_kurus)
  `);
  await runner.query(`
    UPDATE payment_item SET returned_kurus = paid_kurus WHERE attempt_id IN
      (SELECT attempt_id FROM refund WHERE status IN ('requested', 'done'))
  `);
  await runner.query(`
    ALTER TABLE refund
      ADD COLUMN order_line_id uuid,
      ADD CONSTRAINT refund_of_a_charged_line FOREIGN KEY (attempt_id, order_line_id)
        REFERENCES payment_item (attempt_id, order_line_id)
  `);
  await runner.query(`DROP INDEX refund_unfulfillable_once`);
  await runner.query(`
    CREATE UNIQUE INDEX refund_of_the_whole_once ON refund (attempt_id)
      WHERE order_line_id IS NULL AND status <> 'failed'
  `);
  await runner.query(`CREATE INDEX refund_by_attempt ON refund (attempt_id, order_line_id)`);
}
