import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FulfilOrderService } from '../orders/fulfil-order.service.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { ReturnMoneyService } from './return-money.service.js';

/** The studio calls a paid order off: its goods are free again and the whole charge goes back. */
@Injectable()
export class CancelPaidOrderService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(FulfilOrderService) private readonly fulfilment: FulfilOrderService,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(ReturnMoneyService) private readonly returnMoney: ReturnMoneyService,
  ) {}

  /** False when it was not a paid order, or called off before: then nothing happens a second time. */
  async cancel(orderId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.fulfilment.cancelPaid(manager, orderId))) return false;
      const attempt = await this.attempts.findPaid(manager, orderId);
      if (attempt) {
        const { id: attemptId, amountKurus } = attempt;
        await this.returnMoney.request(manager, { attemptId, amountKurus, reason: 'cancelled' });
      } else {
        await this.fulfilment.markReturned(manager, orderId, { returnedKurus: 0, isCalledOff: true });
      }
      return true;
    });
  }
}
