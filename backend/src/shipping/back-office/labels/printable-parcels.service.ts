import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A parcel whose papers can be printed. */
export interface PrintableParcel {
  readonly orderId: string;
  /** Counted within the order, from 1. */
  readonly position: number;
  readonly pieces: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Null for a parcel that the studio takes to the carrier itself, with a label of its own. */
  readonly label: Buffer | null;
}

/** Reads the parcels of orders with their labels, for the printer. */
@Injectable()
export class PrintableParcelsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Those that are still in the studio, or all of an order that has left. A parcel without its label, because it was
   * refused or is not there yet, is left out.
   */
  async ofOrders(orderIds: readonly string[]): Promise<PrintableParcel[]> {
    return this.dataSource.query(
      `SELECT parcel.order_id AS "orderId", parcel.position, packed.pieces, newest.bytes AS label
       FROM parcel CROSS JOIN LATERAL (
         SELECT jsonb_agg(jsonb_build_object('lineId', order_line_id, 'quantity', quantity)) AS pieces
         FROM parcel_line WHERE parcel_id = parcel.id) packed
       LEFT JOIN LATERAL (SELECT label.id, pdf.bytes FROM parcel_label label LEFT JOIN parcel_label_pdf pdf ON pdf.label_id = label.id
         WHERE parcel_id = parcel.id ORDER BY asked_at DESC, reference DESC LIMIT 1) newest ON true
       WHERE parcel.order_id = ANY ($1::uuid[]) AND (newest.id IS NULL OR newest.bytes IS NOT NULL)
         AND (parcel.state = 'packed'
           OR NOT EXISTS (SELECT FROM parcel other WHERE other.order_id = parcel.order_id AND other.state = 'packed'))
       ORDER BY parcel.order_id, parcel.position`,
      [orderIds],
    );
  }

  /** The orders of which something is packed. */
  async packedOrders(orderIds: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ orderId: string }[]>(
      'SELECT DISTINCT order_id AS "orderId" FROM parcel WHERE order_id = ANY ($1::uuid[])',
      [orderIds],
    );
    return rows.map(({ orderId }) => orderId);
  }
}
