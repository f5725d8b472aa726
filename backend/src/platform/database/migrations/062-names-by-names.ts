import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is called so is known by the names (migration 060): what told it row by row only slowed every order down. */
export class NamesByNames1763700062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX order_customer_search`);
    await runner.query(`DROP INDEX booking_customer_search`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
