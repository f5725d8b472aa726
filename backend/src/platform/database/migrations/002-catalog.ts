import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Catalog1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_file (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_name text NOT NULL UNIQUE,
        content_hash text NOT NULL UNIQUE,
        mime_type text NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        byte_size integer NOT NULL CHECK (byte_size > 0),
        placeholder text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`
      CREATE TABLE category (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text COLLATE "tr-x-icu" NOT NULL UNIQUE CHECK (btrim(name) <> ''),
        slug text NOT NULL UNIQUE,
        display_order integer NOT NULL DEFAULT 0,
        search_text text GENERATED ALWAYS AS (search_form(name)) STORED
      )
    `);
    await runner.query(`
      CREATE TABLE product (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        slug text NOT NULL UNIQUE,
        category_id integer NOT NULL REFERENCES category (id),
        name text COLLATE "tr-x-icu" NOT NULL CHECK (btrim(name) <> ''),
        description text NOT NULL DEFAULT '',
        material text NOT NULL DEFAULT '',
        dimensions text NOT NULL DEFAULT '',
        care text NOT NULL DEFAULT '',
        price_kurus integer NOT NULL CHECK (price_kurus > 0),
        vat_rate_percent smallint NOT NULL DEFAULT 20 CHECK (vat_rate_percent BETWEEN 0 AND 100),
        stock_quantity integer NOT NULL DEFAULT 0 CHECK (stock_quantity >= 0),
        held_quantity integer NOT NULL DEFAULT 0 CHECK (held_quantity >= 0),
        min_stock integer NOT NULL DEFAULT 0 CHECK (min_stock >= 0),
        is_unlimited boolean NOT NULL DEFAULT false,
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        search_text text GENERATED ALWAYS AS (search_form(name || ' ' || description)) STORED,
        CONSTRAINT product_never_oversold CHECK (is_unlimited OR held_quantity <= stock_quantity)
      )
    `);
    await runner.query(`CREATE INDEX product_newest ON product (created_at DESC, id) WHERE is_active`);
    await runner.query(`CREATE INDEX product_by_price ON product (price_kurus, id) WHERE is_active`);
    await runner.query(`CREATE INDEX product_by_category ON product (category_id)`);
    await runner.query(`CREATE INDEX product_search ON product USING gin (search_text gin_trgm_ops)`);
    await runner.query(`
      CREATE TABLE product_picture (
        product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position BETWEEN 0 AND 5),
        media_file_id integer NOT NULL REFERENCES media_file (id),
        alt text NOT NULL DEFAULT '',
        PRIMARY KEY (product_id, position)
      )
    `);
    await runner.query(`CREATE INDEX product_picture_by_file ON product_picture (media_file_id)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
