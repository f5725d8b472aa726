import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever is closed, changed or deleted must not go on hearing what the studio hears. */
export class AnnounceAdmins1763700035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER admin_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON admin
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('admins')
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
