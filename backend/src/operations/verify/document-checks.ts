import { INITIAL_INVOICING } from '../../../contract/studio/invoicing-rules.js';
import type { DataCheck } from './data-check.js';

/** When the goods of a line were handed over or its workshop began; whatever the studio's rule is, its document is due then. */
const GIVEN_AT = `
  CASE line.kind WHEN 'workshop' THEN (line.date + line.start_time) AT TIME ZONE 'Europe/Istanbul'
    ELSE coalesce((SELECT min(changed_at) FROM order_status_change change
        WHERE change.order_id = o.id AND change.status = ANY (handing.over)),
      CASE WHEN o.status = ANY (handing.over) THEN o.created_at END) END`;

const SINCE = `
  (coalesce((SELECT details->>'since' FROM studio_details WHERE section = 'invoicing'), '${INITIAL_INVOICING.since}')::date::timestamp
    AT TIME ZONE 'Europe/Istanbul')`;

/** The documents of sales, computed anew from the orders. */
export const DOCUMENT_CHECKS: readonly DataCheck[] = [
  {
    name: 'documents',
    explanation: 'net, KDV and gross of a document are what its lines come to',
    sql: `
      SELECT 'document ' || document.reference AS record,
        format('%s + %s = %s', document.net_kurus, document.vat_kurus, document.gross_kurus) AS found,
        format('%s + %s = %s', sum(line.net_kurus), sum(line.vat_kurus), sum(line.gross_kurus)) AS expected
      FROM sales_document document LEFT JOIN sales_document_line line ON line.document_id = document.id
      GROUP BY document.id`,
  },
  {
    name: 'documented sales',
    explanation:
      'sales less returns say of each line what is due of it once it was handed over or held, or its order waits to be looked at (document_check), which is the list of the missing',
    sql: `
      SELECT 'line ' || line.id AS record, documented.kurus AS found,
        CASE WHEN o.open_kurus = 0 AND money.refunded > 0 AND money.refunded >= money.paid THEN 0
             ELSE greatest(0, cost.kurus - money.refunded
               - CASE WHEN cost.is_cancelled THEN greatest(0, cost.kurus - money.paid) ELSE 0 END) END AS expected
      FROM order_line line JOIN "order" o ON o.id = line.order_id LEFT JOIN booking ON booking.order_line_id = line.id
      CROSS JOIN LATERAL (SELECT line.total_kurus - line.discount_kurus AS kurus, o.status = 'cancelled'
        OR line.kind = 'workshop' AND coalesce(booking.status = 'cancelled', true) AS is_cancelled) cost
      CROSS JOIN LATERAL (SELECT CASE WHEN o.is_picked_up THEN ARRAY['delivered']
        ELSE ARRAY['shipped', 'in_transit', 'delivered'] END AS over) handing
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(share.paid_kurus), 0) - coalesce(max(back.kurus), 0) AS paid,
          coalesce(sum(share.refund_requested_kurus), 0) - coalesce(max(back.not_failed), 0) AS refunded
        FROM payment_share share CROSS JOIN (
          SELECT sum(amount_kurus) AS kurus, sum(amount_kurus) FILTER (WHERE status <> 'failed') AS not_failed
          FROM refund WHERE order_line_id = line.id AND reason = 'corrected') back
        WHERE share.order_line_id = line.id) money
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE document.kind WHEN 'sale' THEN 1 ELSE -1 END * said.gross_kurus), 0) AS kurus
        FROM sales_document_line said JOIN sales_document document ON document.id = said.document_id
        WHERE said.order_line_id = line.id AND document.state <> 'cancelled') documented
      WHERE o.status <> 'pending' AND ${GIVEN_AT} BETWEEN ${SINCE} AND now()
        AND NOT EXISTS (SELECT FROM document_check noted WHERE noted.order_id = o.id AND noted.check_at <= now())`,
  },
];
