import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CargoDto, SetOrderCargoDto } from '../../../contract/orders/admin-orders.dto.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { LockedOrdersService } from './locked-orders.service.js';
import { OrderTransitionsService } from './order-transitions.service.js';
import { Order } from '../order.entity.js';

/** Sets or corrects the carrier and tracking number of an order. */
@Injectable()
export class SetCargoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly transitions: OrderTransitionsService,
  ) {}

  /**
   * Mails the customer about a new number when the parcel is on its way. Throws order_not_found,
   * changed_meanwhile.
   */
  async set(actor: Actor, { cargo, ...requested }: SetOrderCargoDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, requested);
      await this.write(manager, actor, { order, cargo });
    });
  }

  /** Expects a locked order. */
  async write(
    manager: EntityManager,
    actor: Actor,
    { order, cargo }: { readonly order: Order; readonly cargo: CargoDto },
  ): Promise<void> {
    const { id: orderId, status, cargoCompany, trackingNumber } = order;
    const before = { cargoCompany, trackingNumber };
    const after = cargoColumns(cargo);
    if (before.cargoCompany === after.cargoCompany && trackingNumber === after.trackingNumber) return;
    await manager.update(Order, { id: orderId }, after);
    await this.locked.record(manager, actor, { orderId, event: 'order_cargo_changed', before, after });
    const isUnderWay = status === 'shipped' || status === 'in_transit';
    if (isUnderWay && after.trackingNumber !== null && after.trackingNumber !== trackingNumber) {
      await this.transitions.tell(manager, order, { mail: 'shipped', newRefundKurus: 0 });
    }
  }
}

export function cargoColumns({ company, trackingNumber }: CargoDto) {
  return { cargoCompany: company, trackingNumber: trackingNumber === '' ? null : trackingNumber };
}
