import { Injectable } from '@nestjs/common';
import { Log } from '../platform/logging/log.js';
import { AuthorisePaymentService } from './authorise-payment.service.js';
import { ClosePaymentService } from './close-payment.service.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import type { RetrieveResult } from './iyzico/iyzico.types.js';
import { type PaymentAttempt, UNCHARGED_STATUSES } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { expectationOf } from './payment-request.js';

/** Asks iyzico about an attempt and brings the shop in line with the answer. */
@Injectable()
export class ReconcilePaymentService {
  constructor(
    private readonly iyzico: IyzicoGateways,
    private readonly attempts: PaymentAttemptsService,
    private readonly authorising: AuthorisePaymentService,
    private readonly close: ClosePaymentService,
    private readonly log: Log,
  ) {}

  /**
   * Reads the payment's state at iyzico. `isTimeUp`: the buyer's time at the bank is over, so an attempt
   * without a charge is given up; before that nothing is decided.
   */
  async reconcile(attemptId: string, { isTimeUp }: { isTimeUp: boolean }): Promise<void> {
    const attempt = await this.attempts.findById(attemptId);
    if (!attempt || attempt.status === 'paid' || attempt.status === 'refunded') return;
    const iyzico = await this.iyzico.of(attempt);
    const result = await iyzico.retrieve({
      ...(attempt.providerPaymentId ? { providerPaymentId: attempt.providerPaymentId } : {}),
      conversationId: attempt.conversationId,
      expected: expectationOf(attempt),
    });
    await this.applyProviderState(attempt, result, isTimeUp);
  }

  private async applyProviderState(
    attempt: PaymentAttempt,
    result: RetrieveResult,
    isTimeUp: boolean,
  ): Promise<void> {
    switch (result.state) {
      case 'paid':
        return this.close.complete(attempt, result.payment);
      case 'mismatch':
        return this.close.rejectMismatch(attempt, result.payment);
      case 'failed':
        return this.close.refuse({ id: attempt.id, from: [attempt.status] }, result.refusal);
      case 'in_review':
        await this.attempts.markInReview(attempt.id);
        return;
      case 'unreachable':
        return;
      case 'callback_3ds':
        if (attempt.status === 'authorising') return this.authoriseAgain(attempt);
        break;
      case 'init_3ds':
      case 'unknown_payment':
    }
    await this.expireOrLeaveOpen(attempt, isTimeUp);
  }

  /** No money has moved, provided that the attempt still has the status it had before the question. */
  private async expireOrLeaveOpen(attempt: PaymentAttempt, isTimeUp: boolean): Promise<void> {
    if (isTimeUp && isUncharged(attempt)) await this.close.expire({ id: attempt.id, from: [attempt.status] });
    if (attempt.status !== 'authorising') return;
    this.log.error('Iyzico does not know a payment it was asked to charge; it is asked again later.', {
      attemptId: attempt.id,
    });
  }

  /** Only when the last call is certainly over, because two at once could end differently. */
  private async authoriseAgain(attempt: PaymentAttempt): Promise<void> {
    if (await this.attempts.claimAuthorising(attempt.id)) await this.authorising.authorise(attempt);
  }
}

function isUncharged(attempt: PaymentAttempt): boolean {
  return UNCHARGED_STATUSES.some((status) => status === attempt.status);
}
