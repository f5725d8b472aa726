import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { kurusToLira } from '../../contract/common/money.js';
import { shortId } from '../../contract/common/short-id.js';
import { describePieces } from '../../contract/shipping/parcel.views.js';
import { RETURN_COLUMNS, type ReturnRecord } from './return-views.js';

type Row = ReturnRecord & { readonly pictures: readonly string[] };

/** The returns of a customer for the export of their data: amounts in lira, times as ISO instants, pictures in base64. */
@Injectable()
export class CustomerReturnsService {
  async all(manager: EntityManager, customerId: string) {
    const rows = await manager.query<Row[]>(
      `SELECT ${RETURN_COLUMNS},
         ARRAY(SELECT replace(encode(bytes, 'base64'), E'\\n', '') FROM order_return_picture picture
           WHERE picture.return_id = back.id ORDER BY uploaded_at, id) AS pictures
       FROM order_return back JOIN "order" o ON o.id = back.order_id
       WHERE o.customer_id = $1 ORDER BY back.notified_at DESC`,
      [customerId],
    );
    return rows.map(downloadedReturn);
  }
}

function downloadedReturn(row: Row) {
  const { orderId, kind, state, reason, note, pieces, trackingNumber, refundKurus, pictures } = row;
  return {
    ...{ orderNumber: shortId(orderId), kind, state, reason, note, pieces: describePieces(pieces) },
    ...{ trackingNumber, refunded: refundKurus === null ? null : kurusToLira(refundKurus), pictures },
    notifiedAt: row.notifiedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
