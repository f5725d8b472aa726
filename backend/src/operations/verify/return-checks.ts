import type { DataCheck } from './data-check.js';

/** What buyers sent back, computed anew from the orders, the ledger and the refunds. */
export const RETURN_CHECKS: readonly DataCheck[] = [
  {
    name: 'returned pieces',
    explanation: 'no more pieces of a line go back than were bought',
    sql: `
      SELECT 'order line ' || line.id AS record, going.quantity AS found,
        least(going.quantity, line.quantity) AS expected
      FROM order_line line CROSS JOIN LATERAL (SELECT pieces_going_back(line.id) AS quantity) going
      WHERE EXISTS (SELECT FROM order_return_line WHERE order_line_id = line.id)`,
  },
  {
    name: 'received returns',
    explanation:
      'the ledger has the pieces that were counted when they came back, and the shelf those of them that are whole',
    sql: `
      SELECT 'order line ' || line.id AS record, format('%s, %s whole', moved.quantity, moved.whole) AS found,
        format('%s, %s whole', back.quantity, back.whole) AS expected
      FROM order_line line
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(quantity), 0) AS quantity, coalesce(sum(quantity) FILTER (WHERE is_restocked), 0) AS whole
        FROM stock_movement WHERE order_line_id = line.id AND kind = 'back') moved
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(quantity), 0) AS quantity, coalesce(sum(whole_quantity), 0) AS whole
        FROM order_return_line WHERE order_line_id = line.id AND whole_quantity IS NOT NULL) back
      WHERE line.kind = 'product'`,
  },
  {
    name: 'refunded returns',
    explanation: 'a return that was paid back has its refund, under its own id',
    sql: `
      SELECT 'return ' || back.id AS record, coalesce(asked.kurus, 0) AS found, coalesce(back.refund_kurus, 0) AS expected
      FROM order_return back
      LEFT JOIN (SELECT request_key, sum(amount_kurus) AS kurus FROM refund GROUP BY request_key) asked
        ON asked.request_key = back.id`,
  },
];
