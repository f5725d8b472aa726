import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { QuoteLine, RequestedLine } from '../../contract/checkout/quote.js';
import type { CounterPayment } from '../../contract/desk/counter.views.js';
import type { OrderStatus } from '../../contract/orders/order-status.js';
import { AssembleOrderService, type QuotedItems } from '../checkout/assemble-order.service.js';
import type { Buyer } from '../checkout/buyer.js';
import { QuoteCartService } from '../checkout/quote-cart.service.js';
import { LockedOrdersService } from '../orders/back-office/locked-orders.service.js';
import { NotePaymentService } from '../orders/back-office/money/note-payment.service.js';
import { OrderAllocationService } from '../orders/inventory/order-allocation.service.js';
import type { EndedHold } from '../orders/holds/ended-hold.js';
import type { DeskOrder } from '../orders/new-order.js';
import type { Order } from '../orders/order.entity.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { WriteOrderService } from '../orders/write-order.service.js';
import type { Actor } from '../platform/sessions/actor.js';

/** What the studio sells itself. */
export interface DeskSale {
  readonly lines: readonly RequestedLine[];
  readonly buyer: Buyer;
  readonly desk: DeskOrder;
  /** How it is paid, once it is known what it costs; nothing of it when it is paid later. */
  readonly payments: (totalKurus: number) => readonly CounterPayment[];
  /** Seats that the caller has reserved for it; absent when the sale looks for its goods itself. */
  readonly held?: EndedHold;
}

/**
 * Sells pieces and seats outside of the shop: at the prices of the day, from the same stock, with the same order. A
 * sale by telephone is a distance sale and keeps its contract; one in the studio has none.
 */
@Injectable()
export class DeskSaleService {
  constructor(
    private readonly quotes: QuoteCartService,
    private readonly assembly: AssembleOrderService,
    private readonly writer: WriteOrderService,
    private readonly allocation: OrderAllocationService,
    private readonly orders: OrderQueriesService,
    private readonly locked: LockedOrdersService,
    private readonly payments: NotePaymentService,
  ) {}

  /**
   * Writes the order with its goods, and notes its payment. Pieces that are sold over the counter are delivered by that;
   * everything else is confirmed. Runs in the caller's transaction. Throws
   * seller_missing, session_closed, session_has_too_few_seats, and goods_gone for pieces and for what was sold meanwhile.
   */
  async sell(manager: EntityManager, actor: Actor, sale: DeskSale): Promise<Order> {
    const quoted: QuotedItems = await this.quotes.quoteUnheld(manager, sale.lines, sale.held !== undefined);
    for (const line of quoted.quote.lines) assertForSale(line);
    const assembled = await this.assembly.assembleQuoted(quoted, sale.buyer);
    const { channel } = sale.desk;
    const { id: orderId, totalKurus } = await this.writer.write(manager, {
      ...assembled,
      customerId: null,
      documents: channel === 'phone' ? assembled.documents : null,
      desk: sale.desk,
    });
    const status = channel === 'counter' ? 'delivered' : 'confirmed';
    await this.takeGoods(manager, { orderId, status, held: sale.held ?? null });
    await this.locked.record(manager, actor, {
      orderId,
      event: 'order_written_down',
      before: null,
      after: { channel, totalKurus },
    });
    for (const part of sale.payments(totalKurus).filter(({ amountKurus }) => amountKurus > 0)) {
      const order = await this.locked.lock(manager, { orderId, version: null });
      await this.payments.noteLocked(manager, actor, {
        ...{ ...part, order, seenOpenKurus: order.openKurus, reference: '' },
        // The order's own key is what a repeated request finds.
        requestKey: randomUUID(),
      });
    }
    return this.locked.lock(manager, { orderId, version: null });
  }

  private async takeGoods(
    manager: EntityManager,
    {
      orderId,
      status,
      held,
    }: { readonly orderId: string; readonly status: OrderStatus; readonly held: EndedHold | null },
  ): Promise<void> {
    const { order } = await this.orders.getById(manager, orderId);
    // What costs nothing is paid at once.
    const paidAt = order.totalKurus === 0 ? order.createdAt : null;
    await manager.query(`UPDATE "order" SET status = $3, paid_at = $2 WHERE id = $1`, [
      orderId,
      paidAt,
      status,
    ]);
    const missing = await this.allocation.allocate(manager, order, { held, receipt: null, paidAt });
    if (missing.length > 0) throw new AppError('goods_gone', { what: missing.join(', ') });
  }
}

function assertForSale({ kind, name, issue }: QuoteLine): void {
  if (issue === null || issue.kind === 'price_changed') return;
  if (kind === 'product') throw new AppError('goods_gone', { what: name });
  if (issue.kind === 'too_late' || issue.kind === 'unavailable') throw new AppError('session_closed');
  throw new AppError('session_has_too_few_seats', {
    left: issue.kind === 'insufficient' ? issue.available : 0,
  });
}
