import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { RefundOrderDto, DecideRefundDto } from '../../../../contract/orders/admin-orders.dto.js';
import { OrderMoneyService } from '../../../payments/order-money.service.js';
import { RequestRefundService } from '../../../payments/request-refund.service.js';
import { DecideRefundService } from '../../../payments/decide-refund.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { InventoryService } from '../../inventory/inventory.service.js';
import { LockedOrdersService } from '../locked-orders.service.js';

/** Refunds parts of an order without changing its status. */
@Injectable()
export class RefundOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly money: OrderMoneyService,
    private readonly refunds: RequestRefundService,
    private readonly deciding: DecideRefundService,
    private readonly inventory: InventoryService,
  ) {}

  /**
   * Refunds parts of lines as one decision, all or none. A repeated decision is carried out once. Pieces of
   * these lines that came back are added to the stock when the studio says so. Throws order_not_found,
   * nothing_to_refund, refund_too_much, refund_changed.
   */
  async refund(actor: Actor, requested: RefundOrderDto): Promise<void> {
    const { orderId, lines, requestKey, restocks = false } = requested;
    const lineIds = lines.map(({ lineId }) => lineId);
    await this.dataSource.transaction(async (manager) => {
      await this.locked.lock(manager, { orderId, version: null });
      if (!(await this.refunds.asSeen(manager, { orderId, lines, requestKey, reason: 'studio' }))) return;
      const pieces = restocks ? await this.inventory.returnPieces(manager, { orderId, lineIds }) : 0;
      await this.locked.record(manager, actor, {
        orderId,
        event: 'order_refund_requested',
        before: null,
        after: {
          amountKurus: lines.reduce((sum, { amountKurus }) => sum + amountKurus, 0),
          lineId: lineIds.length === 1 ? lineIds[0] : null,
          ...(pieces > 0 && { restockedPieces: pieces }),
        },
      });
    });
  }

  /**
   * Applies the studio's finding about a refund that iyzico has not confirmed. Throws order_not_found,
   * refund_not_open.
   */
  async decide(actor: Actor, { orderId, refundId, decision }: DecideRefundDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.locked.lock(manager, { orderId, version: null });
      const { parts } = await this.money.ofOrder(manager, orderId);
      const isOfOrder = parts.some(({ refunds }) => refunds.some(({ id }) => id === refundId));
      if (!isOfOrder) throw new AppError('refund_not_open');
      const { amountKurus, status } = await this.deciding.decide(manager, refundId, decision);
      await this.locked.record(manager, actor, {
        orderId,
        event: 'order_refund_decided',
        before: { refund: status },
        after: { refund: decision, refundKurus: amountKurus, refundId },
      });
    });
  }
}
