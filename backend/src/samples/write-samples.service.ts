import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PRODUCT_TEXTS } from '../../contract/catalog/product-fields.js';
import { emptyTexts } from '../../contract/common/field-table.js';
import { addDays, studioDate, studioInstant } from '../../contract/common/dates.js';
import { WriteBlogPostService } from '../blog/write-blog-post.service.js';
import { CreateCategoryService } from '../catalog/create-category.service.js';
import { CreateProductService } from '../catalog/create-product.service.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { CreateSessionService } from '../workshops/create-session.service.js';
import { OFFERED_POSTS, offeredSessions } from './offered-samples.js';
import { storedAs, type StoredPictures, withStoredPictures } from './sample-post.js';
import { SAMPLE_CATEGORIES, SAMPLE_PRODUCTS } from './sample-products.texts.js';

/** The time of day at which the posts were published. */
const MORNING = '09:30';

/** Writes the samples as the studio would write its own goods, and marks each of them. */
@Injectable()
export class WriteSamplesService {
  constructor(
    private readonly categories: CreateCategoryService,
    private readonly products: CreateProductService,
    private readonly sessions: CreateSessionService,
    private readonly posts: WriteBlogPostService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  async write(manager: EntityManager, pictures: StoredPictures): Promise<void> {
    await this.writeProducts(manager, pictures);
    for (const session of offeredSessions(studioDate(this.clock.now()))) {
      const { id, version } = await this.sessions.create(manager, session);
      await manager.query('INSERT INTO sample (session_id, version) VALUES ($1, $2)', [id, version]);
    }
    await this.writePosts(manager, pictures);
  }

  private async writeProducts(manager: EntityManager, pictures: StoredPictures): Promise<void> {
    const categoryIds = new Map<string, number>();
    for (const [displayOrder, name] of SAMPLE_CATEGORIES.entries()) {
      categoryIds.set(name, await this.categoryOf(manager, name, displayOrder));
    }
    for (const { category, pictures: shown, ...product } of SAMPLE_PRODUCTS) {
      const { id } = await this.products.create(manager, {
        ...emptyTexts(PRODUCT_TEXTS),
        ...{ minStock: 3, isUnlimited: false },
        ...product,
        categoryId: categoryIds.get(category) ?? 0,
        pictures: shown.map(({ file, alt }) => ({ mediaFileId: storedAs(pictures, file).id, alt })),
      });
      await manager.query(
        `INSERT INTO sample (product_id, version)
         SELECT id, version + stock_count_version FROM product WHERE id = $1`,
        [id],
      );
    }
  }

  /** A category that the shop has already, however it is written, is the studio's own. */
  private async categoryOf(manager: EntityManager, name: string, displayOrder: number): Promise<number> {
    const [existing] = await manager.query<{ id: number }[]>(
      'SELECT id FROM category WHERE search_form(name) = search_form($1)',
      [name],
    );
    if (existing) return existing.id;
    const { id, version } = await this.categories.create(manager, { name, displayOrder });
    await manager.query('INSERT INTO sample (category_id, version) VALUES ($1, $2)', [id, version]);
    return id;
  }

  private async writePosts(manager: EntityManager, pictures: StoredPictures): Promise<void> {
    const today = studioDate(this.clock.now());
    for (const post of OFFERED_POSTS) {
      const { title, excerpt, category, tags, metaDescription, metaKeywords, daysAgo } = post;
      const { id, version } = await this.posts.create(manager, {
        ...{ title, excerpt, category, tags, metaDescription, metaKeywords, metaTitle: '' },
        ...withStoredPictures(post, pictures),
        authorName: this.studio.profile.name,
        status: 'published',
        publishedAt: studioInstant(addDays(today, -(daysAgo ?? 0)), MORNING),
      });
      await manager.query('INSERT INTO sample (post_id, version) VALUES ($1, $2)', [id, version]);
    }
  }
}
