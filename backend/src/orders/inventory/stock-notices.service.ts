import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { stockStatus } from '../../../contract/catalog/stock.js';
import { type StockLevel, StockService } from '../../catalog/stock.service.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../platform/clock.js';
import type { InventoryItem } from './inventory-item.js';

/** Notifies the studio when a sale takes the last pieces of a product, or leaves few. */
@Injectable()
export class StockNoticesService {
  constructor(
    private readonly stock: StockService,
    private readonly studio: NotifyStudioService,
    private readonly clock: Clock,
  ) {}

  /**
   * Notifies once when the stock falls below a limit: the sale holds the lock of the product's row, so no
   * other sale sees the same change. Call it after the pieces were taken, in the same transaction.
   */
  async afterSale(
    manager: EntityManager,
    { id, quantity }: Pick<InventoryItem, 'id' | 'quantity'>,
  ): Promise<void> {
    const level = await this.stock.stockOf(manager, id);
    if (!level || level.isUnlimited) return;
    const status = statusAt(level, level.quantity);
    if (status === 'in_stock' || status === statusAt(level, level.quantity + quantity)) return;
    const about = { kind: 'product', id } as const;
    const occasion = `${id}:${this.clock.now().toISOString()}`;
    await this.studio.add(
      manager,
      status === 'out_of_stock'
        ? {
            type: 'stock_out',
            dedupeKey: `stock-out:${occasion}`,
            title: 'Stok tükendi',
            message: `${level.name}: son parça satıldı.`,
            about,
          }
        : {
            type: 'stock_low',
            dedupeKey: `stock-low:${occasion}`,
            title: 'Stok azaldı',
            message: `${level.name}: son ${level.quantity} adet kaldı.`,
            about,
          },
    );
  }
}

function statusAt({ minStock, isUnlimited }: StockLevel, available: number) {
  return stockStatus({ available, minStock, isUnlimited });
}
