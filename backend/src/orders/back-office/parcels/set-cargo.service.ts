import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { CargoDto, SetOrderCargoDto } from '../../../../contract/orders/admin-orders.dto.js';
import type { OrderStatus } from '../../../../contract/orders/order-status.js';
import { type ParcelView, cargoOfOnly } from '../../../../contract/shipping/parcel.views.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { FollowOrderService } from '../../../shipping/follow-order.service.js';
import { ParcelQueriesService } from '../../../shipping/parcel-queries.service.js';
import { InventoryLedgerService } from '../../inventory/inventory-ledger.service.js';
import { LockedOrdersService } from '../locked-orders.service.js';
import { OrderTransitionsService } from '../status/order-transitions.service.js';
import { Order } from '../../order.entity.js';

/** What the activity log says about an order that leaves in one parcel. */
export interface CargoFacts {
  readonly cargoCompany: string | null;
  readonly trackingNumber: string | null;
}

/** Sets or corrects the carrier and tracking number of an order that leaves in one parcel. */
@Injectable()
export class SetCargoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly transitions: OrderTransitionsService,
    private readonly parcels: ParcelQueriesService,
    private readonly following: FollowOrderService,
    private readonly ledger: InventoryLedgerService,
  ) {}

  /**
   * Mails the customer about a new number when the parcel is on its way. Throws order_not_found,
   * changed_meanwhile, order_is_picked_up and order_in_parcels.
   */
  async set(actor: Actor, { cargo, ...requested }: SetOrderCargoDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, requested);
      await this.write(manager, actor, { order, cargo });
    });
  }

  /** Expects a locked order. Throws order_is_picked_up and order_in_parcels. */
  async write(
    manager: EntityManager,
    actor: Actor,
    { order, cargo }: { readonly order: Order; readonly cargo: CargoDto },
  ): Promise<void> {
    const { id: orderId, status } = order;
    const parcels = await this.parcels.ofOrder(manager, orderId);
    assertOne(order, parcels);
    const before = cargoFacts(parcels);
    const after = enteredCargo(cargo);
    const isNewNumber = after.trackingNumber !== before.trackingNumber;
    if (before.cargoCompany === after.cargoCompany && !isNewNumber) return;
    await this.following.packRest(manager, {
      orderId,
      cargo,
      returnedLineIds: await this.returned(manager, orderId),
    });
    await this.locked.touch(manager, orderId);
    await this.locked.record(manager, actor, {
      orderId,
      event: 'order_cargo_changed',
      before: { ...before },
      after: { ...after },
    });
    const isUnderWay = status === 'shipped' || status === 'in_transit';
    if (isUnderWay && after.trackingNumber !== null && isNewNumber) {
      await this.transitions.tell(manager, order, { mail: 'shipped', newRefunds: [] });
    }
  }

  /** Lets the parcels follow a change of the order's status; what the buyer collects has none. Expects a locked order. */
  async follow(
    manager: EntityManager,
    { id: orderId, status: from, isPickedUp }: Order,
    { status: to, cargo }: { readonly status: OrderStatus; readonly cargo?: CargoDto },
  ): Promise<void> {
    if (isPickedUp) return;
    const returnedLineIds = await this.returned(manager, orderId);
    await this.following.follow(manager, { orderId, from, to, cargo, returnedLineIds });
  }

  /** What the activity log says about the carrier. */
  async factsOf(manager: EntityManager, orderId: string): Promise<CargoFacts> {
    return cargoFacts(await this.parcels.ofOrder(manager, orderId));
  }

  private returned(manager: EntityManager, orderId: string): Promise<string[]> {
    return this.ledger.returnedLines(manager, [orderId]);
  }
}

function assertOne({ isPickedUp }: Order, parcels: readonly ParcelView[]): void {
  if (isPickedUp) throw new AppError('order_is_picked_up');
  if (parcels.length > 1) throw new AppError('order_in_parcels');
}

/** Both null for an order that leaves in several parcels. */
function cargoFacts(parcels: readonly ParcelView[]): CargoFacts {
  const cargo = cargoOfOnly(parcels);
  return { cargoCompany: cargo?.company ?? null, trackingNumber: cargo?.trackingNumber ?? null };
}

/** The same of what the studio has entered. */
export function enteredCargo({ company, trackingNumber }: CargoDto): CargoFacts {
  return { cargoCompany: company, trackingNumber: trackingNumber === '' ? null : trackingNumber };
}
