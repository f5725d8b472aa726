import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import { type AdminChange, AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { Order } from '../order.entity.js';

export interface RequestedOrder {
  readonly orderId: string;
  /** The version that was read; null for clients without versions. */
  readonly version: number | null;
}

/** Locks an order for a change by an admin, and records the change. */
@Injectable()
export class LockedOrdersService {
  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Locks payments first, in the same order as payments do. Throws order_not_found, changed_meanwhile. */
  async lock(manager: EntityManager, { orderId, version }: RequestedOrder): Promise<Order> {
    await this.attempts.lockOfOrder(manager, orderId);
    const order = await manager.findOne(Order, {
      where: { id: orderId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!order) throw new AppError('order_not_found');
    if (version !== null && version !== order.version) throw new AppError('changed_meanwhile');
    return order;
  }

  /** A change of what belongs to the order makes older forms of it stale. */
  async touch(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query('UPDATE "order" SET version = version + 1, updated_at = now() WHERE id = $1', [
      orderId,
    ]);
  }

  async record(
    manager: EntityManager,
    actor: Actor | null,
    change: Pick<AdminChange, 'event' | 'before' | 'after'> & { readonly orderId: string },
  ): Promise<void> {
    const { orderId, ...what } = change;
    await this.changes.record(manager, actor, {
      ...what,
      type: 'order_updated',
      recordKind: 'order',
      recordId: orderId,
      label: shortId(orderId),
    });
  }
}
