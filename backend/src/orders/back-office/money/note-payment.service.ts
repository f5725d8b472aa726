import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { formatTl } from '../../../../contract/common/money.js';
import type { NotePaymentDto, ReversePaymentDto } from '../../../../contract/payments/note-payment.dto.js';
import { actingAdmin } from '../../../activity-log/acting-admin.js';
import { ClosePaymentService } from '../../../payments/close-payment.service.js';
import { OrderMoneyService, type PaymentPart } from '../../../payments/order-money.service.js';
import { RecordPaymentService } from '../../../payments/record-payment.service.js';
import { Clock } from '../../../platform/clock.js';
import { isTaken } from '../../../platform/database/is-taken.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import type { Order } from '../../order.entity.js';
import { LockedOrdersService } from '../locked-orders.service.js';

/** Notes money that a person took for an order, and takes such a note back. */
@Injectable()
export class NotePaymentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly charges: ClosePaymentService,
    private readonly money: OrderMoneyService,
    private readonly recording: RecordPaymentService,
    private readonly clock: Clock,
  ) {}

  /**
   * A buyer who is still at the bank is not charged any more. A repeated request notes the money once. Throws
   * order_not_found, payment_before_order, payment_running, payment_changed, payment_too_much.
   */
  async note(actor: Actor, requested: NotePaymentDto): Promise<void> {
    const { orderId, method, amountKurus, seenOpenKurus, reference, requestKey } = requested;
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, { orderId, version: null });
      const noted = { method, amountKurus, seenOpenKurus, reference, requestKey };
      await this.noteLocked(manager, actor, { order, ...noted });
    });
  }

  /** The same within the transaction of a caller that has locked the order. */
  async noteLocked(
    manager: EntityManager,
    actor: Actor,
    { order, seenOpenKurus, ...requested }: Omit<NotePaymentDto, 'orderId'> & { readonly order: Order },
  ): Promise<void> {
    const { method, amountKurus, reference, requestKey } = requested;
    const { parts } = await this.money.ofOrder(manager, order.id);
    const open = { open: formatTl(order.openKurus), openKurus: order.openKurus };
    const before = parts.find(({ payment }) => payment.requestKey === requestKey);
    if (before) {
      if (isSame(before, requested)) return;
      throw new AppError('payment_changed', open);
    }
    if (order.status === 'pending' || order.status === 'cancelled') {
      throw new AppError('payment_before_order');
    }
    if (seenOpenKurus !== order.openKurus) throw new AppError('payment_changed', open);
    if (amountKurus > order.openKurus) throw new AppError('payment_too_much', open);
    if (!(await this.charges.abandonOpen(manager, order.id))) throw new AppError('payment_running');
    const part = {
      ...{ orderId: order.id, method, amountKurus, reference, requestKey },
      receivedAt: this.clock.now(),
      recordedBy: (await actingAdmin(manager, actor)).email,
    };
    await this.recording.noted(manager, part).catch((error: unknown) => {
      // The key noted money of another order.
      throw isTaken(error, 'order_payment_once_per_request') ? new AppError('payment_changed', open) : error;
    });
    await this.write(manager, actor, {
      event: 'order_payment_noted',
      order,
      after: { method, amountKurus, reference },
    });
  }

  /** Throws order_not_found, payment_not_reversible. */
  async reverse(actor: Actor, { orderId, paymentId }: ReversePaymentDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, { orderId, version: null });
      const { parts } = await this.money.ofOrder(manager, orderId);
      const part = parts.find(({ payment }) => payment.id === paymentId);
      if (!part || !isReversible(part)) throw new AppError('payment_not_reversible');
      const { email } = await actingAdmin(manager, actor);
      await this.recording.reverse(manager, part.payment, email);
      const { method, amountKurus } = part.payment;
      await this.write(manager, actor, {
        event: 'order_payment_reversed',
        order,
        after: { method, amountKurus },
      });
    });
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    {
      order: { id: orderId },
      event,
      after,
    }: {
      readonly order: Order;
      readonly event: 'order_payment_noted' | 'order_payment_reversed';
      readonly after: Readonly<Record<string, string | number>>;
    },
  ): Promise<void> {
    await this.locked.record(manager, actor, { orderId, event, before: null, after });
  }
}

/** A part that was taken by hand and of which nothing goes back. */
export function isReversible({ payment, isReversed, refunds }: PaymentPart): boolean {
  const isByHand = payment.method !== 'card' && payment.method !== 'credit';
  return isByHand && !isReversed && refunds.length === 0;
}

function isSame({ payment }: PaymentPart, noted: Pick<NotePaymentDto, 'method' | 'amountKurus'>): boolean {
  return payment.method === noted.method && payment.amountKurus === noted.amountKurus;
}
