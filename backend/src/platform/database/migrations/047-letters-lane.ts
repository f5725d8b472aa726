import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to many leave by a lane of their own, which asks the rows themselves what is due. */
export class LettersLane1763700047000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_message ADD due_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`
      CREATE INDEX mail_message_letters_due ON mail_message (due_at)
        WHERE sent_message_id IS NOT NULL AND status = 'pending'
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
