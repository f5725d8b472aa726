import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a forgotten message is to is nobody's business any more: it is emptied as soon as it is done. */
export class ForgottenMessages1763700017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_message ADD is_forgotten boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE sms_message ADD is_forgotten boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
