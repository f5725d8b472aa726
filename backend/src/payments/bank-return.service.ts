import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { Log } from '../platform/logging/log.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';
import { AuthorisePaymentService } from './authorise-payment.service.js';
import { ClosePaymentService } from './close-payment.service.js';
import type { IyzicoGateway } from './iyzico/iyzico-gateway.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import { paymentNamedIn } from './iyzico/iyzico-notices.js';
import { type PaymentAttempt, UNCHARGED_STATUSES } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { ReconcilePaymentService } from './reconcile-payment.service.js';

/**
 * A limit per payment. Notices need no signature, and each makes the shop call iyzico; the sweeper covers any
 * that are dropped.
 */
const NOTICES: RateLimit = { name: 'bank-notice', points: 10, seconds: 60 };

/** An unknown payment is checked with the keys in force. */
const OF_NOBODY = { serviceAccountId: null };

/** Handles requests from the bank: the buyer's return and iyzico's notices. Neither has a session of ours. */
@Injectable()
export class BankReturnService {
  constructor(
    private readonly iyzico: IyzicoGateways,
    private readonly attempts: PaymentAttemptsService,
    private readonly authorising: AuthorisePaymentService,
    private readonly reconciling: ReconcilePaymentService,
    private readonly close: ClosePaymentService,
    private readonly limits: RateLimitsService,
    private readonly log: Log,
  ) {}

  /**
   * Handles the buyer's return, which may be repeated or late. Returns the attempt, for the page to show. Throws
   * invalid_signature for fields that iyzico did not sign.
   */
  async receive(fields: unknown): Promise<PaymentAttempt> {
    const { attempt, iyzico } = await this.find(fields);
    const callback = iyzico.verifyCallback(fields);
    if (callback.outcome === 'unverified') {
      this.log.warn('A bank return with a wrong signature was refused.');
      throw new AppError('invalid_signature');
    }
    if (!attempt) throw new AppError('payment_not_found');
    if (callback.outcome === 'rejected') {
      await this.close.refuse({ id: attempt.id, from: UNCHARGED_STATUSES }, callback.refusal);
    } else await this.authoriseOnce(attempt, callback);
    return attempt;
  }

  /** A notice is only a hint: the shop asks iyzico for the state of the payment. */
  async receiveNotice(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): Promise<void> {
    const { attempt, iyzico } = await this.find(body);
    if (iyzico.verifyWebhook(headers, body).outcome === 'invalid') throw new AppError('invalid_signature');
    if (!attempt || !(await this.limits.take(NOTICES, attempt.id)).isAllowed) return;
    await this.reconciling.reconcile(attempt.id, { isTimeUp: false });
  }

  /** What is not verified yet says only with whose keys the signature is checked. */
  private async find(fields: unknown): Promise<{ attempt: PaymentAttempt | null; iyzico: IyzicoGateway }> {
    const ids = paymentNamedIn(fields);
    const attempt =
      ids && (await this.attempts.findByConversation(ids.conversationId, ids.providerPaymentId));
    return { attempt, iyzico: await this.iyzico.of(attempt ?? OF_NOBODY) };
  }

  private async authoriseOnce(
    attempt: PaymentAttempt,
    threeDs: { readonly mdStatus: string; readonly conversationData: string },
  ): Promise<void> {
    const { mdStatus, conversationData } = threeDs;
    const isFirst = await this.attempts.beginAuthorising(attempt.id, { mdStatus, conversationData });
    if (isFirst) {
      await this.authorising.authorise(
        Object.assign(attempt, { status: 'authorising', mdStatus, conversationData }),
      );
    }
  }
}
