import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../platform/config/settings.js';
import { Log } from '../platform/logging/log.js';
import { CloseRefundService } from './close-refund.service.js';
import { OrderPayment } from './order-payment.entity.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { refundLeaseMs } from './refund-lease.js';
import { Refund } from './refund.entity.js';
import { type RefundOutcome, SendRefundService } from './send-refund.service.js';

const FIRST_PAUSE_SECONDS = 60;
const MAX_TRIES = 20;

/** Sends requested refunds until iyzico confirms them or a person has to take over; those of credits end at once. */
@Injectable()
export class SendDueRefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sending: SendRefundService,
    private readonly closing: CloseRefundService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  /** Sends all due refunds; each is tried by one process at a time. */
  async sendDue(): Promise<void> {
    for (let refund = await this.claimDue(); refund; refund = await this.claimDue()) {
      await this.tryToSend(refund);
    }
  }

  /** Failures are logged, so that one refund does not delay the others; it is tried again after its lease. */
  private async tryToSend(refund: Refund): Promise<void> {
    try {
      const attempt = await this.chargeOf(refund);
      if (attempt === null) {
        await this.dataSource.transaction((manager) => this.closing.byCredit(manager, refund));
      } else await this.record(attempt, refund, await this.sending.send(attempt, refund));
    } catch (cause) {
      this.log.error('A payment could not be returned; it will be tried again.', {
        refundId: refund.id,
        cause,
      });
    }
  }

  /** The charge of a card payment; null for what becomes a credit or goes back to one. Nothing else is claimed. */
  private async chargeOf({ paymentId, creditId }: Refund): Promise<PaymentAttempt | null> {
    const { manager } = this.dataSource;
    const { attemptId } = await manager.findOneByOrFail(OrderPayment, { id: paymentId });
    if (attemptId === null || creditId !== null) return null;
    return manager.findOneByOrFail(PaymentAttempt, { id: attemptId });
  }

  private async record(attempt: PaymentAttempt, refund: Refund, outcome: RefundOutcome): Promise<void> {
    const facts = { refundId: refund.id, attemptId: attempt.id };
    if (outcome === 'refunded') {
      const end = { from: 'requested', isManual: false } as const;
      await this.dataSource.transaction((manager) => this.closing.done(manager, refund, end));
      this.log.log('Money went back to the buyer.', facts);
      return;
    }
    if (refund.tries < MAX_TRIES) return;
    await this.dataSource.transaction((manager) =>
      outcome === 'not_refunded'
        ? this.closing.failed(manager, refund)
        : this.closing.unclear(manager, refund),
    );
    this.log.error('Money could not be sent back; a person must look into the panel of iyzico.', facts);
  }

  /**
   * Claims the next due refund. The claim sets the time of the next try, with growing pauses and never before
   * this try is over. Only the database's clock is used, because those of machines may differ. Refunds of one
   * line's charge are sent one after the other, also when the line was parted.
   */
  private async claimDue(): Promise<Refund | null> {
    const result = await this.dataSource
      .createQueryBuilder()
      .update(Refund)
      .set({
        tries: () => 'tries + 1',
        nextTryAt: () =>
          `now() + make_interval(secs => greatest(:leaseSeconds, ${FIRST_PAUSE_SECONDS} * LEAST(power(2, tries), 60)))`,
      })
      .where(
        `id IN (SELECT id FROM refund due WHERE status = 'requested' AND next_try_at <= now()
           AND (due.credit_id IS NOT NULL OR EXISTS (SELECT FROM order_payment payment
             WHERE payment.id = due.payment_id AND payment.method IN ('card', 'credit')))
           AND NOT EXISTS (SELECT FROM refund earlier WHERE earlier.status IN ('requested', 'unclear')
             AND earlier.payment_id = due.payment_id
             AND earlier.order_line_id IN (SELECT other.order_line_id FROM payment_share own
               JOIN payment_share other ON other.payment_id = own.payment_id
                 AND (other.order_line_id = own.order_line_id OR other.provider_transaction_id = own.provider_transaction_id)
               WHERE own.payment_id = due.payment_id AND own.order_line_id = due.order_line_id)
             AND (earlier.created_at, earlier.id) < (due.created_at, due.id))
         ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
        { leaseSeconds: refundLeaseMs(this.settings.IYZICO_TIMEOUT_MS) / 1_000 },
      )
      .returning('id')
      .execute();
    const [claimed] = result.raw as { id: string }[];
    return claimed ? this.dataSource.manager.findOneBy(Refund, { id: claimed.id }) : null;
  }
}
