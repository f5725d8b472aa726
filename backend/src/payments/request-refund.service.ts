import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { formatTl } from '../../contract/common/money.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { type OrderCharge, OrderChargesService } from './order-charges.service.js';
import { PaymentItem } from './payment-item.entity.js';
import { Refund, type RefundReason } from './refund.entity.js';

export const SEND_REFUNDS_JOB = 'payments.send-refunds';

interface LineRefund {
  readonly orderId: string;
  readonly lineId: string;
  readonly amountKurus: number;
  readonly reason: RefundReason;
  /** Idempotency key of a person's decision. */
  readonly requestKey?: string | undefined;
}

/** A part of a refund that a person decided: what goes back for one line. */
interface SeenPart {
  readonly lineId: string;
  readonly amountKurus: number;
  /** The refundable amount of the line that the person saw, in kuruş. */
  readonly seenKurus: number;
}

/** A refund as decided by a person, with the amounts that they saw. */
interface SeenRefund {
  readonly orderId: string;
  /** Each line at most once. */
  readonly lines: readonly SeenPart[];
  readonly reason: RefundReason;
  readonly requestKey: string;
}

/**
 * Decides refunds; they are sent after the commit of the caller's transaction, which has locked the order.
 * Each amount is reserved on its line, and the database refuses to reserve more than was charged.
 */
@Injectable()
export class RequestRefundService {
  constructor(
    private readonly charges: OrderChargesService,
    private readonly jobs: JobOutbox,
  ) {}

  /**
   * Refunds parts of the charges of lines, all or none. False when this decision was carried out before.
   * Throws nothing_to_refund, refund_too_much, and refund_changed when what remains differs from what was
   * seen.
   */
  async asSeen(manager: EntityManager, requested: SeenRefund): Promise<boolean> {
    const { orderId, lines, requestKey, reason } = requested;
    const charge = await this.charges.ofOrder(manager, orderId);
    if (charge && isCarriedOut(charge, requested)) return false;
    if (charge?.attempt.status !== 'paid') throw new AppError('nothing_to_refund');
    const remaining = lines.map(({ lineId }) => remainingOf(itemOf(charge, lineId)));
    const remainingKurus = sumOf(remaining);
    if (remainingKurus === 0) throw new AppError('nothing_to_refund');
    if (lines.some(({ seenKurus }, at) => seenKurus !== remaining[at])) {
      throw refused('refund_changed', remainingKurus);
    }
    const amountKurus = sumOf(lines.map((line) => line.amountKurus));
    // What is charged and returned as a whole is one request to iyzico.
    if (amountKurus === charge.refundableKurus && lines.every(isWholeRest)) {
      await this.ofRemaining(manager, { orderId, reason, requestKey });
      return true;
    }
    for (const { lineId, amountKurus: partKurus } of lines) {
      await this.ofLine(manager, { orderId, lineId, amountKurus: partKurus, reason, requestKey });
    }
    return true;
  }

  private async ofLine(manager: EntityManager, requested: LineRefund): Promise<void> {
    const { orderId, lineId, amountKurus, reason, requestKey } = requested;
    const charge = await this.getOpenCharge(manager, orderId);
    const item = itemOf(charge, lineId);
    if (!(await reserve(manager, item, amountKurus))) throw refused('refund_too_much', remainingOf(item));
    const { id: attemptId } = charge.attempt;
    await this.add(manager, { attemptId, orderLineId: lineId, amountKurus, reason, requestKey });
  }

  /** Refunds what remains of a line's charge. Returns the amount in kuruş; 0 when there is nothing. */
  async ofLineRemaining(
    manager: EntityManager,
    { orderId, lineId, ...decision }: Omit<LineRefund, 'amountKurus'>,
  ): Promise<number> {
    const charge = await this.charges.ofOrder(manager, orderId);
    const item = charge?.items.find(({ orderLineId }) => orderLineId === lineId);
    const amountKurus = item && charge?.attempt.status === 'paid' ? remainingOf(item) : 0;
    if (amountKurus > 0) await this.ofLine(manager, { orderId, lineId, amountKurus, ...decision });
    return amountKurus;
  }

