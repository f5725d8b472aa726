import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ProductPicturesService } from '../../product-pictures.service.js';
import { StockService } from '../../stock.service.js';
import { AdminProductQueriesService } from '../admin-product-queries.service.js';
import { productChange } from '../admin-product.mapper.js';
import { deleteProduct } from '../delete-product.js';
import type { Undone, WrittenItem } from './written-item.js';
import { WriteImportedProductService } from './write-imported-product.service.js';

/** Undoes what an import did to one product, if nobody changed or bought it since. */
@Injectable()
export class RestoreProductService {
  constructor(
    private readonly products: AdminProductQueriesService,
    private readonly pictures: ProductPicturesService,
    private readonly stock: StockService,
    private readonly writer: WriteImportedProductService,
    private readonly changes: AdminChangesService,
  ) {}

  async restore(manager: EntityManager, actor: Actor, item: WrittenItem): Promise<Undone> {
    await this.stock.lock(manager, [item.productId]);
    if (await isSoldSince(manager, item)) return 'sold_since';
    if (!(await isAsWritten(manager, item))) return 'changed_since';
    try {
      return await manager.transaction((within) =>
        item.before === null
          ? this.remove(within, actor, item)
          : this.putBack(within, actor, { ...item, before: item.before }),
      );
    } catch (error) {
      // Somebody holds it for a payment at this moment.
      if (error instanceof AppError) return 'in_payment';
      throw error;
    }
  }

  private async remove(manager: EntityManager, actor: Actor, { productId }: WrittenItem): Promise<Undone> {
    const before = await this.products.get(manager, productId);
    await deleteProduct(manager, { id: productId, version: before.version });
    await this.changes.record(
      manager,
      actor,
      productChange({ product: before, event: 'product_deleted', before, after: null }),
    );
    return 'removed';
  }

  private async putBack(
    manager: EntityManager,
    actor: Actor,
    { productId, before }: WrittenItem & { readonly before: NonNullable<WrittenItem['before']> },
  ): Promise<Undone> {
    const { pictures, ...values } = before;
    await this.writer.change(manager, actor, { productId, values });
    await this.pictures.replace(manager, productId, pictures);
    return 'restored';
  }
}

async function isSoldSince(manager: EntityManager, { productId, doneAt }: WrittenItem): Promise<boolean> {
  const sold = await manager.query<unknown[]>(
    'SELECT FROM stock_movement WHERE product_id = $1 AND created_at >= $2 LIMIT 1',
    [productId, doneAt],
  );
  return sold.length > 0;
}

async function isAsWritten(
  manager: EntityManager,
  { productId, version, countVersion }: WrittenItem,
): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    'SELECT FROM product WHERE id = $1 AND version = $2 AND stock_count_version = $3',
    [productId, version, countVersion],
  );
  return found.length > 0;
}
