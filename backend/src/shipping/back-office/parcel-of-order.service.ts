import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { OrderStatus } from '../../../contract/orders/order-status.js';
import type { ParcelView } from '../../../contract/shipping/parcel.views.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { LockedOrdersService, type RequestedOrder } from '../../orders/back-office/locked-orders.service.js';
import { ParcelQueriesService } from '../parcel-queries.service.js';

/** `version`: of the order as it was read; null for the shop itself. */
export interface RequestedParcel extends RequestedOrder {
  readonly parcelId: string;
}

export interface LockedParcel {
  readonly parcel: ParcelView;
  /** Of the order. */
  readonly status: OrderStatus;
  /** The other parcels of its order. */
  readonly others: readonly ParcelView[];
  /** Pieces that do not lie in this parcel have not left yet. */
  readonly hasMore: boolean;
}

/** Locks the order of a parcel for a change by an admin. */
@Injectable()
export class ParcelOfOrderService {
  constructor(
    private readonly locked: LockedOrdersService,
    private readonly views: AdminOrderViewsService,
    private readonly parcels: ParcelQueriesService,
  ) {}

  /** Throws order_not_found, changed_meanwhile, parcel_not_found. */
  async lock(manager: EntityManager, { orderId, version, parcelId }: RequestedParcel): Promise<LockedParcel> {
    const { status } = await this.locked.lock(manager, { orderId, version });
    const all = await this.parcels.ofOrder(manager, orderId);
    const parcel = all.find(({ id }) => id === parcelId);
    if (!parcel) throw new AppError('parcel_not_found');
    const others = all.filter(({ id }) => id !== parcelId);
    const isUnpacked = (await this.views.unpacked(orderId, manager)).length > 0;
    const hasMore = isUnpacked || others.some(({ state }) => state === 'packed');
    return { parcel, status, others, hasMore };
  }
}
