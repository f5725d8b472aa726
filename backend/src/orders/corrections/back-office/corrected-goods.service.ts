import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { CorrectBookingsService } from '../../../bookings/correct-bookings.service.js';
import { itemOf } from '../../inventory/inventory-item.js';
import { InventoryService } from '../../inventory/inventory.service.js';
import { OrderAllocationService } from '../../inventory/order-allocation.service.js';
import { OrderLine } from '../../order-line.entity.js';
import { orderLineColumns } from '../../write-order.service.js';
import type { LessLine } from './correction-plan.js';
import type { CorrectionPlan } from './plan-correction.service.js';

/** Moves pieces and seats as a correction wants, with the lines and bookings that hold them. */
@Injectable()
export class CorrectedGoodsService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly allocation: OrderAllocationService,
    private readonly bookings: CorrectBookingsService,
  ) {}

  /** Call it before the plan, which depends on who has come. */
  async lockSeats(manager: EntityManager, orderId: string): Promise<void> {
    await this.bookings.lockSeats(manager, orderId);
  }

  /**
   * Locks all items first, in the order in which everybody locks them. Throws goods_gone when what is added was sold
   * meanwhile; the caller must roll back.
   */
  async move(manager: EntityManager, plan: CorrectionPlan, restocks: boolean): Promise<void> {
    const { less, more } = plan;
    const items = [...less, ...more].flatMap(({ line }) => itemOf(line) ?? []);
    await this.inventory.lock(manager, items);
    for (const each of less) await this.lessen(manager, plan, { ...each, restocks });
    const fee = plan.after.kept.find(({ kind }) => kind === 'shipping');
    if (fee) await writeAmounts(manager, fee);
    await this.add(manager, plan);
  }

  private async lessen(
    manager: EntityManager,
    { back }: CorrectionPlan,
    { line, after, restocks }: LessLine & { readonly restocks: boolean },
  ): Promise<void> {
    const by = line.quantity - after.quantity;
    await this.inventory.lessen(manager, { line, by, isRestocked: restocks || line.kind === 'workshop' });
    await writeAmounts(manager, after);
    if (line.kind === 'product') return;
    const { id: orderLineId, quantity } = after;
    if (quantity === 0) {
      const isPaidBack = back.some(({ lineId }) => lineId === orderLineId);
      await this.bookings.remove(manager, orderLineId, { isPaidBack });
    } else {
      const costKurus = after.totalKurus - after.discountKurus;
      await this.bookings.lessen(manager, { orderLineId, quantity, costKurus });
    }
  }

  private async add(manager: EntityManager, { whole, after }: CorrectionPlan): Promise<void> {
    if (after.added.length === 0) return;
    const { order } = whole;
    const first = Math.max(...after.kept.map(({ position }) => position)) + 1;
    const added = after.added.map((line, at) =>
      manager.create(OrderLine, orderLineColumns(order.id, line, first + at)),
    );
    await manager.insert(OrderLine, added);
    const missing = await this.allocation.allocate(manager, order, {
      held: null,
      receipt: null,
      paidAt: null,
    });
    if (missing.length > 0) throw new AppError('goods_gone', { what: missing.join(', ') });
    await this.bookings.mailTickets(
      manager,
      added.map(({ id }) => id),
    );
  }
}

async function writeAmounts(manager: EntityManager, line: OrderLine): Promise<void> {
  const { id, quantity, unitPriceKurus, regularPriceKurus, totalKurus, discountKurus } = line;
  await manager.update(
    OrderLine,
    { id },
    { quantity, unitPriceKurus, regularPriceKurus, totalKurus, discountKurus },
  );
}
