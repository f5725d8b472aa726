import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { CargoDto } from '../../contract/orders/admin-orders.dto.js';
import type { ParcelState } from '../../contract/shipping/parcel-state.js';
import type { ParcelPieces } from '../../contract/shipping/parcel.views.js';
import { ParcelCarriersService } from './parcel-carriers.service.js';
import { ParcelLine } from './parcel-line.entity.js';
import { Parcel } from './parcel.entity.js';

/** Tells a repeated request from another one. */
export interface PackRequest {
  readonly requestKey: string;
  readonly requestHash: string;
}

export interface NewParcel {
  readonly orderId: string;
  readonly lines: readonly Pick<ParcelPieces, 'lineId' | 'quantity'>[];
  /** Null while the carrier is not known. */
  readonly cargo: CargoDto | null;
  /** Null when the order is sent as a whole. */
  readonly request: PackRequest | null;
}

/** Puts pieces of an order into parcels, and names who carries them. Every call expects the order to be locked. */
@Injectable()
export class PackParcelsService {
  constructor(private readonly carriers: ParcelCarriersService) {}

  /** The database refuses pieces of other orders, and more than were bought. */
  async pack(manager: EntityManager, { orderId, lines, cargo, request }: NewParcel): Promise<Parcel> {
    const last = await manager.maximum(Parcel, 'position', { orderId });
    const parcel = await manager.save(
      manager.create(Parcel, {
        orderId,
        position: (last ?? 0) + 1,
        ...request,
        ...(cargo && this.carriers.columnsOf(cargo, null)),
      }),
    );
    await manager.insert(
      ParcelLine,
      lines.map(({ lineId: orderLineId, quantity }) => ({ parcelId: parcel.id, orderLineId, quantity })),
    );
    return parcel;
  }

  /** The parcel that was packed by this act; null when it is new. Throws changed_meanwhile when it asked for other things. */
  async findPacked(manager: EntityManager, { requestKey, requestHash }: PackRequest): Promise<Parcel | null> {
    const parcel = await manager.findOneBy(Parcel, { requestKey });
    if (parcel && parcel.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return parcel;
  }

  /** Takes a parcel apart that has not left. Whether there was one. */
  async unpack(manager: EntityManager, parcelId: string): Promise<boolean> {
    const { affected } = await manager.delete(Parcel, { id: parcelId, state: 'packed' });
    return affected === 1;
  }

  /** Moves it forward; the database refuses a step back. */
  async move(manager: EntityManager, parcelId: string, state: ParcelState): Promise<void> {
    await manager.update(Parcel, { id: parcelId }, { state });
  }

  async setCargo(manager: EntityManager, parcelId: string, cargo: CargoDto): Promise<void> {
    const parcel = await manager.findOneByOrFail(Parcel, { id: parcelId });
    await manager.update(Parcel, { id: parcelId }, this.carriers.columnsOf(cargo, parcel));
  }
}
