import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two names that only differ in how they are written are one: whoever asks by name must find the right category. */
export class CategoryNames1763700044000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The protected one keeps its name, otherwise the oldest; the number is the row's own, so that it is free.
    await runner.query(`
      UPDATE category SET name = name || ' (' || id || ')', version = version + 1
      WHERE slug <> 'genel' AND EXISTS (
        SELECT FROM category other WHERE other.search_text = category.search_text
          AND other.id <> category.id AND (other.slug = 'genel' OR other.id < category.id))
    `);
    await runner.query(`CREATE UNIQUE INDEX category_by_search_form ON category (search_text)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
