import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted coupon that orders name is kept out of sight, and its code may be given again. */
export class CouponsOfTheStudio1763700036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE coupon ADD archived_at timestamptz, DROP CONSTRAINT coupon_code_key`);
    await runner.query(`CREATE UNIQUE INDEX coupon_code_in_use ON coupon (code) WHERE archived_at IS NULL`);
    await runner.query(`CREATE INDEX coupon_listed ON coupon (created_at, id) WHERE archived_at IS NULL`);
    await runner.query(`
      CREATE TRIGGER coupon_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON coupon
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('coupons')
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
