import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that two admins may edit at the same time: whoever saves an older version is told. */
const EDITED = ['customer', 'admin', 'category', 'information_request', 'bulk_order_request'] as const;

const ANNOUNCED = [
  { table: '"order"', name: 'order', topic: 'orders' },
  { table: 'booking', name: 'booking', topic: 'bookings' },
  { table: 'notification', name: 'notification', topic: 'notifications' },
  { table: 'information_request', name: 'information_request', topic: 'requests' },
  { table: 'bulk_order_request', name: 'bulk_order_request', topic: 'requests' },
  { table: 'customer', name: 'customer', topic: 'customers' },
] as const;

export class BackOffice1763700024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of EDITED) {
      await runner.query(`ALTER TABLE ${table} ADD version integer NOT NULL DEFAULT 1`);
    }
    for (const { table, name, topic } of ANNOUNCED) {
      await runner.query(`
        CREATE TRIGGER ${name}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_change('${topic}')
      `);
    }
    await runner.query(`ALTER TABLE log_entry ADD record_kind text, ADD record_id text`);
    await runner.query(`
      CREATE INDEX log_entry_of_record ON log_entry (record_kind, record_id, id DESC)
        WHERE record_kind IS NOT NULL
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
