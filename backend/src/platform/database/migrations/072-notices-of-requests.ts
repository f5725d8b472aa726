import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The studio is told of requests for information as it is of wishes for an offer. */
export class NoticesOfRequests1763700072000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT IF EXISTS notification_about_kind_check,
        ADD CONSTRAINT notification_about_kind_check
          CHECK (about_kind IN ('order', 'session', 'product', 'bulk_order', 'information_request')) NOT VALID
    `);
    await runner.query('ALTER TABLE notification VALIDATE CONSTRAINT notification_about_kind_check');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
