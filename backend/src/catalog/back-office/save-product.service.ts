import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { ProductDto, UpdateProductDto } from '../../../contract/catalog/product.dto.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { assertVatRate } from '../../studio/vat-rates.js';
import { productChange } from './admin-product.mapper.js';
import { AdminProductQueriesService } from './admin-product-queries.service.js';
import { CreateProductService } from '../create-product.service.js';
import { ProductPicturesService } from '../product-pictures.service.js';
import { Product } from '../product.entity.js';
import { StockService } from '../stock.service.js';

/** Saves products from the form, with an entry in the activity log. */
@Injectable()
export class SaveProductService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newProducts: CreateProductService,
    private readonly products: AdminProductQueriesService,
    private readonly pictures: ProductPicturesService,
    private readonly stock: StockService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws category_not_found and vat_rate_unknown. */
  async create(actor: Actor, { pictures, ...fields }: ProductDto): Promise<AdminProductView> {
    return this.dataSource.transaction(async (manager) => {
      await assertCategory(manager, fields.categoryId);
      await assertVatRate(manager, fields.vatRateId);
      const product = await this.newProducts.create(manager, {
        ...fields,
        pictures: await this.pictures.keep(manager, pictures),
      });
      const after = await this.products.get(manager, product.id);
      await this.changes.record(
        manager,
        actor,
        productChange({ product: after, event: 'product_created', before: null, after }),
      );
      return after;
    });
  }

  /**
   * Throws changed_meanwhile when the product was saved or counted since it was read, product_not_found when
   * it is gone, category_not_found and vat_rate_unknown.
   */
  async update(
    actor: Actor,
    { id, version, stockRead: read, countVersion, ...edited }: UpdateProductDto,
  ): Promise<AdminProductView> {
    return this.dataSource.transaction(async (manager) => {
      // The category is locked before the product, the same order as when a category is deleted.
      await assertCategory(manager, edited.categoryId);
      await this.stock.lock(manager, [id]);
      const before = await this.products.get(manager, id);
      await assertVatRate(manager, edited.vatRateId, before.vatRateId);
      const { pictures, stockQuantity: counted, minStock, isUnlimited, ...fields } = edited;
      await writeFields(manager, { id, version }, fields);
      await this.stock.recount(manager, { productId: id, read, counted, countVersion });
      await this.stock.setLimits(manager, id, { minStock, isUnlimited });
      await this.pictures.replace(manager, id, pictures);
      const after = await this.products.get(manager, id);
      await this.changes.record(
        manager,
        actor,
        productChange({ product: after, event: 'product_edited', before, after }),
      );
      return after;
    });
  }
}

type OwnFields = Omit<ProductDto, 'pictures' | 'stockQuantity' | 'minStock' | 'isUnlimited'>;

/** The slug stays, so that links to the product work after it is renamed. */
async function writeFields(
  manager: EntityManager,
  which: { readonly id: string; readonly version: number },
  fields: OwnFields,
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(Product)
    .set({ ...fields, updatedAt: () => 'clock_timestamp()' })
    .where(which)
    .execute();
  if (affected !== 1) throw new AppError('changed_meanwhile');
}

/** Locks the category, so that it cannot be deleted until the transaction ends. */
async function assertCategory(manager: EntityManager, categoryId: number): Promise<void> {
  const found = await manager.query<unknown[]>('SELECT FROM category WHERE id = $1 FOR KEY SHARE', [
    categoryId,
  ]);
  if (found.length === 0) {
    throw new AppError('category_not_found', {}, { categoryId: 'Kategori bulunamadı' });
  }
}
