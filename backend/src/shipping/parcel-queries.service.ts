import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { parcelCargo } from '../../contract/orders/cargo.js';
import type { ParcelPieces, ParcelView } from '../../contract/shipping/parcel.views.js';
import type { Parcel } from './parcel.entity.js';

type ParcelRow = Pick<
  Parcel,
  'id' | 'orderId' | 'position' | 'state' | 'carrier' | 'trackingNumber' | 'trackingPage'
> & { readonly pieces: readonly ParcelPieces[] };

@Injectable()
export class ParcelQueriesService {
  /** By order, in the order in which they were packed. */
  async ofOrders(
    manager: EntityManager,
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ParcelView[]>> {
    const rows = await manager.query<ParcelRow[]>(
      `SELECT parcel.id, parcel.order_id AS "orderId", parcel.position, state, carrier,
         tracking_number AS "trackingNumber", tracking_page AS "trackingPage", packed.pieces
       FROM parcel CROSS JOIN LATERAL (
         SELECT coalesce(jsonb_agg(jsonb_build_object('lineId', line.id, 'name', line.name,
           'quantity', parcel_line.quantity) ORDER BY line.position), '[]') AS pieces
         FROM parcel_line JOIN order_line line ON line.id = parcel_line.order_line_id
         WHERE parcel_line.parcel_id = parcel.id) packed
       WHERE parcel.order_id = ANY ($1::uuid[]) ORDER BY parcel.order_id, parcel.position`,
      [orderIds],
    );
    const found = new Map<string, readonly ParcelView[]>();
    for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), parcelView(row)]);
    return found;
  }

  async ofOrder(manager: EntityManager, orderId: string): Promise<readonly ParcelView[]> {
    return (await this.ofOrders(manager, [orderId])).get(orderId) ?? [];
  }

  /** The pieces that are in no parcel yet, without the lines that came back. */
  async unpacked(
    manager: EntityManager,
    orderId: string,
    returnedLineIds: readonly string[],
  ): Promise<ParcelPieces[]> {
    return manager.query<ParcelPieces[]>(
      `SELECT line.id AS "lineId", line.name, (line.quantity - coalesce(sum(parcel_line.quantity), 0))::int AS quantity
       FROM order_line line LEFT JOIN parcel_line ON parcel_line.order_line_id = line.id
       WHERE line.order_id = $1 AND line.kind = 'product' AND NOT line.id = ANY ($2::uuid[])
       GROUP BY line.id HAVING line.quantity > coalesce(sum(parcel_line.quantity), 0)
       ORDER BY line.position`,
      [orderId, returnedLineIds],
    );
  }
}

function parcelView({ id, position, state, pieces, ...cargo }: ParcelRow): ParcelView {
  return { id, position, state, cargo: parcelCargo(cargo), pieces };
}
