import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError, errorText } from '../../../../contract/app-error.js';
import type { SeenOrderDto, SetOrderStatusesDto } from '../../../../contract/orders/bulk-status.dto.js';
import type { BulkStatusResult } from '../../../../contract/orders/bulk-status.js';
import { Log } from '../../../platform/logging/log.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { Order } from '../../order.entity.js';
import { ChangeOrderStatusService } from '../change-order-status.service.js';

/** Changes the status of several orders, each by the same rule and in a transaction of its own. */
@Injectable()
export class ChangeStatusesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statuses: ChangeOrderStatusService,
    private readonly log: Log,
  ) {}

  /** One order that cannot be changed does not hold up the others. */
  async change(actor: Actor, { orders, ...change }: SetOrderStatusesDto): Promise<BulkStatusResult> {
    const failed: { orderId: string; reason: string }[] = [];
    for (const order of orders) {
      const reason = await this.tryOne(actor, order, change);
      if (reason !== null) failed.push({ orderId: order.orderId, reason });
    }
    return { changed: orders.length - failed.length, failed };
  }

  /** The reason why the order stayed as it was; null when it was changed. */
  private async tryOne(
    actor: Actor,
    { orderId, version }: SeenOrderDto,
    change: Omit<SetOrderStatusesDto, 'orders'>,
  ): Promise<string | null> {
    try {
      const cargo = await this.cargoFor(orderId, change);
      await this.statuses.change(actor, { orderId, version, status: change.status, ...(cargo && { cargo }) });
      return null;
    } catch (cause) {
      if (cause instanceof AppError) return cause.message;
      this.log.error('An order could not be changed together with others.', { orderId, cause });
      return errorText('unexpected');
    }
  }

  /** Only a parcel without a carrier gets the one that was chosen for all. */
  private async cargoFor(
    orderId: string,
    { status, cargoCompany }: Omit<SetOrderStatusesDto, 'orders'>,
  ): Promise<{ readonly company: string; readonly trackingNumber: string } | null> {
    if (status !== 'shipped' || cargoCompany === undefined) return null;
    const order = await this.dataSource.manager.findOneBy(Order, { id: orderId });
    return order?.hasPieces && !order.isPickedUp && order.cargoCompany === null
      ? { company: cargoCompany, trackingNumber: '' }
      : null;
  }
}
