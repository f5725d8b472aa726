import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and bookings go on naming a session that the studio took out of its calendar. */
export class SessionsRemoved1763700027000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE workshop_session
        ADD removed_at timestamptz,
        ADD called_off_at timestamptz,
        ADD CONSTRAINT workshop_session_called_off_is_removed
          CHECK (called_off_at IS NULL OR removed_at IS NOT NULL)
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
