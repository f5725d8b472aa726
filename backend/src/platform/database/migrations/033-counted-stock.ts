import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountedStock1763700033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // How often the studio counted the shelf: two who count it at once do not add up.
    await runner.query(`ALTER TABLE product ADD COLUMN stock_count_version integer NOT NULL DEFAULT 1`);
    // Whether the sale took pieces that were counted: only those go back to the shelf.
    await runner.query(`ALTER TABLE stock_movement ADD COLUMN is_counted boolean NOT NULL DEFAULT true`);
    // What was sold before is taken for what it would have gone back as.
    await runner.query(`
      UPDATE stock_movement SET is_counted = false FROM product
      WHERE product.id = stock_movement.product_id AND product.is_unlimited
    `);
    // Whoever called a workshop off does what is left to be done of it, however often it is tried.
    await runner.query(`ALTER TABLE workshop_session ADD COLUMN called_off_by jsonb`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
