import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request that asked for a job, so that its lines in the log are found together. */
export class AskedByRequest1763700065000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_job ADD COLUMN request_id text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
