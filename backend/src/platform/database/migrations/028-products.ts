import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Products1763700028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await keepDefaultCategory(runner);
    await keepWhatIsBeingPaid(runner);
    await rememberUploads(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** 'genel' takes the products of deleted categories: it is always there, under the same address. */
async function keepDefaultCategory(runner: QueryRunner): Promise<void> {
  await runner.query(`
    UPDATE category SET slug = 'genel'
    WHERE search_text = 'genel' AND NOT EXISTS (SELECT FROM category WHERE slug = 'genel')
  `);
  await runner.query(`
    INSERT INTO category (name, slug, display_order) VALUES ('Genel', 'genel', 10000) ON CONFLICT DO NOTHING
  `);
  await runner.query(`
    CREATE FUNCTION keep_default_category() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The default category stays.' USING ERRCODE = 'restrict_violation';
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER default_category_stays BEFORE DELETE ON category
      FOR EACH ROW WHEN (OLD.slug = 'genel') EXECUTE FUNCTION keep_default_category()
  `);
  await runner.query(`
    CREATE TRIGGER default_category_keeps_its_address BEFORE UPDATE OF slug ON category
      FOR EACH ROW WHEN (OLD.slug = 'genel' AND NEW.slug <> 'genel') EXECUTE FUNCTION keep_default_category()
  `);
}

/** Holds that have ended go with their product; while one is open, somebody is paying and the product stays. */
async function keepWhatIsBeingPaid(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE hold_line DROP CONSTRAINT hold_line_product_id_fkey,
      ADD CONSTRAINT hold_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
  `);
  await runner.query(`
    CREATE FUNCTION keep_product_in_payment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT FROM hold_line JOIN hold ON hold.id = hold_line.hold_id
        WHERE hold_line.product_id = OLD.id AND hold.status = 'active'
      ) THEN
        RAISE EXCEPTION 'Somebody is paying for this product.'
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'product_in_payment';
      END IF;
      RETURN OLD;
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER product_in_payment_stays BEFORE DELETE ON product
      FOR EACH ROW EXECUTE FUNCTION keep_product_in_payment()
  `);
}

/** Pictures that were handed in and that nothing shows yet: those that stay here are thrown away after a day. */
async function rememberUploads(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE picture_upload (
      media_file_id integer PRIMARY KEY REFERENCES media_file (id) ON DELETE CASCADE,
      uploaded_at timestamptz NOT NULL
    )
  `);
  await runner.query(`CREATE INDEX picture_upload_by_age ON picture_upload (uploaded_at)`);
}
