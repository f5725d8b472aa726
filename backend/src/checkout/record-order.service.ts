import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { formatTl } from '../../contract/common/money.js';
import type { UsedCreditDto } from '../../contract/payments/credits/credits.dto.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import { lockCustomer } from '../orders/lock-customer.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { orderTotals } from '../../contract/orders/order-totals.js';
import type { Order } from '../orders/order.entity.js';
import { WriteOrderService } from '../orders/write-order.service.js';
import { AssembleOrderService } from './assemble-order.service.js';
import type { Buyer } from './buyer.js';
import { PayNewOrderService, type RestOfOrder } from './pay-new-order.service.js';

export interface OrderToRecord {
  readonly holdId: string;
  readonly buyer: Buyer;
  /** Null for a guest. */
  readonly customerId: string | null;
  readonly expectedTotalKurus: number;
  /** Pays the order or a part of it; absent for none, as for REST clients. */
  readonly credit?: UsedCreditDto;
  /** Hash of the documents that the buyer read; null for REST clients, which show texts of their own. */
  readonly documentsSha256: string | null;
  readonly ipAddress: string;
}

/**
 * Writes order, frozen documents and payment in one transaction. The server's total counts: a buyer
 * who saw another total is asked again, never charged. When no card is needed, the order is confirmed at
 * once, and a buyer who repeats the request after a lost answer gets the same order.
 */
@Injectable()
export class RecordOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly assembly: AssembleOrderService,
    private readonly orders: OrderQueriesService,
    private readonly writer: WriteOrderService,
    private readonly payment: PayNewOrderService,
  ) {}

  /**
   * The attempt is null when there is nothing to pay. Throws hold_expired, cart_changed, total_changed,
   * documents_changed, address_required, address_unknown, coupon_used_up, too_many_payments, credit_unknown, credit_empty,
   * credit_changed,
   * hold_limit, piece_limit, seat_limit.
   */
  async record(requested: OrderToRecord): Promise<RestOfOrder & { readonly order: Order }> {
    return this.dataSource.transaction(async (manager) => {
      const customerId = await lockCustomer(manager, requested.customerId);
      const hold = await this.holds.findOpen(manager, { holdId: requested.holdId, customerId });
      if (!hold) return { order: await this.getPlacedBefore(manager, requested), attempt: null };
      const assembled = await this.assembly.assemble(manager, hold, requested.buyer);
      const { totalKurus } = orderTotals(assembled.lines);
      if (totalKurus !== requested.expectedTotalKurus) {
        throw new AppError('total_changed', { total: formatTl(totalKurus), totalKurus });
      }
      if (requested.documentsSha256 !== null && requested.documentsSha256 !== assembled.documents.sha256) {
        throw new AppError('documents_changed');
      }
      const order = await this.writer.write(manager, { ...assembled, customerId });
      const credit = requested.credit ?? null;
      return { order, ...(await this.payment.begin(manager, { order, hold, credit })) };
    });
  }

  /**
   * Finds the order of a repeated request that needed no card. Orders that are paid at the bank cannot be
   * paid twice, so they are not looked for.
   */
  private async getPlacedBefore(manager: EntityManager, { holdId, buyer }: OrderToRecord): Promise<Order> {
    const order = await this.orders.findPaidAtOnceOfHold(manager, holdId);
    if (order?.email !== buyer.customer.email) throw new AppError('hold_expired');
    return order;
  }
}
