import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail is given up after a day of trying, and a letter may rest for longer than that before anybody tries. */
export class DaysOfTrying1763700052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_message ADD trying_since timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
