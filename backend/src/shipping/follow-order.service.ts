import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { CargoDto } from '../../contract/orders/admin-orders.dto.js';
import type { OrderStatus } from '../../contract/orders/order-status.js';
import { isBefore, type ParcelState, parcelStateOf } from '../../contract/shipping/parcel-state.js';
import type { ParcelView } from '../../contract/shipping/parcel.views.js';
import { PackParcelsService } from './pack-parcels.service.js';
import { ParcelQueriesService } from './parcel-queries.service.js';
import { Parcel } from './parcel.entity.js';

/** An order of pieces that are sent, whose status was changed as a whole. */
export interface MovedOrder {
  readonly orderId: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** The carrier for what has none yet; absent when none was named. */
  readonly cargo: CargoDto | undefined;
  /** The lines that came back: they are not packed. */
  readonly returnedLineIds: readonly string[];
}

/** Lets the parcels of an order follow its status where the studio changes that as a whole. */
@Injectable()
export class FollowOrderService {
  constructor(
    private readonly parcels: ParcelQueriesService,
    private readonly packing: PackParcelsService,
  ) {}

  /** Expects a locked order. */
  async follow(manager: EntityManager, moved: MovedOrder): Promise<void> {
    const { orderId, from, to } = moved;
    if (to === 'cancelled') {
      await manager.delete(Parcel, { orderId, state: 'packed' });
      return;
    }
    const state = parcelStateOf(to);
    const before = parcelStateOf(from);
    if (state !== null) await this.packRest(manager, moved);
    const parcels = await this.parcels.ofOrder(manager, orderId);
    if (state !== null) await this.forward(manager, parcels, state);
    const said = state ?? 'packed';
    if (before !== null && isBefore(said, before)) await this.takeBack(manager, parcels, said);
  }

  /** All that is in no parcel yet goes into one; a carrier that is named is that of the parcels without one. */
  async packRest(manager: EntityManager, order: Omit<MovedOrder, 'from' | 'to'>): Promise<void> {
    const { orderId, cargo, returnedLineIds } = order;
    const lines = await this.parcels.unpacked(manager, orderId, returnedLineIds);
    if (lines.length > 0) {
      await this.packing.pack(manager, { orderId, lines, cargo: cargo ?? null, request: null });
    }
    const parcels = await this.parcels.ofOrder(manager, orderId);
    if (cargo === undefined) return;
    for (const parcel of parcels) {
      if (parcel.cargo === null || parcels.length === 1) {
        await this.packing.setCargo(manager, parcel.id, cargo);
      }
    }
  }

  private async forward(
    manager: EntityManager,
    parcels: readonly ParcelView[],
    state: ParcelState,
  ): Promise<void> {
    const behind = parcels.filter((parcel) => isBefore(parcel.state, state)).map(({ id }) => id);
    await manager.update(Parcel, { id: In(behind) }, { state });
  }

  /** The order had gone further than the studio says now. */
  private async takeBack(
    manager: EntityManager,
    parcels: readonly ParcelView[],
    state: ParcelState,
  ): Promise<void> {
    const ahead = parcels.filter((parcel) => isBefore(state, parcel.state)).map(({ id }) => id);
    await manager.update(Parcel, { id: In(ahead) }, { state, round: () => 'round + 1' });
  }
}
