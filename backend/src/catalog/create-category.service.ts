import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { slugOf } from '../../contract/common/slug.js';
import { withFreeSlug } from '../platform/database/free-slug.js';
import { Category } from './category.entity.js';

export interface NewCategory {
  readonly name: string;
  readonly displayOrder: number;
}

@Injectable()
export class CreateCategoryService {
  async create(manager: EntityManager, { name, displayOrder }: NewCategory): Promise<Category> {
    const naming = { base: slugOf(name), fallback: 'kategori', taken: 'SELECT slug FROM category' };
    const id = await withFreeSlug(manager, naming, async (slug) => {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Category)
        .values({ name, slug, displayOrder })
        .orIgnore()
        .returning('id')
        .execute();
      const [row] = inserted.raw as { id: number }[];
      const isTaken = !row && (await isNameTaken(manager, name));
      if (isTaken) throw new AppError('category_name_taken', { name });
      return row?.id ?? null;
    });
    return manager.findOneByOrFail(Category, { id });
  }
}

/** Compares without regard to case and marks: 'GENEL' is 'Genel'. */
async function isNameTaken(manager: EntityManager, name: string): Promise<boolean> {
  const namesakes = await manager.query<unknown[]>(
    'SELECT FROM category WHERE search_text = search_form($1)',
    [name],
  );
  return namesakes.length > 0;
}
