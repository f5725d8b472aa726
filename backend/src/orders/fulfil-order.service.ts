import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StockService } from '../catalog/stock.service.js';
import { Clock } from '../platform/clock.js';
import type { HoldLine } from './hold-line.entity.js';
import { HoldsService } from './holds.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';
import { StockMovement } from './stock-movement.entity.js';

/** The order was paid, but a piece is gone: the caller rolls back and returns the money. */
export class CannotFulfilError extends Error {
  constructor(readonly orderId: string) {
    super('A line of the paid order is no longer in stock.');
    this.name = 'CannotFulfilError';
  }
}

/** What an order's payment means for the order: stock, status, mails. Called inside the payment's transaction. */
@Injectable()
export class FulfilOrderService {
  constructor(
    @Inject(HoldsService) private readonly holds: HoldsService,
    @Inject(StockService) private readonly stock: StockService,
    @Inject(OrderMails) private readonly mails: OrderMails,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Takes the stock and confirms the order. Throws CannotFulfilError when its hold is gone and so is a piece. */
  async confirmPaid(manager: EntityManager, orderId: string): Promise<void> {
    const held = await this.holds.use(manager, orderId);
    const lines = await manager.find(OrderLine, { where: { orderId }, order: { productId: 'ASC' } });
    for (const line of lines) {
      await this.sell(manager, line, held);
    }
    const now = this.clock.now();
    await manager.update(
      Order,
      { id: orderId, paymentStatus: 'unpaid' },
      { status: 'confirmed', paymentStatus: 'paid', paidAt: now },
    );
    await this.mails.orderConfirmed(manager, orderId);
  }

  /** No charge was kept: the stock goes back and the order is closed. */
  async closeUnpaid(manager: EntityManager, orderId: string): Promise<void> {
    await manager.update(
      Order,
      { id: orderId, status: 'pending', paymentStatus: 'unpaid' },
      { status: 'cancelled' },
    );
    await this.holds.releaseOfOrder(manager, orderId);
  }

  /** Money came for an order that cannot be fulfilled any more; both sides are told once it is on its way back. */
  async closeUnfulfillable(manager: EntityManager, orderId: string): Promise<void> {
    const now = this.clock.now();
    await manager.update(Order, { id: orderId }, { status: 'cancelled', paymentStatus: 'paid', paidAt: now });
    await this.holds.releaseOfOrder(manager, orderId);
  }

  /** The whole charge went back, whatever it was: the buyer paid nothing for this order. */
  async markReturned(manager: EntityManager, orderId: string, returnedKurus: number): Promise<void> {
    await manager.update(
      Order,
      { id: orderId },
      { refundedKurus: () => 'total_kurus', paymentStatus: 'refunded' },
    );
    await this.mails.moneyReturned(manager, orderId, returnedKurus);
  }

  /** The system gave up: a person has to send the money back. */
  async tellReturnFailed(manager: EntityManager, orderId: string, amountKurus: number): Promise<void> {
    await this.mails.returnFailed(manager, orderId, amountKurus);
  }

  private async sell(manager: EntityManager, line: OrderLine, held: HoldLine[] | null): Promise<void> {
    const { productId, quantity } = line;
    if (productId === null) throw new CannotFulfilError(line.orderId);
    const heldLine = held?.find((candidate) => candidate.productId === productId);
    const isTaken = heldLine
      ? !heldLine.isTracked || (await this.stock.takeHeld(manager, productId, quantity))
      : await this.stock.takeNow(manager, productId, quantity);
    if (!isTaken) throw new CannotFulfilError(line.orderId);
    await manager.insert(StockMovement, { productId, orderLineId: line.id, kind: 'sale', quantity });
  }
}
