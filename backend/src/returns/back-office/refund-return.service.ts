import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { byMethod, type RefundByMethod } from '../../../contract/payments/refund-ways.js';
import { formatTl } from '../../../contract/common/money.js';
import type { RefundReturnDto } from '../../../contract/returns/admin-returns.dto.js';
import type { ReturnRefundPreview } from '../../../contract/returns/admin-returns.views.js';
import { isOpenReturn, RETURN_STATE_LABELS } from '../../../contract/returns/return-state.js';
import { moneyOfLine, OrderMoneyService, remainingOf } from '../../payments/order-money.service.js';
import { RequestRefundService } from '../../payments/request-refund.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { OrderReturn } from '../order-return.entity.js';
import { ReturnMailsService } from '../return-mails.service.js';
import { LockedReturnsService } from './locked-returns.service.js';
import { type PlannedRefund, planRefund } from './plan-refund.js';

/** Gives the money of a return back, by the way it came. The return's id is the request key of the refund. */
@Injectable()
export class RefundReturnService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedReturnsService,
    private readonly money: OrderMoneyService,
    private readonly refunds: RequestRefundService,
    private readonly mails: ReturnMailsService,
    private readonly clock: Clock,
  ) {}

  /** Throws return_not_found. */
  async preview(id: string): Promise<ReturnRefundPreview> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(OrderReturn, { id });
    if (!found) throw new AppError('return_not_found');
    const { amountKurus, shippingKurus } = await this.plan(manager, found);
    return { amountKurus, shippingKurus };
  }

  /**
   * Refund and return end in one transaction, so neither is without the other whenever the process dies; a repeated act
   * is done once. Throws return_not_found, return_moved_on, return_not_received, return_amount_changed.
   */
  async refund(actor: Actor, { id, amountKurus }: RefundReturnDto): Promise<void> {
    await this.locked.change(id, async (manager, found) => {
      const { state, kind } = found;
      if (state === 'refunded' && found.refundKurus === amountKurus) return;
      if (!isOpenReturn(state)) throw new AppError('return_moved_on');
      if (kind === 'withdrawal' && state !== 'received') throw new AppError('return_not_received');
      const planned = await this.plan(manager, found);
      if (planned.amountKurus !== amountKurus) {
        throw new AppError('return_amount_changed', { amount: formatTl(planned.amountKurus) });
      }
      await this.request(manager, found, planned);
      await manager.update(
        OrderReturn,
        { id },
        { state: 'refunded', refundKurus: amountKurus, endedAt: this.clock.now() },
      );
      await this.locked.record(manager, actor, {
        found,
        event: 'return_refunded',
        after: { returnState: RETURN_STATE_LABELS.refunded, amountKurus },
      });
    });
  }

  private async plan(manager: EntityManager, found: OrderReturn): Promise<PlannedRefund> {
    return planRefund(manager, found, await this.money.ofOrder(manager, found.orderId));
  }

  /** Nothing is asked for when all of it went back before. */
  private async request(
    manager: EntityManager,
    { id: requestKey, orderId }: OrderReturn,
    { lines, amountKurus }: PlannedRefund,
  ): Promise<void> {
    if (amountKurus === 0) return;
    const money = await this.money.ofOrder(manager, orderId);
    const seen = lines.map((line) => ({ ...line, seenKurus: remainingOf(moneyOfLine(money, line.lineId)) }));
    await this.refunds.asSeen(manager, { orderId, requestKey, lines: seen, reason: 'studio' });
    const ways = await waysOf(manager, requestKey);
    await this.mails.paidBack(manager, { orderId, returnId: requestKey, ways });
  }
}

async function waysOf(manager: EntityManager, requestKey: string): Promise<RefundByMethod[]> {
  return byMethod(
    await manager.query<RefundByMethod[]>(
      `SELECT payment.method, refund.amount_kurus AS kurus FROM refund
       JOIN order_payment payment ON payment.id = refund.payment_id WHERE refund.request_key = $1`,
      [requestKey],
    ),
  );
}
