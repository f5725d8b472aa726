import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { IyzicoGateway } from './iyzico/iyzico-gateway.service.js';
import type { ReversalRequest } from './iyzico/iyzico.types.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentItem } from './payment-item.entity.js';
import { Refund } from './refund.entity.js';

/**
 * Asks iyzico to send money back. Its refunds are not idempotent: whenever a try before this one may have gone
 * through without an answer, its record of the payment is read before anything is asked for again.
 */
@Injectable()
export class SendRefund {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(IyzicoGateway) private readonly iyzico: IyzicoGateway,
  ) {}

  /** True once iyzico says that the money is on its way to the buyer; false: try again later. */
  async send(attempt: PaymentAttempt, refund: Refund): Promise<boolean> {
    const payment = {
      providerPaymentId: attempt.providerPaymentId ?? '',
      conversationId: attempt.conversationId,
    };
    return refund.orderLineId === null
      ? this.sendWhole(payment, refund)
      : this.sendPart(payment, refund, refund.orderLineId);
  }

  /** Cancelled at the bank on the same day, refunded later. */
  private async sendWhole(payment: ReversalRequest, { tries, amountKurus }: Refund): Promise<boolean> {
    if (tries > 1 && (await this.isWholeBack(payment))) return true;
    const cancelled = await this.iyzico.cancel(payment);
    if (cancelled.outcome === 'done') return true;
    // 'Already' may also mean that another try is still running: only the record of the payment counts.
    if (cancelled.outcome !== 'refused') return this.isWholeBack(payment);
    return (await this.iyzico.refund({ ...payment, amountKurus })).outcome === 'done';
  }

  private async isWholeBack(payment: ReversalRequest): Promise<boolean> {
    return (await this.iyzico.findReversal(payment)) === 'whole';
  }

  private async sendPart(payment: ReversalRequest, refund: Refund, orderLineId: string): Promise<boolean> {
    const { attemptId, amountKurus } = refund;
    const item = await this.dataSource.manager.findOneByOrFail(PaymentItem, { attemptId, orderLineId });
    const { providerTransactionId: paymentTransactionId } = item;
    const isPartBack = async () => {
      const returned = await this.iyzico.findReturnedOfItem({ ...payment, paymentTransactionId });
      return returned === null ? null : returned >= (await this.returnedBefore(refund)) + amountKurus;
    };
    if (refund.tries > 1) {
      const isBack = await isPartBack();
      if (isBack !== false) return isBack ?? false;
    }
    const answer = await this.iyzico.refund({ ...payment, paymentTransactionId, amountKurus });
    return answer.outcome === 'done' || (answer.outcome === 'already' && (await isPartBack()) === true);
  }

  /** What we know to have gone back of the same line. Its refunds are sent one after another, so this is all of it. */
  private async returnedBefore({ attemptId, orderLineId }: Refund): Promise<number> {
    const where = { attemptId, orderLineId: orderLineId ?? '', status: 'done' as const };
    return (await this.dataSource.manager.sum(Refund, 'amountKurus', where)) ?? 0;
  }
}
