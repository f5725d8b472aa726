import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../platform/config/settings.js';
import type { IyzicoGateway } from './iyzico/iyzico-gateway.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import type { ReversalRequest } from './iyzico/iyzico.types.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentShare } from './payment-share.entity.js';
import { leaseOfACallMs } from './refund-lease.js';
import { Refund } from './refund.entity.js';

/** A payment with the way to the account by which it was charged. */
interface ChargedPayment {
  readonly iyzico: IyzicoGateway;
  readonly ids: ReversalRequest;
}

/** 'not_refunded': iyzico says so, or was never asked. 'unknown': the money may have gone back. */
export type RefundOutcome = 'refunded' | 'not_refunded' | 'unknown';

/**
 * Sends refunds to iyzico. iyzico's refunds are not idempotent: whenever an earlier try may have gone through
 * without an answer, the payment's record is read before the refund is requested again.
 */
@Injectable()
export class SendRefundService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly iyzico: IyzicoGateways,
    private readonly settings: Settings,
  ) {}

  async send(attempt: PaymentAttempt, refund: Refund): Promise<RefundOutcome> {
    const payment = {
      iyzico: await this.iyzico.of(attempt),
      ids: {
        providerPaymentId: attempt.providerPaymentId ?? '',
        conversationId: attempt.conversationId,
      },
    };
    return refund.orderLineId === null
      ? this.sendWhole(payment, refund)
      : this.sendPart(payment, refund, refund.orderLineId);
  }

  /** A payment is cancelled on its own day, and refunded later. */
  private async sendWhole(payment: ChargedPayment, refund: Refund): Promise<RefundOutcome> {
    const { tries, amountKurus } = refund;
    if (tries > 1 && (await this.wholeOutcome(payment)) === 'refunded') return 'refunded';
    if (!(await this.mayAsk(refund))) return 'unknown';
    const cancelled = await payment.iyzico.cancel(payment.ids);
    if (cancelled.outcome === 'done') return 'refunded';
    // 'Already' may also mean that another try is still running, so only the payment's record counts.
    if (cancelled.outcome !== 'refused') return this.orUnknown(payment);
    if (!(await this.mayAsk(refund))) return 'unknown';
    const refunded = await payment.iyzico.refund({ ...payment.ids, amountKurus });
    if (refunded.outcome === 'done') return 'refunded';
    return refunded.outcome === 'refused' ? this.wholeOutcome(payment) : this.orUnknown(payment);
  }

  private async wholeOutcome(payment: ChargedPayment): Promise<RefundOutcome> {
    const state = await payment.iyzico.findReversal(payment.ids);
    if (state === 'whole') return 'refunded';
    return state === 'none' ? 'not_refunded' : 'unknown';
  }

  /** A request that got no refusal may still be on its way. */
  private async orUnknown(payment: ChargedPayment): Promise<RefundOutcome> {
    return (await this.wholeOutcome(payment)) === 'refunded' ? 'refunded' : 'unknown';
  }

  private async sendPart(
    payment: ChargedPayment,
    refund: Refund,
    orderLineId: string,
  ): Promise<RefundOutcome> {
    const { paymentId, amountKurus } = refund;
    const share = await this.dataSource.manager.findOneByOrFail(PaymentShare, { paymentId, orderLineId });
    const paymentTransactionId = share.providerTransactionId ?? '';
    const refunded = await payment.iyzico.findRefundedOfItem({ ...payment.ids, paymentTransactionId });
    if (refunded === null) return refund.refundedBeforeKurus === null ? 'not_refunded' : 'unknown';
    const refundedBeforeKurus = refund.refundedBeforeKurus ?? refunded;
    // The amount is infinite when the payment was cancelled as a whole; then this part is back, too.
    if (refunded >= refundedBeforeKurus + amountKurus) return 'refunded';
    if (!(await this.mayAsk(refund, refundedBeforeKurus))) return 'unknown';
    const answer = await payment.iyzico.refund({ ...payment.ids, paymentTransactionId, amountKurus });
    if (answer.outcome === 'done') return 'refunded';
    if (answer.outcome === 'refused') return 'not_refunded';
    if (answer.outcome === 'unknown') return 'unknown';
    const now = await payment.iyzico.findRefundedOfItem({ ...payment.ids, paymentTransactionId });
    return now !== null && now >= refundedBeforeKurus + amountKurus ? 'refunded' : 'unknown';
  }

  /**
   * Stores the refunded amount before money is requested. False when the lease has ended or would end during
   * the call, because this process was delayed for too long.
   */
  private async mayAsk(refund: Refund, refundedBeforeKurus = refund.refundedBeforeKurus): Promise<boolean> {
    const { id, tries } = refund;
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(Refund)
      .set({ refundedBeforeKurus })
      .where(`id = :id AND status = 'requested' AND tries = :tries`, { id, tries })
      .andWhere('next_try_at > now() + make_interval(secs => :seconds)', {
        seconds: leaseOfACallMs(this.settings.IYZICO_TIMEOUT_MS) / 1_000,
      })
      .execute();
    return affected === 1;
  }
}
