import { Injectable } from '@nestjs/common';
import { Log } from '../platform/logging/log.js';
import { ClosePaymentService } from './close-payment.service.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { expectationOf } from './payment-request.js';

/** Has iyzico charge an attempt, and applies the result. */
@Injectable()
export class AuthorisePaymentService {
  constructor(
    private readonly iyzico: IyzicoGateways,
    private readonly attempts: PaymentAttemptsService,
    private readonly close: ClosePaymentService,
    private readonly log: Log,
  ) {}

  /**
   * Charges an attempt after the bank has authenticated the buyer. An unknown outcome is left to the sweeper.
   */
  async authorise(attempt: PaymentAttempt): Promise<void> {
    if (attempt.providerPaymentId === null) return;
    const iyzico = await this.iyzico.of(attempt);
    const result = await iyzico.authorise({
      providerPaymentId: attempt.providerPaymentId,
      conversationId: attempt.conversationId,
      conversationData: attempt.conversationData ?? '',
      expected: expectationOf(attempt),
    });
    switch (result.outcome) {
      case 'paid':
        return this.close.complete(attempt, result.payment);
      case 'mismatch':
        return this.close.rejectMismatch(attempt, result.payment);
      case 'refused':
        return this.close.refuse({ id: attempt.id, from: ['authorising'] }, result.refusal);
      case 'in_review':
        await this.attempts.markInReview(attempt.id);
        return;
      case 'unknown':
        this.log.warn('The outcome of a payment is unknown; iyzico will be asked again.', {
          attemptId: attempt.id,
        });
    }
  }
}
