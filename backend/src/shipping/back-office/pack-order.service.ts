import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { PackParcelDto, ParcelCargoDto, ParcelDto } from '../../../contract/shipping/parcels.dto.js';
import { describePieces, type ParcelPieces } from '../../../contract/shipping/parcel.views.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { LockedOrdersService } from '../../orders/back-office/locked-orders.service.js';
import { ParcelMailsService } from '../../orders/parcel-mails.service.js';
import { contentHash } from '../../platform/security/content-hash.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { PackParcelsService } from '../pack-parcels.service.js';
import { ParcelOfOrderService } from './parcel-of-order.service.js';

/** Packs an order in parts, and corrects what was packed. */
@Injectable()
export class PackOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly views: AdminOrderViewsService,
    private readonly packing: PackParcelsService,
    private readonly parcels: ParcelOfOrderService,
    private readonly mails: ParcelMailsService,
  ) {}

  /**
   * A repeated request packs once. Throws order_not_found, parcels_not_open, order_is_picked_up, parcel_too_full,
   * changed_meanwhile.
   */
  async pack(actor: Actor, { requestKey, ...asked }: PackParcelDto): Promise<void> {
    const request = { requestKey, requestHash: contentHash(asked) };
    const { orderId, lines, cargo = null } = asked;
    await this.dataSource.transaction(async (manager) => {
      const { status, isPickedUp } = await this.locked.lock(manager, { orderId, version: null });
      if (await this.packing.findPacked(manager, request)) return;
      if (isPickedUp) throw new AppError('order_is_picked_up');
      if (status !== 'confirmed' && status !== 'preparing') throw new AppError('parcels_not_open');
      const pieces = chosenPieces(await this.views.unpacked(orderId, manager), lines);
      await this.packing.pack(manager, { orderId, lines, cargo, request });
      await this.note(manager, actor, { orderId, event: 'order_parcel_packed', pieces });
    });
  }

  /** Throws order_not_found, changed_meanwhile, parcel_not_found, parcel_has_left. */
  async unpack(actor: Actor, requested: ParcelDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { parcel } = await this.parcels.lock(manager, requested);
      if (!(await this.packing.unpack(manager, parcel.id))) throw new AppError('parcel_has_left');
      const { pieces } = parcel;
      await this.note(manager, actor, { orderId: requested.orderId, event: 'order_parcel_unpacked', pieces });
    });
  }

  /** Mails the buyer a new number of a parcel on its way. Throws order_not_found, changed_meanwhile, parcel_not_found. */
  async setCargo(actor: Actor, { cargo, ...requested }: ParcelCargoDto): Promise<void> {
    const { orderId, parcelId } = requested;
    await this.dataSource.transaction(async (manager) => {
      const { parcel, hasMore } = await this.parcels.lock(manager, requested);
      await this.packing.setCargo(manager, parcelId, cargo);
      await this.locked.touch(manager, orderId);
      const isNew = cargo.trackingNumber !== '' && cargo.trackingNumber !== parcel.cargo?.trackingNumber;
      const isUnderWay = parcel.state === 'handed_over' || parcel.state === 'in_transit';
      if (isNew && isUnderWay) await this.mails.left(manager, { orderId, parcelId, hasMore });
      await this.locked.record(manager, actor, {
        orderId,
        event: 'order_cargo_changed',
        before: {
          cargoCompany: parcel.cargo?.company ?? null,
          trackingNumber: parcel.cargo?.trackingNumber ?? null,
        },
        after: { cargoCompany: cargo.company, trackingNumber: cargo.trackingNumber || null },
      });
    });
  }

  private async note(
    manager: EntityManager,
    actor: Actor,
    {
      orderId,
      event,
      pieces,
    }: {
      readonly orderId: string;
      readonly event: 'order_parcel_packed' | 'order_parcel_unpacked';
      readonly pieces: readonly ParcelPieces[];
    },
  ): Promise<void> {
    await this.locked.touch(manager, orderId);
    await this.locked.record(manager, actor, {
      orderId,
      event,
      before: {},
      after: { parcel: describePieces(pieces) },
    });
  }
}

/** Throws parcel_too_full when more is wanted than is left. */
function chosenPieces(left: readonly ParcelPieces[], wanted: PackParcelDto['lines']): ParcelPieces[] {
  return wanted.map(({ lineId, quantity }) => {
    const line = left.find((each) => each.lineId === lineId);
    if (!line || line.quantity < quantity) throw new AppError('parcel_too_full');
    return { ...line, quantity };
  });
}
