import type { EntityManager } from 'typeorm';
import { isOpenReturn } from '../../contract/returns/return-state.js';
import { isRefundUrgent, refundBy, sendBy } from '../../contract/returns/return-term.js';
import type { ReturnedPieces, ReturnView } from '../../contract/returns/returns.views.js';

type Times = 'notifiedAt' | 'receivedAt' | 'endedAt';

/** What is read of a return; `ReturnView` in the form of the database. */
export interface ReturnRecord extends Omit<ReturnView, Times | 'sendBy' | 'refundBy' | 'isUrgent'> {
  readonly notifiedAt: Date;
  readonly receivedAt: Date | null;
  readonly endedAt: Date | null;
  readonly pieces: readonly ReturnedPieces[];
}

/** SQL: the columns of `back`, a row of order_return. */
export const RETURN_COLUMNS = `
  back.id, back.order_id AS "orderId", back.kind, back.state, back.reason, back.note, back.carrier,
  back.return_code AS "returnCode", back.tracking_number AS "trackingNumber", back.notified_at AS "notifiedAt",
  back.received_at AS "receivedAt", back.ended_at AS "endedAt", back.refusal, back.refund_kurus AS "refundKurus",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('lineId', line.id, 'name', line.name, 'quantity', piece.quantity,
      'wholeQuantity', piece.whole_quantity) ORDER BY line.position), '[]')
    FROM order_return_line piece JOIN order_line line ON line.id = piece.order_line_id
    WHERE piece.return_id = back.id) AS pieces,
  (SELECT coalesce(jsonb_agg(picture.id ORDER BY picture.uploaded_at, picture.id), '[]')
    FROM order_return_picture picture WHERE picture.return_id = back.id) AS "pictureIds"`;

export function returnView(record: ReturnRecord, now: Date): ReturnView {
  const { notifiedAt, receivedAt, endedAt } = record;
  return {
    ...record,
    notifiedAt: notifiedAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    sendBy: sendBy(notifiedAt),
    refundBy: refundBy(notifiedAt),
    isUrgent: isOpenReturn(record.state) && isRefundUrgent(notifiedAt, now),
  };
}

/** The oldest first. */
export async function returnsOfOrder(
  manager: EntityManager,
  orderId: string,
  now: Date,
): Promise<ReturnView[]> {
  const records = await manager.query<ReturnRecord[]>(
    `SELECT ${RETURN_COLUMNS} FROM order_return back WHERE back.order_id = $1 ORDER BY back.notified_at, back.id`,
    [orderId],
  );
  return records.map((record) => returnView(record, now));
}
