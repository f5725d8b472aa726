import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { byMethod, type RefundByMethod } from '../../contract/payments/refund-ways.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import {
  moneyOfLine,
  type OrderMoney,
  OrderMoneyService,
  type PaymentPart,
  remainingOf,
} from './order-money.service.js';
import type { OrderPayment } from './order-payment.entity.js';
import { isCarriedOut, refundRefused, type SeenPart, type SeenRefund } from './seen-refund.js';
import { PaymentShare } from './payment-share.entity.js';
import { Refund, type RefundReason } from './refund.entity.js';

export const SEND_REFUNDS_JOB = 'payments.send-refunds';

/** Why money goes back, and by which act. */
interface Decision {
  readonly reason: RefundReason;
  /** Idempotency key of a person's decision. */
  readonly requestKey?: string | undefined;
  /** The credit that the money becomes instead of going back; what another credit paid goes back to that one. */
  readonly creditId?: string;
}

interface LineRefund extends Decision {
  readonly lineId: string;
  readonly amountKurus: number;
}

/**
 * Decides refunds; they are sent after the commit of the caller's transaction, which has locked the order. Each goes
 * back to a part of the order's money, credits and card payments first. Each amount is reserved on its share, and the database
 * refuses to reserve more than was paid.
 */
@Injectable()
export class RequestRefundService {
  constructor(
    private readonly money: OrderMoneyService,
    private readonly jobs: JobOutbox,
  ) {}

  /**
   * Refunds parts of what lines received, all or none. False when this decision was carried out before.
   * Throws nothing_to_refund, refund_too_much, and refund_changed when what remains differs from what was
   * seen.
   */
  async asSeen(manager: EntityManager, requested: SeenRefund): Promise<boolean> {
    const { orderId, lines, requestKey, reason } = requested;
    const money = await this.money.ofOrder(manager, orderId);
    if (isCarriedOut(money, requested)) return false;
    const remaining = lines.map(({ lineId }) => remainingOf(moneyOfLine(money, lineId)));
    const remainingKurus = sumOf(remaining);
    if (remainingKurus === 0) throw new AppError('nothing_to_refund');
    if (lines.some(({ seenKurus }, at) => seenKurus !== remaining[at])) {
      throw refundRefused('refund_changed', remainingKurus);
    }
    const amountKurus = sumOf(lines.map((line) => line.amountKurus));
    // What is paid by one charge and returned as a whole is one request to iyzico.
    if (amountKurus === money.refundableKurus && lines.every(isWholeRest)) {
      await this.ofRemaining(manager, { orderId, reason, requestKey });
      return true;
    }
    for (const { lineId, amountKurus: partKurus } of lines) {
      await this.ofLine(manager, money, { lineId, amountKurus: partKurus, reason, requestKey });
    }
    return true;
  }

  /**
   * Refunds what lines no longer cost. Each line goes back by itself, also when nothing remains, so that it is known what
   * was given back for which. Throws refund_too_much.
   */
  async ofCorrection(
    manager: EntityManager,
    {
      orderId,
      lines,
      requestKey,
    }: Pick<SeenRefund, 'orderId' | 'requestKey'> & {
      readonly lines: readonly Omit<SeenPart, 'seenKurus'>[];
    },
  ): Promise<void> {
    const money = await this.money.ofOrder(manager, orderId);
    for (const line of lines) await this.ofLine(manager, money, { ...line, reason: 'corrected', requestKey });
  }

  /** Refunds what remains of a line's money. Returns the ways by which it goes back; none when there is nothing. */
  async ofLineRemaining(
    manager: EntityManager,
    { orderId, ...line }: Omit<LineRefund, 'amountKurus'> & { readonly orderId: string },
  ): Promise<RefundByMethod[]> {
    const money = await this.money.ofOrder(manager, orderId);
    const amountKurus = remainingOf(moneyOfLine(money, line.lineId));
    return amountKurus > 0 ? this.ofLine(manager, money, { ...line, amountKurus }) : [];
  }

  /** The same with a part of a line's money; nothing for 0. Throws refund_too_much. */
  async ofLinePart(
    manager: EntityManager,
    { orderId, ...line }: LineRefund & { readonly orderId: string },
  ): Promise<RefundByMethod[]> {
    if (line.amountKurus === 0) return [];
    return this.ofLine(manager, await this.money.ofOrder(manager, orderId), line);
  }

  /** Refunds what remains of the order's money. Returns the ways by which it goes back; none when there is nothing. */
  async ofRemaining(
    manager: EntityManager,
    { orderId, ...decision }: Decision & { readonly orderId: string },
  ): Promise<RefundByMethod[]> {
    const money = await this.money.ofOrder(manager, orderId);
    for (const part of money.parts) await this.ofPartRemaining(manager, part, decision);
    return byMethod(
      money.parts.map(({ payment, refundableKurus }) => ({ method: payment.method, kurus: refundableKurus })),
    );
  }

