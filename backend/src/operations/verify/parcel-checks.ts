import type { DataCheck } from './data-check.js';

/** The parcels of orders and their labels. */
export const PARCEL_CHECKS: readonly DataCheck[] = [
  {
    name: 'packed pieces',
    explanation: 'a parcel holds pieces of its own order, and no more than were bought',
    sql: `
      SELECT 'order line ' || line.id AS record, sum(packed.quantity) AS found,
        CASE WHEN bool_and(parcel.order_id = line.order_id AND line.kind = 'product')
          THEN least(sum(packed.quantity), line.quantity) ELSE 0 END AS expected
      FROM parcel_line packed JOIN parcel ON parcel.id = packed.parcel_id
      JOIN order_line line ON line.id = packed.order_line_id GROUP BY line.id`,
  },
  {
    name: 'sent orders',
    explanation:
      'an order that was handed to a carrier has a parcel that left, unless its pieces came back before',
    sql: `
      SELECT 'order ' || o.id AS record, 'a parcel that left' AS expected,
        CASE WHEN EXISTS (SELECT FROM parcel WHERE order_id = o.id AND left_at IS NOT NULL)
          THEN 'a parcel that left' ELSE 'none' END AS found
      FROM "order" o WHERE o.status IN ('shipped', 'in_transit', 'delivered') AND NOT o.is_picked_up
        AND EXISTS (SELECT FROM order_line line WHERE order_id = o.id AND kind = 'product' AND quantity > 0
          AND NOT EXISTS (SELECT FROM stock_movement WHERE order_line_id = line.id AND kind = 'return'))`,
  },
  {
    name: 'labels',
    explanation: 'a label belongs to a parcel of its order, unless that was taken apart',
    sql: `
      SELECT 'label ' || label.reference AS record, label.order_id AS expected, parcel.order_id AS found
      FROM parcel_label label LEFT JOIN parcel ON parcel.id = label.parcel_id WHERE label.parcel_id IS NOT NULL`,
  },
];
