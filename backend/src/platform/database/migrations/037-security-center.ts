import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecurityCenter1763700037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One row: whoever saves the settings says which state they had before their eyes.
    await runner.query(`
      CREATE TABLE security_settings_state (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        version integer NOT NULL DEFAULT 1
      )
    `);
    await runner.query(`INSERT INTO security_settings_state DEFAULT VALUES`);
    // Written by whatever makes a backup, once it is complete.
    await runner.query(`
      CREATE TABLE backup_run (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        finished_at timestamptz NOT NULL DEFAULT now(),
        size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
        place text NOT NULL
      )
    `);
    await runner.query(`CREATE INDEX backup_run_newest ON backup_run (finished_at DESC)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
