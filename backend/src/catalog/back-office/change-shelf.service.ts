import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AdminChangesService } from '../../guard/activity-log/admin-changes.service.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { ChangeStockDto, ShowProductDto } from '../../../contract/catalog/product.dto.js';
import type { LogEventName } from '../../../contract/guard/activity-log/log-event-name.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { loggedProduct } from './admin-product.mapper.js';
import { AdminProductQueriesService } from './admin-product-queries.service.js';
import { Product } from '../product.entity.js';
import { StockService } from '../stock.service.js';

/** What an admin does to a product from the list: recount it, take it off the shelf, delete it. */
@Injectable()
export class ChangeShelfService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly products: AdminProductQueriesService,
    private readonly stock: StockService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws changed_meanwhile when somebody else counted since it was read, and stock_below_held. */
  async changeStock(
    actor: Actor,
    { id, stockRead: read, countVersion, stockQuantity: counted }: ChangeStockDto,
  ): Promise<AdminProductView> {
    return this.change(actor, { id, event: 'stock_changed' }, (manager) =>
      this.stock.recount(manager, { productId: id, read, counted, countVersion }),
    );
  }

  /** Also counts as an edit: whoever has the form open is told that this changed. */
  async setActive(actor: Actor, { id, version, isActive }: ShowProductDto): Promise<AdminProductView> {
    const event = isActive ? 'product_shown' : 'product_hidden';
    return this.change(actor, { id, event }, async (manager) => {
      const { affected } = await manager.update(Product, { id, version }, { isActive });
      if (affected !== 1) throw new AppError('changed_meanwhile');
    });
  }

  /** Past orders keep what they say of it. Throws product_in_payment while somebody holds it to pay. */
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
      await this.record(manager, actor, { event: 'product_deleted', before, after: null });
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
      await this.record(manager, actor, { event, before, after });
      return after;
    });
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    {
      event,
      before,
      after,
    }: { event: LogEventName; before: AdminProductView; after: AdminProductView | null },
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      type: 'product_updated',
      event,
      recordKind: 'product',
      recordId: before.id,
      label: before.name,
      before: loggedProduct(before),
      after: after && loggedProduct(after),
    });
  }
}

/** False when somebody edited it meanwhile. */
async function deleteProduct(
  manager: EntityManager,
  which: { readonly id: string; readonly version: number },
): Promise<boolean> {
  try {
    return (await manager.delete(Product, which)).affected === 1;
  } catch (error) {
    throw isInPayment(error) ? new AppError('product_in_payment') : error;
  }
}

/** The table itself refuses: nobody can begin to pay between a look and the deletion. */
function isInPayment(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { readonly constraint?: string }).constraint === 'product_in_payment';
}
