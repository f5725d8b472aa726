import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isGoods } from '../../contract/orders/line-kind.js';
import { shortId } from '../../contract/common/short-id.js';
import type { OrderStatus } from '../../contract/orders/order-status.js';
import { OrderBookingsService } from '../bookings/order-bookings.service.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { InventoryLedgerService } from './inventory/inventory-ledger.service.js';
import { OrderLine } from './order-line.entity.js';
import { OrderQueriesService } from './order-queries.service.js';
import { Order } from './order.entity.js';

/**
 * Ends an order of which nothing is left: each line was cancelled on its own, and its money is back. The buyer
 * has been told of each line and of the money, so there is no further mail.
 */
@Injectable()
export class EndEmptyOrderService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly ledger: InventoryLedgerService,
    private readonly bookings: OrderBookingsService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * Called after a line was cancelled and after money has gone back. Both take the order's lock first, so the
   * second of them sees what the first one did.
   */
  async endIfEmpty(manager: EntityManager, orderId: string): Promise<void> {
    const { order, lines } = await this.read(manager, orderId);
    if (order.status === 'cancelled' || hasMoney(order)) return;
    const returned = await this.ledger.returnedLines(manager, [orderId]);
    if (lines.some(({ id }) => !returned.includes(id))) return;
    await this.write(manager, order, 'cancelled');
  }

  /**
   * Called when one of its bookings is taken up again. An order that the studio cancelled itself stays so; its
   * bookings remember that.
   */
  async reopen(manager: EntityManager, orderId: string): Promise<void> {
    const { order, lines } = await this.read(manager, orderId);
    if (order.status !== 'cancelled' || lines.some(({ kind }) => kind === 'product')) return;
    const bookings = await this.bookings.ofOrder(manager, orderId);
    if (bookings.some(({ isCancelledWithOrder }) => isCancelledWithOrder)) return;
    await this.write(manager, order, 'confirmed');
  }

  private async read(manager: EntityManager, orderId: string) {
    await this.orders.lock(manager, orderId);
    return {
      order: await manager.findOneByOrFail(Order, { id: orderId }),
      lines: (await manager.findBy(OrderLine, { orderId })).filter(isGoods),
    };
  }

  /** The history names nobody, because the shop did it. */
  private async write(manager: EntityManager, { id, status }: Order, to: OrderStatus): Promise<void> {
    await manager.update(Order, { id }, { status: to });
    await this.changes.record(manager, null, {
      type: 'order_updated',
      event: 'order_status_changed',
      recordKind: 'order',
      recordId: id,
      label: shortId(id),
      before: { status },
      after: { status: to },
    });
  }
}

function hasMoney({ paymentStatus, totalKurus }: Order): boolean {
  return paymentStatus === 'paid' && totalKurus > 0;
}
