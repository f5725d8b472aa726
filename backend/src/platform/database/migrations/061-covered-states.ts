import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few rows of a rare state, and the bookings of some days of workshops, are sorted without a look at the rows. */
export class CoveredStates1763700061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const carried = 'created_at, id, total_kurus, customer_order, customer_search, email_search';
    await runner.query(`DROP INDEX order_by_status`);
    await runner.query(
      `CREATE INDEX order_by_status ON "order" (status, payment_status, is_guest) INCLUDE (${carried})`,
    );
    await runner.query(`DROP INDEX booking_by_status`);
    await runner.query(
      `CREATE INDEX booking_by_status ON booking (status, payment_status) INCLUDE (date, phone, ${carried})`,
    );
    await runner.query(`DROP INDEX booking_by_date`);
    await runner.query(
      `CREATE INDEX booking_by_date ON booking (date) INCLUDE (status, payment_status, phone, ${carried})`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
