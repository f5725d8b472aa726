import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminChangesService, type AdminChange } from '../../activity-log/admin-changes.service.js';
import { AppError } from '../../../contract/app-error.js';
import {
  type CategoryOrderDto,
  type CategoryVersionDto,
  type CreateCategoryDto,
  DEFAULT_CATEGORY_SLUG,
  type RenameCategoryDto,
} from '../../../contract/catalog/category.dto.js';
import { isTaken } from '../../platform/database/is-taken.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { Category } from '../category.entity.js';
import { Product } from '../product.entity.js';
import { StockService } from '../stock.service.js';
import { CreateCategoryService } from '../create-category.service.js';

/** The unique indexes of the name as written, and in its search form. */
const CATEGORY_NAMES = ['category_name_key', 'category_by_search_form'];

/** Changes categories, with entries in the activity log. */
@Injectable()
export class CategoriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newCategories: CreateCategoryService,
    private readonly stock: StockService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Puts it after the others, before 'genel'. Throws category_name_taken. */
  async create(actor: Actor, { name }: CreateCategoryDto): Promise<Category> {
    return this.dataSource.transaction(async (manager) => {
      const last = await manager
        .createQueryBuilder(Category, 'category')
        .select('max(category.display_order)', 'order')
        .where('category.slug <> :genel', { genel: DEFAULT_CATEGORY_SLUG })
        .getRawOne<{ order: number | null }>();
      const displayOrder = (last?.order ?? -1) + 1;
      const category = await this.newCategories.create(manager, { name, displayOrder });
      await this.record(manager, actor, {
        event: 'category_created',
        category,
        before: null,
        after: { name },
      });
      return category;
    });
  }

  /** The slug stays. Throws category_name_taken, category_name_protected or changed_meanwhile. */
  async rename(actor: Actor, { id, version, name }: RenameCategoryDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const category = await getLocked(manager, id);
      if (category.slug === DEFAULT_CATEGORY_SLUG) throw new AppError('category_name_protected');
      const { affected } = await refusingTakenName(name, () =>
        manager.update(Category, { id, version }, { name }),
      );
      if (affected !== 1) throw new AppError('changed_meanwhile');
      const before = { name: category.name };
      await this.record(manager, actor, { event: 'category_renamed', category, before, after: { name } });
    });
  }

  /** Throws category_order_stale unless `ids` names exactly the existing categories. */
  async reorder(actor: Actor, { ids }: CategoryOrderDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = { displayOrder: 'ASC', name: 'ASC', id: 'ASC' } as const;
      const categories = await manager.find(Category, { order, lock: { mode: 'pessimistic_write' } });
      const known = new Map(categories.map((category) => [category.id, category]));
      if (ids.length !== known.size || !ids.every((id) => known.has(id))) {
        throw new AppError('category_order_stale');
      }
      // Does not raise the versions: a new order must not conflict with an admin who renames a category.
      await manager.query(
        `UPDATE category SET display_order = place.position
         FROM unnest($1::integer[]) WITH ORDINALITY AS place (id, position) WHERE category.id = place.id`,
        [ids],
      );
      await this.changes.record(manager, actor, {
        event: 'categories_reordered',
        recordKind: 'category',
        recordId: 'all',
        label: 'Kategori sırası',
        before: { order: categories.map(({ name }) => name) },
        after: { order: ids.map((id) => known.get(id)?.name) },
      });
    });
  }

  /**
   * Moves its products to 'genel'. Throws category_protected for 'genel' itself; REST clients omit `version`.
   */
  async remove(
    actor: Actor,
    { id, version }: Pick<CategoryVersionDto, 'id'> & Partial<CategoryVersionDto>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const category = await getLocked(manager, id);
      if (category.slug === DEFAULT_CATEGORY_SLUG) throw new AppError('category_protected');
      if (version !== undefined && version !== category.version) throw new AppError('changed_meanwhile');
      await this.lockProducts(manager, id);
      const before = { name: category.name, products: await moveProducts(manager, id) };
      await manager.delete(Category, { id });
      await this.record(manager, actor, { event: 'category_deleted', category, before, after: null });
    });
  }

  /** Locks products in the order in which sales lock them, so that the two cannot deadlock. */
  private async lockProducts(manager: EntityManager, categoryId: number): Promise<void> {
    const products = await manager.find(Product, { select: { id: true }, where: { categoryId } });
    await this.stock.lock(
      manager,
      products.map(({ id }) => id),
    );
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    {
      category,
      ...change
    }: Pick<AdminChange, 'event' | 'before' | 'after'> & { readonly category: Category },
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      recordKind: 'category',
      recordId: String(category.id),
      label: category.name,
      ...change,
    });
  }
}

/** Locks the category: until the transaction ends nobody else can change it or move products into it. */
async function getLocked(manager: EntityManager, id: number): Promise<Category> {
  const category = await manager.findOne(Category, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!category) throw new AppError('category_not_found');
  return category;
}

/**
 * Raises the versions of the products, so that admins who edit one get a conflict. Returns the products'
 * names.
 */
async function moveProducts(manager: EntityManager, categoryId: number): Promise<string[]> {
  const [moved] = await manager.query<[{ name: string }[], number]>(
    `UPDATE product SET category_id = (SELECT id FROM category WHERE slug = $2),
       version = version + 1, updated_at = clock_timestamp()
     WHERE category_id = $1 RETURNING name`,
    [categoryId, DEFAULT_CATEGORY_SLUG],
  );
  return moved.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'tr'));
}

async function refusingTakenName<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw CATEGORY_NAMES.some((index) => isTaken(error, index))
      ? new AppError('category_name_taken', { name })
      : error;
  }
}
