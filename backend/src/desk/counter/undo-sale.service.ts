import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { UNDO_MINUTES } from '../../../contract/desk/counter-limits.js';
import type { CounterSale } from '../../../contract/desk/counter.views.js';
import { LockedOrdersService } from '../../orders/back-office/locked-orders.service.js';
import { OrderAllocationService } from '../../orders/inventory/order-allocation.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CounterMailsService } from './counter-mails.service.js';
import { CounterSalesService, undoSecondsOf } from './counter-sales.service.js';
import { UndoMoneyService } from './undo-money.service.js';

/** Takes a counter sale back as a whole: its payment, its pieces and its order. */
@Injectable()
export class UndoSaleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly money: UndoMoneyService,
    private readonly allocation: OrderAllocationService,
    private readonly mails: CounterMailsService,
    private readonly views: CounterSalesService,
  ) {}

  /**
   * A sale that was undone before stays as it is. Throws order_not_found for anything but a counter sale,
   * counter_undo_too_late, and the errors of `UndoMoneyService.takeBack`.
   */
  async undo(actor: Actor, orderId: string): Promise<CounterSale> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, { orderId, version: null });
      if (order.channel !== 'counter') throw new AppError('order_not_found');
      if (order.status === 'cancelled') return;
      if (undoSecondsOf(order.createdAt, this.views.now()) === 0) {
        throw new AppError('counter_undo_too_late', { minutes: UNDO_MINUTES });
      }
      await this.money.takeBack(manager, actor, orderId);
      await manager.query(
        `UPDATE "order" SET status = 'cancelled', version = version + 1, updated_at = $2 WHERE id = $1`,
        [orderId, this.views.now()],
      );
      await this.allocation.deallocate(manager, { orderId, isRestocked: true });
      await this.mails.undone(manager, orderId);
      await this.locked.record(manager, actor, {
        orderId,
        event: 'counter_sale_undone',
        before: { status: order.status },
        after: { status: 'cancelled' },
      });
    });
    return this.views.view(orderId);
  }
}