  /** Refunds what remains of the charge. Returns the amount in kuruş; 0 when there is nothing. */
  async ofRemaining(
    manager: EntityManager,
    { orderId, ...decision }: Pick<LineRefund, 'orderId' | 'reason' | 'requestKey'>,
  ): Promise<number> {
    const charge = await this.charges.ofOrder(manager, orderId);
    if (!charge || charge.refundableKurus === 0) return 0;
    if (charge.items.every(({ refundRequestedKurus }) => refundRequestedKurus === 0)) {
      const { id: attemptId, amountKurus } = charge.attempt;
      await this.requestWhole(manager, { attemptId, amountKurus, ...decision });
      return amountKurus;
    }
    for (const { orderLineId: lineId } of charge.items) {
      await this.ofLineRemaining(manager, { orderId, lineId, ...decision });
    }
    return charge.refundableKurus;
  }

  /** Refunds the whole charge, of which nothing has gone back yet. */
  async requestWhole(
    manager: EntityManager,
    refund: Pick<Refund, 'attemptId' | 'amountKurus' | 'reason'> & Pick<LineRefund, 'requestKey'>,
  ): Promise<void> {
    const { attemptId } = refund;
    await manager.update(PaymentItem, { attemptId }, { refundRequestedKurus: () => 'paid_kurus' });
    await this.add(manager, { ...refund, orderLineId: null });
  }

  private async getOpenCharge(manager: EntityManager, orderId: string): Promise<OrderCharge> {
    const charge = await this.charges.ofOrder(manager, orderId);
    if (charge?.attempt.status !== 'paid') throw new AppError('nothing_to_refund');
    return charge;
  }

  private async add(
    manager: EntityManager,
    refund: Pick<Refund, 'attemptId' | 'orderLineId' | 'amountKurus' | 'reason'> &
      Pick<LineRefund, 'requestKey'>,
  ): Promise<void> {
    await manager.insert(Refund, { ...refund, requestKey: refund.requestKey ?? null });
    await this.jobs.add(manager, { name: SEND_REFUNDS_JOB, payload: {} });
  }
}

/** The only place that reserves an amount of a line's charge; false when less remains. */
async function reserve(
  manager: EntityManager,
  { attemptId, orderLineId }: PaymentItem,
  amountKurus: number,
): Promise<boolean> {
  const [, reserved] = await manager.query<[unknown, number]>(
    `UPDATE payment_item SET refund_requested_kurus = refund_requested_kurus + $3
     WHERE attempt_id = $1 AND order_line_id = $2 AND paid_kurus - refund_requested_kurus >= $3`,
    [attemptId, orderLineId, amountKurus],
  );
  return reserved === 1;
}

function isWholeRest({ amountKurus, seenKurus }: SeenPart): boolean {
  return amountKurus === seenKurus;
}

/** The same key with other amounts is not a repetition. */
function isCarriedOut({ refunds, refundableKurus }: OrderCharge, { lines, requestKey }: SeenRefund): boolean {
  const before = refunds.filter((refund) => refund.requestKey === requestKey);
  if (before.length === 0) return false;
  const amountOf = (lineId: string) =>
    sumOf(before.filter(({ orderLineId }) => orderLineId === lineId).map(({ amountKurus }) => amountKurus));
  const isTotal =
    sumOf(before.map(({ amountKurus }) => amountKurus)) ===
    sumOf(lines.map(({ amountKurus }) => amountKurus));
  // A refund of the whole charge names no lines.
  const isWhole = before.some(({ orderLineId }) => orderLineId === null);
  const isSame =
    isTotal && (isWhole || lines.every(({ lineId, amountKurus }) => amountOf(lineId) === amountKurus));
  if (!isSame) throw refused('refund_changed', refundableKurus);
  return true;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function remainingOf({ paidKurus, refundRequestedKurus }: PaymentItem): number {
  return paidKurus - refundRequestedKurus;
}

function itemOf({ items }: OrderCharge, lineId: string): PaymentItem {
  const item = items.find(({ orderLineId }) => orderLineId === lineId);
  if (!item) throw new AppError('nothing_to_refund');
  return item;
}

function refused(code: 'refund_too_much' | 'refund_changed', remainingKurus: number): AppError {
  return new AppError(code, { remaining: formatTl(remainingKurus), remainingKurus });
}
