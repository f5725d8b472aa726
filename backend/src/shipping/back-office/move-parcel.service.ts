import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/orders/order-status.js';
import type { MoveParcelDto } from '../../../contract/shipping/parcels.dto.js';
import { isBefore, PARCEL_STATE_LABELS } from '../../../contract/shipping/parcel-state.js';
import { describePieces } from '../../../contract/shipping/parcel.views.js';
import { LockedOrdersService } from '../../orders/back-office/locked-orders.service.js';
import { ChangeOrderStatusService } from '../../orders/back-office/status/change-order-status.service.js';
import { ParcelMailsService } from '../../orders/parcel-mails.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { PackParcelsService } from '../pack-parcels.service.js';
import { type LockedParcel, ParcelOfOrderService } from './parcel-of-order.service.js';

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
    const { orderId, parcelId } = requested;
    await this.dataSource.transaction(async (manager) => {
      const found = await this.parcels.lock(manager, requested);
      const { parcel, status: before, hasMore } = found;
      if (before === 'pending' || before === 'cancelled') throw new AppError('parcels_not_open');
      if (!isBefore(parcel.state, state)) return;
      if (parcel.cargo === null) throw new AppError('parcel_without_carrier');
      await this.packing.move(manager, parcelId, state);
      if (parcel.state === 'packed') await this.mails.left(manager, { orderId, parcelId, hasMore });
      await this.locked.touch(manager, orderId);
      await this.locked.record(manager, actor, {
        orderId,
        event: 'order_parcel_moved',
        before: { parcelState: PARCEL_STATE_LABELS[parcel.state] },
        after: { parcel: describePieces(parcel.pieces), parcelState: PARCEL_STATE_LABELS[state] },
      });
      const status = statusAfter(found, state);
      if (status === null) return;
      await this.statuses.changeIn(manager, actor, {
        orderId,
        version: null,
        status,
        isTold: status === 'shipped',
      });
    });
  }
}

/** The status of the order once the parcel has the state; null while it stays where it is. */
function statusAfter(
  { status, others, hasMore }: LockedParcel,
  state: MoveParcelDto['state'],
): OrderStatus | null {
  if (hasMore) return null;
  const haveArrived = others.every((other) => other.state === 'delivered');
  const reached = state === 'delivered' && haveArrived ? 'delivered' : 'shipped';
  return ORDER_STATUSES.indexOf(reached) > ORDER_STATUSES.indexOf(status) ? reached : null;
}
