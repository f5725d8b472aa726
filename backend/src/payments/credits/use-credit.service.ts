import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { formatTl } from '../../../contract/common/money.js';
import { creditShare } from '../../../contract/payments/credits/credit-share.js';
import type { UsedCreditDto } from '../../../contract/payments/credits/credits.dto.js';
import type { OrderPayment } from '../order-payment.entity.js';
import { RecordPaymentService } from '../record-payment.service.js';
import { CreditQueriesService } from './credit-queries.service.js';

interface OrderToPay {
  readonly orderId: string;
  /** What it costs, in kuruş. */
  readonly totalKurus: number;
}

/** Pays orders with credits. A credit is kept for an order whose rest is paid by card, until that is paid or ends. */
@Injectable()
export class UseCreditService {
  constructor(
    private readonly credits: CreditQueriesService,
    private readonly payments: RecordPaymentService,
  ) {}

  /**
   * Pays as much of a new order as the credit can. Of two who use one credit at once, the second waits and is refused when
   * less is left. Throws credit_unknown, credit_empty, and credit_changed when it would pay another sum than the buyer saw.
   */
  async pay(
    manager: EntityManager,
    { code, kurus }: UsedCreditDto,
    { orderId, totalKurus }: OrderToPay,
  ): Promise<OrderPayment> {
    const { id, leftKurus } = await this.credits.locked(manager, { code });
    const amountKurus = creditShare(leftKurus, totalKurus);
    if (amountKurus === 0) throw new AppError('credit_empty');
    if (amountKurus !== kurus) throw new AppError('credit_changed', { left: formatTl(leftKurus) });
    return this.payments.withCredit(manager, { orderId, creditId: id, amountKurus, reference: code });
  }
}
