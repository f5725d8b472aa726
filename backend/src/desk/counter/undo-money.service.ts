import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { ClosePaymentService } from '../../payments/close-payment.service.js';
import { OrderMoneyService } from '../../payments/order-money.service.js';
import { RecordPaymentService } from '../../payments/record-payment.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** Takes back what was noted of a counter sale that is undone. */
@Injectable()
export class UndoMoneyService {
  constructor(
    private readonly money: OrderMoneyService,
    private readonly charges: ClosePaymentService,
    private readonly recording: RecordPaymentService,
  ) {}

  /**
   * A buyer who is at the bank by a payment link is not charged any more. Expects a locked order. Throws
   * payment_running, counter_sale_refunded, counter_sale_paid_by_card.
   */
  async takeBack(manager: EntityManager, actor: Actor, orderId: string): Promise<void> {
    if (!(await this.charges.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    const { parts } = await this.money.ofOrder(manager, orderId);
    if (parts.some(({ refunds }) => refunds.length > 0)) throw new AppError('counter_sale_refunded');
    if (parts.some(({ attempt }) => attempt !== null)) throw new AppError('counter_sale_paid_by_card');
    const { email: recordedBy } = await actingAdmin(manager, actor);
    for (const { payment, isReversed } of parts) {
      if (!isReversed) await this.recording.reverse(manager, payment, recordedBy);
    }
  }
}
