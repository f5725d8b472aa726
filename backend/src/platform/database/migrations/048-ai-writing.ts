import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AiWriting1763700048000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One row an admin: what they had written today, and whether something is being written now.
    await runner.query(`
      CREATE TABLE ai_writing (
        admin_id uuid PRIMARY KEY REFERENCES admin (id) ON DELETE CASCADE,
        day date NOT NULL,
        started integer NOT NULL CHECK (started >= 0),
        turn uuid NOT NULL,
        running_until timestamptz
      )
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
