import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/orders/order-status.js';
import type { MoveParcelDto } from '../../../contract/shipping/parcels.dto.js';
import { isBefore, PARCEL_STATE_LABELS, type ParcelState } from '../../../contract/shipping/parcel-state.js';
import { describePieces } from '../../../contract/shipping/parcel.views.js';
import { LockedOrdersService } from '../../orders/back-office/locked-orders.service.js';
import { ChangeOrderStatusService } from '../../orders/back-office/status/change-order-status.service.js';
import { ParcelMailsService } from '../../orders/parcel-mails.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { PackParcelsService } from '../pack-parcels.service.js';
import { type LockedParcel, ParcelOfOrderService, type RequestedParcel } from './parcel-of-order.service.js';

/** Notes that a parcel left or arrived; the order follows with the last of its parcels. */
@Injectable()
export class MoveParcelService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly parcels: ParcelOfOrderService,
    private readonly packing: PackParcelsService,
    private readonly statuses: ChangeOrderStatusService,
    private readonly mails: ParcelMailsService,
  ) {}

  /**
   * A parcel that has the state already stays as it is. Throws order_not_found, changed_meanwhile, parcel_not_found,
   * parcels_not_open, parcel_without_carrier.
   */
  async move(actor: Actor, { state, ...requested }: MoveParcelDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.parcels.lock(manager, requested);
      if (isClosed(found)) throw new AppError('parcels_not_open');
      if (!isBefore(found.parcel.state, state)) return;
      if (found.parcel.cargo === null) throw new AppError('parcel_without_carrier');
      await this.forward(manager, actor, { orderId: requested.orderId, found, state });
    });
  }

  /** What a carrier reports: a step back, and news of what the studio has closed, change nothing. */
  async report(
    manager: EntityManager,
    { state, ...reported }: Omit<RequestedParcel, 'version'> & { readonly state: ParcelState },
  ): Promise<void> {
    const found = await this.parcels.lock(manager, { ...reported, version: null });
    if (isClosed(found) || !isBefore(found.parcel.state, state)) return;
    await this.forward(manager, null, { orderId: reported.orderId, found, state });
  }

  private async forward(
    manager: EntityManager,
    actor: Actor | null,
    { orderId, found, state }: Forwarded,
  ): Promise<void> {
    const { parcel, hasMore } = found;
    await this.packing.move(manager, parcel.id, state);
    if (parcel.state === 'packed') await this.mails.left(manager, { orderId, parcelId: parcel.id, hasMore });
    await this.locked.touch(manager, orderId);
    await this.locked.record(manager, actor, {
      orderId,
      event: 'order_parcel_moved',
      before: { parcelState: PARCEL_STATE_LABELS[parcel.state] },
      after: { parcel: describePieces(parcel.pieces), parcelState: PARCEL_STATE_LABELS[state] },
    });
    const status = statusAfter(found, state);
    if (status === null) return;
    const isTold = status === 'shipped';
    await this.statuses.changeIn(manager, actor, { orderId, version: null, status, isTold });
  }
}

interface Forwarded {
  readonly orderId: string;
  readonly found: LockedParcel;
  readonly state: ParcelState;
}

function isClosed({ status }: LockedParcel): boolean {
  return status === 'pending' || status === 'cancelled';
}

/** The status of the order once the parcel has the state; null while it stays where it is. */
function statusAfter({ status, others, hasMore }: LockedParcel, state: ParcelState): OrderStatus | null {
  if (hasMore) return null;
  const haveArrived = others.every((other) => other.state === 'delivered');
  const reached = state === 'delivered' && haveArrived ? 'delivered' : 'shipped';
  return ORDER_STATUSES.indexOf(reached) > ORDER_STATUSES.indexOf(status) ? reached : null;
}
