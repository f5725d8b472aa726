import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searching and sorting the Turkish way; `search_form` must stay equal to `searchForm` of the contract. */
export class TextSearch1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS unaccent`);
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
      CREATE FUNCTION search_form(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      SET search_path = public, pg_catalog
      AS $$
        SELECT btrim(regexp_replace(
          unaccent('unaccent', replace(lower(value COLLATE "tr-x-icu"), 'ı', 'i')), '\\s+', ' ', 'g'))
      $$
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
