import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { OrderTransition } from '../../contract/orders/order-transition.js';
import { ClosePaymentService } from '../payments/close-payment.service.js';
import { type EndedHold, HoldsService } from './holds/holds.service.js';

/** A payment that has not come, and what is kept for it, end when the studio decides about the order. */
@Injectable()
export class OpenOrderPaymentService {
  constructor(
    private readonly payments: ClosePaymentService,
    private readonly holds: HoldsService,
  ) {}

  /** Answers what was kept, for whoever goes on to take it. Throws payment_running while a charge is under way. */
  async end(
    manager: EntityManager,
    orderId: string,
    { goods }: Pick<OrderTransition, 'goods'>,
  ): Promise<EndedHold | null> {
    if (goods !== 'take' && goods !== 'let_go') return null;
    if (!(await this.payments.giveUpOpen(manager, orderId))) throw new AppError('payment_running');
    if (goods === 'take') return this.holds.use(manager, orderId);
    await this.holds.releaseOfOrder(manager, orderId);
    return null;
  }
}
