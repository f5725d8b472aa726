import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { BulkStatusQuery } from '../../../../contract/orders/bulk-status.dto.js';
import {
  bulkObstacle,
  type BulkParcel,
  type BulkStatusPreview,
} from '../../../../contract/orders/bulk-status.js';
import type { OrderStatus } from '../../../../contract/orders/order-status.js';
import { cargoOfOnly } from '../../../../contract/shipping/parcel.views.js';
import { ParcelQueriesService } from '../../../shipping/parcel-queries.service.js';
import { Order } from '../../order.entity.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { OrderTransitionsService } from '../status/order-transitions.service.js';

const LEFT_OUT = { sendsMail: false, givesUnpaid: false, parcel: null };

/** Tells what a change of status would do to each of the chosen orders, without changing anything. */
@Injectable()
export class PreviewStatusesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transitions: OrderTransitionsService,
    private readonly parcels: ParcelQueriesService,
    private readonly views: AdminOrderViewsService,
  ) {}

  /** In the order of the ids. */
  async preview({ orderIds, status }: BulkStatusQuery): Promise<BulkStatusPreview[]> {
    const { manager } = this.dataSource;
    const orders = new Map(
      (await manager.findBy(Order, { id: In(orderIds) })).map((each) => [each.id, each]),
    );
    const previews: BulkStatusPreview[] = [];
    for (const orderId of orderIds) {
      const order = orders.get(orderId);
      previews.push(
        order
          ? await this.previewOne(manager, order, status)
          : { orderId, version: 0, obstacle: 'missing', ...LEFT_OUT },
      );
    }
    return previews;
  }

  private async previewOne(
    manager: EntityManager,
    order: Order,
    to: OrderStatus,
  ): Promise<BulkStatusPreview> {
    const { id: orderId, version, status, isPickedUp } = order;
    const obstacle = bulkObstacle({ status, isPickedUp, pieces: order.hasPieces ? 1 : 0 }, to);
    if (obstacle) return { orderId, version, obstacle, ...LEFT_OUT };
    const { mail, givesUnpaid, asksCargo } = await this.transitions.of(manager, order, to);
    return {
      orderId,
      version,
      obstacle,
      sendsMail: mail !== null && order.erasedAt === null && order.email !== '',
      givesUnpaid,
      parcel: asksCargo ? await this.parcelOf(manager, order) : null,
    };
  }

  /** Null when it leaves in several parcels that all have their carriers: there is nothing to ask. */
  private async parcelOf(manager: EntityManager, { id, name, surname }: Order): Promise<BulkParcel | null> {
    const parcels = await this.parcels.ofOrder(manager, id);
    const hasAll = parcels.length > 1 && parcels.every(({ cargo }) => cargo !== null);
    if (hasAll && (await this.views.unpacked(id, manager)).length === 0) return null;
    const cargo = cargoOfOnly(parcels);
    return {
      recipient: `${name} ${surname}`.trim(),
      company: cargo?.company ?? null,
      trackingNumber: cargo?.trackingNumber ?? null,
    };
  }
}
