import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CargoDto } from '../../contract/orders/admin-orders.dto.js';
import { ParcelCarriersService } from './parcel-carriers.service.js';
import { ParcelLine } from './parcel-line.entity.js';
import type { UnpackedLine } from './parcel-queries.service.js';
import { Parcel } from './parcel.entity.js';

export interface NewParcel {
  readonly orderId: string;
  readonly lines: readonly UnpackedLine[];
  /** Null while the carrier is not known. */
  readonly cargo: CargoDto | null;
}

/** Puts pieces of an order into parcels, and names who carries them. Every call expects the order to be locked. */
@Injectable()
export class PackParcelsService {
  constructor(private readonly carriers: ParcelCarriersService) {}

  /** The database refuses pieces of other orders, and more than were bought. */
  async pack(manager: EntityManager, { orderId, lines, cargo }: NewParcel): Promise<Parcel> {
    const last = await manager.maximum(Parcel, 'position', { orderId });
    const parcel = await manager.save(
      manager.create(Parcel, {
        orderId,
        position: (last ?? 0) + 1,
        ...(cargo && this.carriers.columnsOf(cargo, null)),
      }),
    );
    await manager.insert(
      ParcelLine,
      lines.map(({ lineId: orderLineId, quantity }) => ({ parcelId: parcel.id, orderLineId, quantity })),
    );
    return parcel;
  }

  async setCargo(manager: EntityManager, parcelId: string, cargo: CargoDto): Promise<void> {
    const parcel = await manager.findOneByOrFail(Parcel, { id: parcelId });
    await manager.update(Parcel, { id: parcelId }, this.carriers.columnsOf(cargo, parcel));
  }
}
