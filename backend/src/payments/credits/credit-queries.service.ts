import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { CreditLeft, CreditUse, CreditView } from '../../../contract/payments/credits/credits.views.js';
import { Credit } from './credit.entity.js';

interface EntryRow extends Omit<CreditUse, 'kind' | 'madeAt'> {
  readonly creditId: string;
  readonly isPaidBack: boolean;
  readonly madeAt: Date;
}

/** Finds credits and what became of them. */
@Injectable()
export class CreditQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  /** For who types the code. Throws credit_unknown and credit_empty. */
  async look(code: string): Promise<CreditLeft> {
    const credit = await this.dataSource.manager.findOneBy(Credit, { code });
    if (!credit) throw new AppError('credit_unknown');
    if (credit.leftKurus === 0) throw new AppError('credit_empty');
    return { code, leftKurus: credit.leftKurus };
  }

  /** Locks a credit until the transaction ends. Throws credit_unknown. */
  async locked(
    manager: EntityManager,
    which: { readonly code: string } | { readonly id: string },
  ): Promise<Credit> {
    const credit = await manager.findOne(Credit, { where: which, lock: { mode: 'for_no_key_update' } });
    if (!credit) throw new AppError('credit_unknown');
    return credit;
  }

  /** The latest one of a booking's money; null when there is none. */
  async ofBooking(manager: EntityManager, bookingId: string): Promise<Credit | null> {
    return manager.findOne(Credit, { where: { bookingId }, order: { issuedAt: 'DESC' } });
  }

  /** Those of the orders in a customer's account, the newest first. */
  ofCustomer(customerId: string): Promise<CreditView[]> {
    return this.ofOrders({ where: 'o.customer_id = $1', value: customerId });
  }

  /** `where`: a condition on an order `o`, whose parameter is `$1`. The newest first. */
  async ofOrders({
    where,
    value,
  }: {
    readonly where: string;
    readonly value: string;
  }): Promise<CreditView[]> {
    const ids = await this.dataSource.query<{ id: string }[]>(
      `SELECT credit.id FROM credit JOIN "order" o ON o.id = credit.order_id WHERE ${where}`,
      [value],
    );
    return this.views(ids.map(({ id }) => id));
  }

  private async views(ids: readonly string[]): Promise<CreditView[]> {
    const { manager } = this.dataSource;
    const credits = await manager.find(Credit, { where: { id: In([...ids]) }, order: { issuedAt: 'DESC' } });
    const entries = await manager.query<EntryRow[]>(
      `SELECT entry.id, entry.credit_id AS "creditId", entry.amount_kurus AS "amountKurus", entry.made_at AS "madeAt",
         entry.request_key IS NOT NULL AS "isPaidBack", o.short_id AS "orderShortId"
       FROM credit_entry entry LEFT JOIN refund ON refund.id = entry.refund_id
       LEFT JOIN order_payment payment ON payment.id = coalesce(entry.payment_id, refund.payment_id)
       LEFT JOIN "order" o ON o.id = payment.order_id
       WHERE entry.credit_id = ANY($1) ORDER BY entry.made_at, entry.id`,
      [ids],
    );
    return credits.map(({ id, code, orderId, amountKurus, leftKurus, issuedAt }) => ({
      ...{ id, code, orderId, amountKurus, leftKurus },
      issuedAt: issuedAt.toISOString(),
      orderShortId: shortId(orderId),
      uses: entries.filter(({ creditId }) => creditId === id).map(useOf),
    }));
  }
}

function useOf({ id, amountKurus, orderShortId, isPaidBack, madeAt }: EntryRow): CreditUse {
  const kind = amountKurus > 0 ? 'returned' : 'paid';
  return {
    ...{ id, amountKurus, orderShortId, madeAt: madeAt.toISOString() },
    kind: isPaidBack ? 'paid_back' : kind,
  };
}
