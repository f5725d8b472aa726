import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { Log } from '../platform/logging/log.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';
import { AuthorisePaymentService } from './authorise-payment.service.js';
import { ClosePaymentService } from './close-payment.service.js';
import { IyzicoGateway } from './iyzico/iyzico-gateway.js';
import { type PaymentAttempt, UNCHARGED_STATUSES } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { ReconcilePaymentService } from './reconcile-payment.service.js';

/**
 * A limit per payment. Notices need no signature, and each makes the shop call iyzico; the sweeper covers any
 * that are dropped.
 */
const NOTICES: RateLimit = { name: 'bank-notice', points: 10, seconds: 60 };

/** Handles requests from the bank: the buyer's return and iyzico's notices. Neither has a session of ours. */
@Injectable()
export class BankReturnService {
  constructor(
    private readonly iyzico: IyzicoGateway,
    private readonly attempts: PaymentAttemptsService,
    private readonly authorising: AuthorisePaymentService,
    private readonly reconciling: ReconcilePaymentService,
    private readonly close: ClosePaymentService,
    private readonly limits: RateLimitsService,
    private readonly log: Log,
  ) {}

  /**
   * Handles the buyer's return, which may be repeated or late. Returns the order to show. Throws
   * invalid_signature for fields that iyzico did not sign.
   */
  async receive(fields: unknown): Promise<string> {
    const callback = this.iyzico.verifyCallback(fields);
    if (callback.outcome === 'unverified') {
      this.log.warn('A bank return with a wrong signature was refused.');
      throw new AppError('invalid_signature');
    }
    const attempt = await this.attempts.findByConversation(
      callback.conversationId,
      callback.providerPaymentId,
    );
    if (!attempt) throw new AppError('payment_not_found');
    if (callback.outcome === 'rejected') {
      await this.close.refuse({ id: attempt.id, from: UNCHARGED_STATUSES }, callback.refusal);
    } else await this.authoriseOnce(attempt, callback);
    return attempt.orderId;
  }

  /** A notice is only a hint: the shop asks iyzico for the state of the payment. */
  async receiveNotice(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): Promise<void> {
    const result = this.iyzico.verifyWebhook(headers, body);
    if (result.outcome === 'invalid') throw new AppError('invalid_signature');
    const { conversationId, providerPaymentId } = result.notification;
    const attempt = await this.attempts.findByConversation(conversationId, providerPaymentId);
    if (!attempt || !(await this.limits.take(NOTICES, attempt.id)).isAllowed) return;
    await this.reconciling.reconcile(attempt.id, { isTimeUp: false });
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
