import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Raw } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from '../studio/current-studio.js';
import type { VisitorOrigin } from '../platform/http/visitor-network.js';
import { CardAttemptsService } from './card-attempts.service.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import { type AttemptStatus, OPEN_ATTEMPT_STATUSES, PaymentAttempt } from './payment-attempt.entity.js';

const MAX_RECHECK_FACTOR = 60;
const CALL_MARGIN_MS = 10_000;

interface NewPaymentAttempt extends Pick<PaymentAttempt, 'orderId' | 'amountKurus' | 'basketKurus'> {
  /** Where the buyer comes from. */
  readonly origin: VisitorOrigin;
  /** Absent for the checkout, whose hold keeps the origin. */
  readonly paymentLinkId?: string;
}

/**
 * The only writer of an attempt's status. Every method names the statuses it may start from and returns
 * whether it succeeded.
 */
@Injectable()
export class PaymentAttemptsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: CardAttemptsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly iyzico: IyzicoGateways,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * Throws card_payment_closed while the shop has no account with iyzico, and too_many_payments when the buyer's
   * network has left too many attempts unpaid.
   */
  async create(manager: EntityManager, { origin, ...facts }: NewPaymentAttempt): Promise<PaymentAttempt> {
    const account = await this.iyzico.accountInForce();
    if (account === null) throw new AppError('card_payment_closed');
    await this.limits.assertMayTry(manager, origin);
    const attempt = manager.create(PaymentAttempt, {
      ...facts,
      ...(facts.paymentLinkId !== undefined && { network: origin.network, site: origin.site }),
      serviceAccountId: account.id,
      conversationId: randomUUID(),
      nextCheckAt: this.inSeconds(this.settings.PAYMENT_RECHECK_SECONDS),
    });
    await manager.insert(PaymentAttempt, attempt);
    return attempt;
  }

  /** Stores the bank's page; from now on the buyer has the hold's time. */
  async awaitBank(attemptId: string, bank: { providerPaymentId: string; html: string }): Promise<boolean> {
    return this.step(
      this.dataSource.manager,
      { id: attemptId, from: ['created'] },
      {
        status: 'awaiting_3ds',
        providerPaymentId: bank.providerPaymentId,
        bankPage: bank.html,
        nextCheckAt: this.inSeconds(this.studio.orderRules.holdMinutes * 60),
      },
    );
  }

  /** Of several returns from the bank only the first succeeds; its data is stored before iyzico is called. */
  async beginAuthorising(
    attemptId: string,
    threeDs: { mdStatus: string; conversationData: string },
  ): Promise<boolean> {
    return this.step(
      this.dataSource.manager,
      { id: attemptId, from: ['awaiting_3ds'] },
      {
        status: 'authorising',
        ...threeDs,
        bankPage: null,
        authorisingAt: () => 'now()',
        nextCheckAt: this.inSeconds(this.settings.PAYMENT_RECHECK_SECONDS),
      },
    );
  }

  /**
   * Claims one more call to charge, only when the last one is certainly over. Uses the database's clock,
   * because the clocks of two machines may differ by more than a call takes.
   */
  async claimAuthorising(attemptId: string): Promise<boolean> {
    const callSeconds = (this.settings.IYZICO_TIMEOUT_MS + CALL_MARGIN_MS) / 1000;
    const isOver = Raw((began) => `${began} < now() - make_interval(secs => :callSeconds)`, { callSeconds });
    const { affected } = await this.dataSource.manager.update(
      PaymentAttempt,
      { id: attemptId, status: 'authorising', authorisingAt: isOver },
      { authorisingAt: () => 'now()' },
    );
    return affected === 1;
  }

  async markInReview(attemptId: string): Promise<boolean> {
    return this.step(this.dataSource.manager, { id: attemptId, from: ['authorising'] }, { isInReview: true });
  }

  /** Ends an attempt. False when it had already ended. */
  async end(
    manager: EntityManager,
    attemptId: string,
    change: {
      from: readonly AttemptStatus[];
      to: 'paid' | 'failed' | 'expired' | 'refunded';
    } & QueryDeepPartialEntity<PaymentAttempt>,
  ): Promise<boolean> {
    const { from, to, ...facts } = change;
    return this.step(
      manager,
      { id: attemptId, from },
      {
        ...facts,
        status: to,
        bankPage: null,
        isInReview: false,
        endedAt: this.clock.now(),
      },
    );
  }

  async findByConversation(
    conversationId: string,
    providerPaymentId: string,
  ): Promise<PaymentAttempt | null> {
    return this.dataSource.manager.findOneBy(PaymentAttempt, { conversationId, providerPaymentId });
  }

  async findById(attemptId: string): Promise<PaymentAttempt | null> {
    return this.dataSource.manager.findOneBy(PaymentAttempt, { id: attemptId });
  }

  /**
   * Locks the payments of the order until the transaction ends. A caller that also locks the order does this
   * first, as every payment does.
   */
  async lockOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query('SELECT id FROM payment_attempt WHERE order_id = $1 ORDER BY id FOR NO KEY UPDATE', [
      orderId,
    ]);
  }

  async findLatestOfOrder(manager: EntityManager, orderId: string): Promise<PaymentAttempt | null> {
    return manager.findOne(PaymentAttempt, {
      where: { orderId },
      order: { createdAt: 'DESC' },
    });
  }

  /** Whether somebody is at the bank for the order, or being charged. */
  async hasOpen(manager: EntityManager, orderId: string): Promise<boolean> {
    return manager.existsBy(PaymentAttempt, { orderId, status: In([...OPEN_ATTEMPT_STATUSES]) });
  }

  /** The latest attempt of the checkout or the latest of a link. */
  async findLatestOf(
    manager: EntityManager,
    which: { readonly orderId: string } | { readonly paymentLinkId: string },
  ): Promise<PaymentAttempt | null> {
    const where = 'orderId' in which ? { ...which, paymentLinkId: IsNull() } : which;
    return manager.findOne(PaymentAttempt, { where, order: { createdAt: 'DESC' } });
  }

  /** Forgets where the payers of links came from, when no limit counts it any more. */
  async forgetOrigins(): Promise<void> {
    await this.dataSource.query(
      `UPDATE payment_attempt SET network = NULL, site = NULL
       WHERE network IS NOT NULL AND created_at < $1::timestamptz - interval '1 day'`,
      [this.clock.now()],
    );
  }

  async findBankPage(attemptId: string): Promise<string | null> {
    const attempt = await this.dataSource.manager.findOne(PaymentAttempt, {
      select: { id: true, bankPage: true },
      where: { id: attemptId, status: 'awaiting_3ds' },
    });
    return attempt?.bankPage ?? null;
  }

  /**
   * Claims due open attempts for this process. The next check moves on with growing pauses, so that an
   * unavailable iyzico is not flooded with requests.
   */
  async claimDue(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource
      .query(
        `UPDATE payment_attempt SET check_count = check_count + 1,
         next_check_at = $1::timestamptz + make_interval(secs => $2::int * LEAST(power(2, check_count), $3))
       WHERE id IN (
         SELECT id FROM payment_attempt WHERE status = ANY($4) AND next_check_at <= $1
         ORDER BY next_check_at LIMIT $5 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
        [
          this.clock.now(),
          this.settings.PAYMENT_RECHECK_SECONDS,
          MAX_RECHECK_FACTOR,
          OPEN_ATTEMPT_STATUSES,
          limit,
        ],
      )
      .then(([claimed]: [{ id: string }[], number]) => claimed);
    return rows.map(({ id }) => id);
  }

  private async step(
    manager: EntityManager,
    attempt: { readonly id: string; readonly from: readonly AttemptStatus[] },
    change: QueryDeepPartialEntity<PaymentAttempt>,
  ): Promise<boolean> {
    const { id, from } = attempt;
    const { affected } = await manager.update(PaymentAttempt, { id, status: In([...from]) }, change);
    return affected === 1;
  }

  private inSeconds(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1000);
  }
}
