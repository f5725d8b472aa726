import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seats that were promised by telephone or at the door before the shop sold any: no order line stands for them. */
export class SeatsTakenElsewhere1763700012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE seat_movement
        DROP CONSTRAINT seat_movement_kind_check,
        ALTER COLUMN order_line_id DROP NOT NULL,
        ADD CONSTRAINT seat_movement_kind CHECK (kind IN ('sale', 'return', 'elsewhere')),
        ADD CONSTRAINT seat_movement_of_a_line CHECK ((kind = 'elsewhere') = (order_line_id IS NULL))
    `);
    await runner.query(
      `CREATE UNIQUE INDEX seat_movement_elsewhere_once ON seat_movement (session_id) WHERE kind = 'elsewhere'`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
