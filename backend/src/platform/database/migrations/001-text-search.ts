import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searching and sorting the Turkish way; `search_form` must stay equal to `searchForm` of the contract. */
export class TextSearch1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    // The white space is listed because what \s means depends on the locale of the database.
    await runner.query(String.raw`
      CREATE FUNCTION search_form(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$
        SELECT btrim(regexp_replace(
          regexp_replace(
            normalize(translate(lower(value COLLATE "tr-x-icu"), 'ı’', 'i'''), NFD), '[\u0300-\u036f]', '', 'g'),
          '[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
      $$
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
