import type { EntityManager } from 'typeorm';
import { formatDate, type LocalDate, studioInstant } from '../../../contract/common/dates.js';
import type { LineToDocument } from '../../../contract/invoicing/draw-up.js';
import { dueOfLine, type LineDebt } from '../../../contract/invoicing/due-of-line.js';
import type { InvoicingRules } from '../../../contract/studio/invoicing-rules.js';

/** A line with its documents, and when its moment came. */
export interface DatedLine extends LineToDocument {
  readonly moment: Date | null;
}

type LineRow = Omit<LineDebt, 'hasCome'> &
  Omit<LineToDocument, 'dueKurus'> & {
    readonly date: LocalDate | null;
    readonly isPending: boolean;
    readonly beginsAt: Date | null;
    readonly handedOverAt: Date | null;
    readonly paidAt: Date | null;
    readonly documentedAt: Date | null;
  };

/** What the documents of a line say so far; cancelled ones say nothing. */
const DOCUMENTED = `
  SELECT coalesce(sum(direction * said.gross_kurus), 0)::integer AS kurus,
    coalesce(sum(direction * said.quantity) FILTER (WHERE NOT said.is_price_difference), 0)::integer AS quantity,
    min(document.due_at) AS "documentedAt"
  FROM sales_document_line said JOIN sales_document document ON document.id = said.document_id,
    LATERAL (SELECT CASE document.kind WHEN 'sale' THEN 1 ELSE -1 END AS direction) way
  WHERE said.order_line_id = line.id AND document.state <> 'cancelled'`;

/** What was paid for a line and went back of it. What a correction gave back is neither, because the line costs less. */
const MONEY = `
  SELECT coalesce(sum(share.paid_kurus), 0)::integer - (SELECT coalesce(sum(amount_kurus), 0)::integer FROM refund
      WHERE order_line_id = line.id AND reason = 'corrected') AS paid,
    coalesce(sum(share.refund_requested_kurus), 0)::integer - (SELECT coalesce(sum(amount_kurus), 0)::integer FROM refund
      WHERE order_line_id = line.id AND reason = 'corrected' AND status <> 'failed') AS refunded
  FROM payment_share share WHERE share.order_line_id = line.id`;

/**
 * Pieces that are collected are handed over at the studio; the others with the carrier, a line perhaps in a parcel of its
 * own before the rest of the order.
 */
const HANDED_OVER = `
  LEAST((SELECT CASE WHEN sum(packed.quantity) >= line.quantity THEN max(parcel.left_at) END
         FROM parcel_line packed JOIN parcel ON parcel.id = packed.parcel_id
         WHERE packed.order_line_id = line.id AND parcel.left_at IS NOT NULL),
  CASE WHEN EXISTS (SELECT FROM order_status_change change WHERE change.order_id = o.id AND change.status = ANY (handing.over))
       THEN (SELECT min(changed_at) FROM order_status_change change
             WHERE change.order_id = o.id AND change.status = ANY (handing.over))
       WHEN o.status = ANY (handing.over) THEN o.created_at END)`;

/** SQL: each line of orders with what decides about its documents. */
const LINES = `
  SELECT line.id AS "orderLineId", line.kind, line.name, line.date, line.quantity,
    line.vat_rate_percent AS "ratePercent", line.total_kurus - line.discount_kurus AS "chargeKurus",
    money.paid AS "paidKurus", money.refunded AS "refundedKurus",
    documented.kurus AS "documentedKurus", documented.quantity AS "documentedQuantity",
    documented."documentedAt",
    o.status = 'cancelled' OR line.kind = 'workshop' AND coalesce(booking.status = 'cancelled', o.status <> 'pending')
      AS "isCancelled",
    o.open_kurus = 0 AS "isOrderPaid", o.status = 'pending' AS "isPending", o.paid_at AS "paidAt",
    (line.date + line.start_time) AT TIME ZONE 'Europe/Istanbul' AS "beginsAt", ${HANDED_OVER} AS "handedOverAt"
  FROM order_line line JOIN "order" o ON o.id = line.order_id LEFT JOIN booking ON booking.order_line_id = line.id,
    LATERAL (${MONEY}) money, LATERAL (${DOCUMENTED}) documented,
    LATERAL (SELECT CASE WHEN o.is_picked_up THEN ARRAY['delivered'] ELSE ARRAY['shipped', 'in_transit', 'delivered'] END AS over) handing
  WHERE line.order_id = $1 ORDER BY line.position`;

/** What of an order is due and what is documented; its row is locked. */
export async function linesToDocument(
  manager: EntityManager,
  orderId: string,
  { rules, now }: { readonly rules: InvoicingRules; readonly now: Date },
): Promise<DatedLine[]> {
  const rows: LineRow[] = await manager.query(LINES, [orderId]);
  return rows.map((row) => {
    const moment = momentOf(row, rules);
    const hasCome = moment !== null && moment <= now && moment >= studioInstant(rules.since, '00:00');
    const { orderLineId, kind, ratePercent, quantity, documentedKurus, documentedQuantity } = row;
    const name = row.date === null ? row.name : `${row.name} (${formatDate(row.date)})`;
    return {
      ...{ orderLineId, kind, name, ratePercent, quantity, documentedKurus, documentedQuantity, moment },
      dueKurus: dueOfLine({ ...row, hasCome }),
    };
  });
}

/**
 * Whatever the rule waits for, goods that were handed over and a workshop that was held are due. What is documented stays
 * due, also when a parcel was called handed over by mistake or the rule has changed: only money that goes back ends it.
 */
function momentOf(row: LineRow, rules: InvoicingRules): Date | null {
  if (row.isPending) return null;
  const given = row.kind === 'workshop' ? row.beginsAt : row.handedOverAt;
  const rule = row.kind === 'workshop' ? rules.seats : rules.pieces;
  const moments = [given, row.documentedAt, rule === 'paid' ? row.paidAt : null].filter(
    (moment) => moment !== null,
  );
  return moments.length === 0 ? null : new Date(Math.min(...moments.map(Number)));
}
