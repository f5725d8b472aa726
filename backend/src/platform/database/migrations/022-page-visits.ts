import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PageVisits1763700022000 implements MigrationInterface {
  /** Sums of a day and nothing else: no row is about a person. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_visit (
        day date NOT NULL,
        page text NOT NULL,
        source text NOT NULL CHECK (length(source) <= 100),
        count integer NOT NULL CHECK (count > 0),
        PRIMARY KEY (day, page, source)
      )
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