  /** Refunds the whole part, of which nothing has gone back yet. */
  async requestWhole(
    manager: EntityManager,
    { paymentId, amountKurus, ...decision }: Pick<Refund, 'paymentId' | 'amountKurus'> & Decision,
  ): Promise<void> {
    await manager.update(PaymentShare, { paymentId }, { refundRequestedKurus: () => 'paid_kurus' });
    await this.add(manager, { paymentId, orderLineId: null, amountKurus, ...decision });
  }

  private async ofPartRemaining(
    manager: EntityManager,
    part: PaymentPart,
    decision: Decision,
  ): Promise<void> {
    const { payment, shares, refundableKurus } = part;
    if (refundableKurus === 0) return;
    const { id: paymentId, amountKurus } = payment;
    if (shares.every(({ refundRequestedKurus }) => refundRequestedKurus === 0)) {
      await this.requestWhole(manager, { paymentId, amountKurus, ...decision });
      return;
    }
    for (const share of shares) {
      if (remainingOf(share) > 0) {
        await this.ofShare(manager, share, { amountKurus: remainingOf(share), ...decision });
      }
    }
  }

  private async ofLine(
    manager: EntityManager,
    money: OrderMoney,
    line: LineRefund,
  ): Promise<RefundByMethod[]> {
    const { lineId, amountKurus, ...decision } = line;
    const back = refundOfLine(money, { lineId, amountKurus });
    for (const { payment, share, backKurus } of back) {
      const { creditId, ...own } = decision;
      const isCredited = creditId !== undefined && payment.method !== 'credit';
      await this.ofShare(manager, share, { amountKurus: backKurus, ...own, ...(isCredited && { creditId }) });
    }
    if (sumOf(back.map(({ backKurus }) => backKurus)) < amountKurus) {
      throw refundRefused('refund_too_much', remainingOf(moneyOfLine(money, lineId)));
    }
    return byMethod(back.map(({ payment, backKurus }) => ({ method: payment.method, kurus: backKurus })));
  }

  private async ofShare(
    manager: EntityManager,
    share: PaymentShare,
    { amountKurus, ...decision }: Decision & { readonly amountKurus: number },
  ): Promise<void> {
    if (!(await reserve(manager, share, amountKurus))) {
      throw refundRefused('refund_too_much', remainingOf(share));
    }
    const { paymentId, orderLineId } = share;
    await this.add(manager, { paymentId, orderLineId, amountKurus, ...decision });
  }

  private async add(
    manager: EntityManager,
    refund: Pick<Refund, 'paymentId' | 'orderLineId' | 'amountKurus'> & Decision,
  ): Promise<void> {
    await manager.insert(Refund, { ...refund, requestKey: refund.requestKey ?? null });
    await this.jobs.add(manager, { name: SEND_REFUNDS_JOB, payload: {} });
  }
}

/** From which parts an amount goes back for a line, as far as there is money. */
export function refundOfLine(
  money: OrderMoney,
  { lineId, amountKurus }: Pick<LineRefund, 'lineId' | 'amountKurus'>,
): { readonly payment: OrderPayment; readonly share: PaymentShare; readonly backKurus: number }[] {
  let leftKurus = amountKurus;
  return partsToRefund(money)
    .flatMap(({ payment, shares }) => shares.map((share) => ({ payment, share })))
    .filter(({ share }) => share.orderLineId === lineId)
    .map(({ payment, share }) => {
      const backKurus = Math.min(leftKurus, remainingOf(share));
      leftKurus -= backKurus;
      return { payment, share, backKurus };
    })
    .filter(({ backKurus }) => backKurus > 0);
}

/**
 * A credit is filled up first, so that it can be used again; card payments go back by themselves, too. The newest of each
 * kind first.
 */
function partsToRefund({ parts }: OrderMoney): PaymentPart[] {
  const newest = [...parts].reverse();
  const isCredit = ({ payment }: PaymentPart) => payment.method === 'credit';
  return [
    ...newest.filter(isCredit),
    ...newest.filter(({ attempt }) => attempt),
    ...newest.filter((part) => !part.attempt && !isCredit(part)),
  ];
}

/** The only place that reserves an amount of a share; false when less remains. */
async function reserve(
  manager: EntityManager,
  { paymentId, orderLineId }: PaymentShare,
  amountKurus: number,
): Promise<boolean> {
  const [, reserved] = await manager.query<[unknown, number]>(
    `UPDATE payment_share SET refund_requested_kurus = refund_requested_kurus + $3
     WHERE payment_id = $1 AND order_line_id = $2 AND paid_kurus - refund_requested_kurus >= $3`,
    [paymentId, orderLineId, amountKurus],
  );
  return reserved === 1;
}

function isWholeRest({ amountKurus, seenKurus }: SeenPart): boolean {
  return amountKurus === seenKurus;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
