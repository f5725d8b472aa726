import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { formatTl } from '../../../../contract/common/money.js';
import type { PayBackCreditDto } from '../../../../contract/payments/credits/credits.dto.js';
import { actingAdmin } from '../../../activity-log/acting-admin.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import { Clock } from '../../../platform/clock.js';
import { JobOutbox } from '../../../platform/jobs/job-outbox.js';
import { contentHash } from '../../../platform/security/content-hash.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { lockPayments } from '../../lock-payments.js';
import { Refund } from '../../refund.entity.js';
import { SEND_REFUNDS_JOB } from '../../request-refund.service.js';
import { CreditEntry } from '../credit-entry.entity.js';
import { CreditQueriesService } from '../credit-queries.service.js';
import { Credit } from '../credit.entity.js';

/** What a refund that became a credit gives back in money after all. */
interface MoneyRefund {
  readonly refund: Refund;
  readonly backKurus: number;
}

/**
 * Pays what is left of a credit back in money, the way it once came: refunds that became the credit become refunds of money
 * after all, and go on as any other does.
 */
@Injectable()
export class PayBackCreditService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credits: CreditQueriesService,
    private readonly locked: LockedOrdersService,
    private readonly jobs: JobOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * A repeated request pays back once. Throws credit_unknown, credit_empty, credit_changed when another sum is left than was
   * seen, changed_meanwhile for a key that was used otherwise, and credit_still_booked within the second after it was issued.
   */
  async payBack(actor: Actor, { creditId, kurus, requestKey }: PayBackCreditDto): Promise<void> {
    const requestHash = contentHash({ creditId, kurus });
    await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(Credit, { id: creditId });
      if (!found) throw new AppError('credit_unknown');
      const { orderId } = found;
      await lockPayments(manager, orderId);
      await this.locked.lock(manager, { orderId, version: null });
      const { code, leftKurus } = await this.credits.locked(manager, { id: creditId });
      const made = await manager.findOneBy(CreditEntry, { requestKey });
      if (made?.requestHash === requestHash) return;
      if (made) throw new AppError('changed_meanwhile');
      if (leftKurus === 0) throw new AppError('credit_empty');
      if (leftKurus !== kurus) throw new AppError('credit_changed', { left: formatTl(leftKurus) });
      const madeBy = (await actingAdmin(manager, actor)).email;
      await manager.insert(CreditEntry, {
        ...{ creditId, amountKurus: -kurus, requestKey, requestHash, madeBy },
        madeAt: this.clock.now(),
      });
      for (const back of await refundsFor(manager, creditId, kurus)) await becomeMoney(manager, back);
      await manager.query(
        `UPDATE "order" SET refunded_kurus = refunded_kurus - $2, version = version + 1, updated_at = now() WHERE id = $1`,
        [orderId, kurus],
      );
      await this.jobs.add(manager, { name: SEND_REFUNDS_JOB, payload: {} });
      await this.locked.record(manager, actor, {
        ...{ orderId, event: 'order_refund_requested', before: null },
        after: { amountKurus: kurus, lineId: null, credit: code },
      });
    });
  }
}

/** From which refunds the amount is taken: charges first, because they go back by themselves. */
async function refundsFor(
  manager: EntityManager,
  creditId: string,
  amountKurus: number,
): Promise<MoneyRefund[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT refund.id FROM refund JOIN order_payment payment ON payment.id = refund.payment_id
     WHERE refund.credit_id = $1 AND refund.status = 'done'
     ORDER BY payment.method <> 'card', refund.created_at DESC, refund.id`,
    [creditId],
  );
  let leftKurus = amountKurus;
  const chosen: MoneyRefund[] = [];
  for (const { id } of rows) {
    const refund = await manager.findOneByOrFail(Refund, { id });
    const backKurus = Math.min(leftKurus, refund.amountKurus);
    leftKurus -= backKurus;
    if (backKurus > 0) chosen.push({ refund, backKurus });
  }
  if (leftKurus > 0) throw new AppError('credit_still_booked');
  return chosen;
}

/** What the shares of the lines reserve stays the same. */
async function becomeMoney(manager: EntityManager, { refund, backKurus }: MoneyRefund): Promise<void> {
  const { id, paymentId, orderLineId, amountKurus, reason } = refund;
  if (backKurus < amountKurus) {
    await manager.update(Refund, { id }, { amountKurus: amountKurus - backKurus });
    await manager.insert(Refund, { paymentId, orderLineId, amountKurus: backKurus, reason });
    return;
  }
  await manager.update(
    Refund,
    { id },
    {
      ...{ creditId: null, status: 'requested' as const, doneAt: null, tries: 0 },
      ...{ createdAt: () => 'now()', nextTryAt: () => 'now()' },
    },
  );
}
