import type { EntityManager } from 'typeorm';
import { splitAmount } from '../../contract/common/split-amount.js';

/**
 * SQL: what each line still costs after all parts, and whether its seats were cancelled on their own, or removed. A line
 * may have received a kuruş more than another of its order. Seats of a pending order have no booking yet.
 */
export const OPEN_OF_LINES = `
  SELECT line.id, line.order_id, line.position,
    line.kind = 'workshop' AND CASE WHEN booking.id IS NULL THEN whole.status <> 'pending'
      ELSE booking.status = 'cancelled' AND booking.cancelled_with IS NULL END AS is_cancelled,
    greatest(0, line.total_kurus - line.discount_kurus - coalesce(paid.kurus, 0) + coalesce(corrected.kurus, 0))::integer
      AS open_kurus
  FROM order_line line JOIN "order" whole ON whole.id = line.order_id
  LEFT JOIN booking ON booking.order_line_id = line.id
  LEFT JOIN LATERAL (SELECT sum(paid_kurus) AS kurus FROM payment_share WHERE order_line_id = line.id) paid ON true
  LEFT JOIN LATERAL (SELECT sum(amount_kurus) AS kurus FROM refund
    WHERE order_line_id = line.id AND reason = 'corrected') corrected ON true`;

/** Spreads an amount over what is open of the lines, by line; lines that get nothing are left out. */
export async function spreadOverOpen(
  manager: EntityManager,
  orderId: string,
  amountKurus: number,
): Promise<ReadonlyMap<string, number>> {
  const lines = await openLines(manager, orderId);
  const shares = splitAmount(
    amountKurus,
    lines.map(({ openKurus }) => openKurus),
  );
  const spread = lines.map(({ lineId }, at) => [lineId, shares[at] ?? 0] as const);
  return new Map(spread.filter(([, kurus]) => kurus > 0));
}

/** What is open of each line that stands: nobody pays for cancelled seats. */
export async function openLines(
  manager: EntityManager,
  orderId: string,
): Promise<{ readonly lineId: string; readonly openKurus: number }[]> {
  return manager.query(
    `SELECT id AS "lineId", open_kurus AS "openKurus" FROM (${OPEN_OF_LINES}) line
     WHERE order_id = $1 AND NOT is_cancelled ORDER BY position`,
    [orderId],
  );
}
