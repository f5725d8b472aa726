import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trace that a job goes on with, as W3C's `traceparent`. */
export class TracedJobs1763700069000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_job ADD COLUMN trace_parent text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
