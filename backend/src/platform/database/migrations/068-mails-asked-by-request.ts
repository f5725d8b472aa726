import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request that asked for a mail: its job may vanish, the row does not. */
export class MailsAskedByRequest1763700068000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_message ADD COLUMN request_id text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
