import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the studio itself put on the shelf: what a product was entered with, and every count since. Together with the
 * ledger of sales it explains what is there, so that a piece that got lost on the way is noticed (`src/verify`).
 */
export class ExplainedStock1763700066000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product ADD counted_quantity integer`);
    await runner.query(`
      UPDATE product SET counted_quantity = stock_quantity + (
        SELECT coalesce(sum(CASE moved.kind WHEN 'sale' THEN moved.quantity ELSE -moved.quantity END), 0)
        FROM stock_movement moved JOIN stock_movement sale
          ON sale.order_line_id = moved.order_line_id AND sale.round = moved.round AND sale.kind = 'sale'
        WHERE moved.product_id = product.id AND sale.is_counted)
    `);
    await runner.query(`
      CREATE FUNCTION count_new_product() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.counted_quantity := NEW.stock_quantity;
        RETURN NEW;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER product_is_counted BEFORE INSERT ON product
        FOR EACH ROW EXECUTE FUNCTION count_new_product()
    `);
    await runner.query(`ALTER TABLE product ALTER COLUMN counted_quantity SET NOT NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
