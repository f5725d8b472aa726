import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last run of each scheduled task: a row each, written over. */
export class TaskRuns1763700067000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task_run (
        name text PRIMARY KEY,
        every_seconds double precision NOT NULL CHECK (every_seconds > 0),
        began_at timestamptz NOT NULL,
        duration_ms integer NOT NULL CHECK (duration_ms >= 0),
        error text
      )
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
