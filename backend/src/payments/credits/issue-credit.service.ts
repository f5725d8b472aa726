import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  CREDIT_CODE_LENGTH,
  CREDIT_CODE_LETTERS,
  creditCode,
} from '../../../contract/payments/credits/credit-code.js';
import type { RefundByMethod } from '../../../contract/payments/refund-ways.js';
import { Clock } from '../../platform/clock.js';
import { OrderMoneyService, remainingOf } from '../order-money.service.js';
import { RequestRefundService } from '../request-refund.service.js';
import { Credit } from './credit.entity.js';

/** The seats whose money stays with the studio. */
interface SeatsOfCredit {
  readonly id: string;
  readonly orderId: string;
  readonly orderLineId: string;
}

/** Turns what remains of a line's money into a credit of its guest. */
@Injectable()
export class IssueCreditService {
  constructor(
    private readonly money: OrderMoneyService,
    private readonly refunds: RequestRefundService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the transaction of a caller that has locked the order. What a credit had paid goes back to that credit.
   * Returns what became of the money; nothing when there is none.
   */
  async ofSeats(manager: EntityManager, seats: SeatsOfCredit): Promise<RefundByMethod[]> {
    const { id: bookingId, orderId, orderLineId: lineId } = seats;
    const amountKurus = await this.creditableKurus(manager, seats);
    const back = { orderId, lineId, reason: 'studio' as const };
    if (amountKurus === 0) return this.refunds.ofLineRemaining(manager, back);
    const credit = manager.create(Credit, {
      ...{ code: newCode(), orderId, bookingId, amountKurus, leftKurus: amountKurus },
      issuedAt: this.clock.now(),
    });
    await manager.insert(Credit, credit);
    const { id: creditId, code } = credit;
    const ways = await this.refunds.ofLineRemaining(manager, { ...back, creditId });
    const returned = ways.filter(({ method }) => method === 'credit');
    return [...returned, { method: 'credit', kurus: amountKurus, newCode: code }];
  }

  /** What would become a credit, in kuruş. */
  async creditableKurus(
    manager: EntityManager,
    { orderId, orderLineId }: Pick<SeatsOfCredit, 'orderId' | 'orderLineId'>,
  ): Promise<number> {
    const { parts } = await this.money.ofOrder(manager, orderId);
    return parts
      .filter(({ payment }) => payment.method !== 'credit')
      .flatMap(({ shares }) => shares.filter((share) => share.orderLineId === orderLineId))
      .reduce((sum, share) => sum + remainingOf(share), 0);
  }
}

/** Nobody guesses one of a million million. */
function newCode(): string {
  const letters = Array.from(
    { length: CREDIT_CODE_LENGTH },
    () => CREDIT_CODE_LETTERS[randomInt(CREDIT_CODE_LETTERS.length)],
  );
  return creditCode(letters.join(''));
}
