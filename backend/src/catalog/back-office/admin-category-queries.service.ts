import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminCategoryView } from '../../../contract/catalog/admin-catalog.views.js';
import { DEFAULT_CATEGORY_SLUG } from '../../../contract/catalog/category.dto.js';
import { searchForm } from '../../../contract/common/turkish-text.js';

@Injectable()
export class AdminCategoryQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of the shop. */
  async list(): Promise<AdminCategoryView[]> {
    return this.dataSource.query<AdminCategoryView[]>(
      `SELECT id, name, slug, version, slug = $1 AS "isProtected",
         (SELECT count(*)::int FROM product WHERE category_id = category.id) AS "productCount"
       FROM category ORDER BY display_order, name, id`,
      [DEFAULT_CATEGORY_SLUG],
    );
  }

  /**
   * Finds a category by its name or its slug, in any spelling; 'genel' always means the protected one. Null
   * when there is none.
   */
  async findByName(name: string): Promise<number | null> {
    const [found] = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM category WHERE search_text = $1 OR slug = $1
       ORDER BY slug = $1 AND slug = $2 DESC, search_text = $1 DESC LIMIT 1`,
      [searchForm(name), DEFAULT_CATEGORY_SLUG],
    );
    return found?.id ?? null;
  }
}
