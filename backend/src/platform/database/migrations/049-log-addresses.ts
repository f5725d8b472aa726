import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An address is in many entries, and its parts are in most: looked for in the text it takes long with a million of them. */
export class LogAddresses1763700049000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX log_entry_of_ip ON log_entry (ip_address text_pattern_ops, created_at, id)
       WHERE ip_address IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
