import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The studio looks for people among all customers: by name or address, the newest first. */
export class People1763700029000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer ADD search_text text
        GENERATED ALWAYS AS (search_form(first_name || ' ' || last_name || ' ' || email)) STORED
    `);
    await runner.query(`CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops)`);
    await runner.query(`CREATE INDEX customer_newest ON customer (created_at DESC, id DESC)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
