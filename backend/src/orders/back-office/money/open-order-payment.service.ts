import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { OrderTransition } from '../../../../contract/orders/order-transition.js';
import { ClosePaymentService } from '../../../payments/close-payment.service.js';
import type { EndedHold } from '../../holds/ended-hold.js';
import { HoldsService } from '../../holds/holds.service.js';

/** Ends the open payment and hold of an order when the studio decides about it. */
@Injectable()
export class OpenOrderPaymentService {
  constructor(
    private readonly payments: ClosePaymentService,
    private readonly holds: HoldsService,
  ) {}

  /**
   * Returns the contents of the hold, for a caller that goes on to take them. Throws payment_running while a
   * charge is under way.
   */
  async end(
    manager: EntityManager,
    orderId: string,
    { goods }: Pick<OrderTransition, 'goods'>,
  ): Promise<EndedHold | null> {
    if (goods !== 'take' && goods !== 'release') return null;
    if (!(await this.payments.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    if (goods === 'take') return this.holds.use(manager, orderId);
    await this.holds.releaseOfOrder(manager, orderId);
    return null;
  }
}
