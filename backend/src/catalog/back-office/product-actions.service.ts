import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { ChangeStockDto, ShowProductDto } from '../../../contract/catalog/product.dto.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { productChange } from './admin-product.mapper.js';
import { AdminProductQueriesService } from './admin-product-queries.service.js';
import { deleteProduct } from './delete-product.js';
import { Product } from '../product.entity.js';
import { StockService } from '../stock.service.js';

/** Actions on a product from the list: recount its stock, hide it, delete it. */
@Injectable()
export class ProductActionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: AdminProductQueriesService,
    private readonly stock: StockService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws changed_meanwhile when somebody else counted since the stock was read, and stock_below_held. */
  async changeStock(
    actor: Actor,
    { id, stockRead: read, countVersion, stockQuantity: counted }: ChangeStockDto,
  ): Promise<AdminProductView> {
    return this.change(actor, { id, event: 'stock_changed' }, (manager) =>
      this.stock.recount(manager, { productId: id, read, counted, countVersion }),
    );
  }

  /** Raises the version as well, so that an admin with the form open gets a conflict. */
  async setActive(actor: Actor, { id, version, isActive }: ShowProductDto): Promise<AdminProductView> {
    const event = isActive ? 'product_shown' : 'product_hidden';
    return this.change(actor, { id, event }, async (manager) => {
      const { affected } = await manager.update(Product, { id, version }, { isActive });
      if (affected !== 1) throw new AppError('changed_meanwhile');
    });
  }

  /** Past orders keep their snapshot of it. Throws product_in_payment while a checkout holds it. */
  async remove(
    actor: Actor,
    { id, version }: { readonly id: string; readonly version?: number },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.stock.lock(manager, [id]);
      const before = await this.products.get(manager, id);
      if (!(await deleteProduct(manager, { id, version: version ?? before.version }))) {
        throw new AppError('changed_meanwhile');
      }
      await this.changes.record(
        manager,
        actor,
        productChange({ product: before, event: 'product_deleted', before, after: null }),
      );
    });
  }

  private async change(
    actor: Actor,
    { id, event }: { readonly id: string; readonly event: LogEventName },
    act: (manager: EntityManager, before: AdminProductView) => Promise<void>,
  ): Promise<AdminProductView> {
    return this.dataSource.transaction(async (manager) => {
      await this.stock.lock(manager, [id]);
      const before = await this.products.get(manager, id);
      await act(manager, before);
      const after = await this.products.get(manager, id);
      await this.changes.record(manager, actor, productChange({ product: before, event, before, after }));
      return after;
    });
  }
}
