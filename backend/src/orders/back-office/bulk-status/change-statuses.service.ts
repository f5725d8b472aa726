import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError, errorText } from '../../../../contract/app-error.js';
import type { CargoDto } from '../../../../contract/orders/admin-orders.dto.js';
import type { SeenOrderDto, SetOrderStatusesDto } from '../../../../contract/orders/bulk-status.dto.js';
import type { BulkStatusResult } from '../../../../contract/orders/bulk-status.js';
import type { OrderCargo } from '../../../../contract/orders/cargo.js';
import { cargoOfOnly } from '../../../../contract/shipping/parcel.views.js';
import { Log } from '../../../platform/logging/log.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ParcelQueriesService } from '../../../shipping/parcel-queries.service.js';
import { Order } from '../../order.entity.js';
import { ChangeOrderStatusService } from '../status/change-order-status.service.js';

type ChosenCargo = Omit<SetOrderStatusesDto, 'orders'> & { readonly trackingNumber: string };

/** Changes the status of several orders, each by the same rule and in a transaction of its own. */
@Injectable()
export class ChangeStatusesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statuses: ChangeOrderStatusService,
    private readonly parcels: ParcelQueriesService,
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
    { orderId, version, trackingNumber = '' }: SeenOrderDto,
    change: Omit<SetOrderStatusesDto, 'orders'>,
  ): Promise<string | null> {
    try {
      const cargo = await this.cargoFor(orderId, { ...change, trackingNumber });
      await this.statuses.change(actor, { orderId, version, status: change.status, ...(cargo && { cargo }) });
      return null;
    } catch (cause) {
      if (cause instanceof AppError) return cause.message;
      this.log.error('An order could not be changed together with others.', { orderId, cause });
      return errorText('unexpected');
    }
  }

  /** Only a parcel without a carrier gets the one that was chosen for all. A number that was entered before stays. */
  private async cargoFor(
    orderId: string,
    { status, cargoCompany, trackingNumber }: ChosenCargo,
  ): Promise<CargoDto | null> {
    if (status !== 'shipped') return null;
    const order = await this.dataSource.manager.findOneBy(Order, { id: orderId });
    if (!order?.hasPieces || order.isPickedUp) return null;
    const known = cargoOfOnly(await this.parcels.ofOrder(this.dataSource.manager, orderId));
    return enteredCargo(known, {
      trackingNumber,
      ...(cargoCompany !== undefined && { company: cargoCompany }),
    });
  }
}

function enteredCargo(
  known: OrderCargo | null,
  { company: chosen, trackingNumber }: Pick<CargoDto, 'trackingNumber'> & Partial<CargoDto>,
): CargoDto | null {
  const company = known?.company ?? chosen;
  const isNew = known === null || trackingNumber !== '';
  if (company === undefined || !isNew) return null;
  return { company, trackingNumber: trackingNumber || (known?.trackingNumber ?? '') };
}
