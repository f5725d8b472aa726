import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every few seconds somebody looks for links to a new password that the queue has lost. They are few among all jobs of
 * the last days, and no other job pays for finding them.
 */
export class AskedResets1763700071000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS outbox_job_asked_resets');
    await runner.query(
      `CREATE INDEX CONCURRENTLY outbox_job_asked_resets ON outbox_job (created_at) WHERE name = 'accounts.send-reset'`,
    );
    await runner.query('RESET lock_timeout');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
