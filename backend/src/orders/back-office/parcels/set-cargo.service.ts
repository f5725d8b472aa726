import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { CargoDto, SetOrderCargoDto } from '../../../../contract/orders/admin-orders.dto.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { CurrentStudio } from '../../../studio/current-studio.js';
import { LockedOrdersService } from '../locked-orders.service.js';
import { OrderTransitionsService } from '../status/order-transitions.service.js';
import { Order } from '../../order.entity.js';

/** Sets or corrects the carrier and tracking number of an order. */
@Injectable()
export class SetCargoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly transitions: OrderTransitionsService,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * Mails the customer about a new number when the parcel is on its way. Throws order_not_found,
   * changed_meanwhile and order_is_picked_up.
   */
  async set(actor: Actor, { cargo, ...requested }: SetOrderCargoDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, requested);
      await this.write(manager, actor, { order, cargo });
    });
  }

  /** Expects a locked order. Throws order_is_picked_up. */
  async write(
    manager: EntityManager,
    actor: Actor,
    { order, cargo }: { readonly order: Order; readonly cargo: CargoDto },
  ): Promise<void> {
    const { id: orderId, status, cargoCompany, trackingNumber } = order;
    const before = { cargoCompany, trackingNumber };
    const after = enteredCargo(cargo);
    if (before.cargoCompany === after.cargoCompany && trackingNumber === after.trackingNumber) return;
    await manager.update(Order, { id: orderId }, this.columnsOf(order, cargo));
    await this.locked.record(manager, actor, { orderId, event: 'order_cargo_changed', before, after });
    const isUnderWay = status === 'shipped' || status === 'in_transit';
    if (isUnderWay && after.trackingNumber !== null && after.trackingNumber !== trackingNumber) {
      await this.transitions.tell(manager, order, { mail: 'shipped', newRefundKurus: 0 });
    }
  }

  /**
   * A parcel that keeps its carrier keeps the tracking page too, whatever the studio has entered since. Throws
   * order_is_picked_up.
   */
  columnsOf(order: Pick<Order, 'isPickedUp' | 'cargoCompany' | 'trackingPage'>, cargo: CargoDto) {
    if (order.isPickedUp) throw new AppError('order_is_picked_up');
    const { carriers } = this.studio.sections.carriers;
    const known = carriers.find(({ name }) => name === cargo.company)?.trackingPage || null;
    const trackingPage = order.cargoCompany === cargo.company ? order.trackingPage : known;
    return { ...enteredCargo(cargo), trackingPage };
  }
}

/** What the studio has entered about a parcel. */
export function enteredCargo({ company, trackingNumber }: CargoDto) {
  return { cargoCompany: company, trackingNumber: trackingNumber === '' ? null : trackingNumber };
}
