import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { AppError } from '../../../contract/app-error.js';
import { RETURN_STATE_LABELS } from '../../../contract/returns/return-state.js';
import { LockedOrdersService } from '../../orders/back-office/locked-orders.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { OrderReturn } from '../order-return.entity.js';

/** Locks the order of a return for an act of the studio, and records the act. */
@Injectable()
export class LockedReturnsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
  ) {}

  /** Runs the act in one transaction, with the return as it is then. Throws return_not_found, order_not_found. */
  async change(
    returnId: string,
    act: (manager: EntityManager, found: OrderReturn) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(OrderReturn, { id: returnId });
      if (!known) throw new AppError('return_not_found');
      await this.locked.lock(manager, { orderId: known.orderId, version: null });
      await act(manager, await manager.findOneByOrFail(OrderReturn, { id: returnId }));
    });
  }

  async record(
    manager: EntityManager,
    actor: Actor,
    {
      found: { orderId, state },
      event,
      after,
    }: {
      readonly found: OrderReturn;
      readonly event: LogEventName;
      readonly after: Readonly<Record<string, string | number | null>>;
    },
  ): Promise<void> {
    await this.locked.touch(manager, orderId);
    const before = { returnState: RETURN_STATE_LABELS[state] };
    await this.locked.record(manager, actor, { orderId, event, before, after });
  }
}
