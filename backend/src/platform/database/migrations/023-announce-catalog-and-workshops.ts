import type { MigrationInterface, QueryRunner } from 'typeorm';

const ANNOUNCED = [
  { table: 'product', topic: 'catalog' },
  { table: 'category', topic: 'catalog' },
  { table: 'product_picture', topic: 'catalog' },
  { table: 'workshop_session', topic: 'workshops' },
] as const;

/** Pages are kept until something changes: a correction made in the database itself has to be heard of as well. */
export class AnnounceCatalogAndWorkshops1763700023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, topic } of ANNOUNCED) {
      await runner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_change('${topic}')
      `);
    }
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
