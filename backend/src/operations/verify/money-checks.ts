import type { DataCheck } from './data-check.js';
import { IS_GOING } from './inventory-checks.js';

/** A refund of the whole charge, for an order that could not be fulfilled or had no refund before. */
const OF_WHOLE = `refund.order_line_id IS NULL`;

export const MONEY_CHECKS: readonly DataCheck[] = [
  {
    name: 'order totals',
    explanation: 'subtotal, discount and shipping of an order are the sums of its lines',
    sql: `
      SELECT 'order ' || o.id AS record,
        format('%s less %s, sent for %s', o.subtotal_kurus, o.discount_kurus, o.shipping_kurus) AS found,
        format('%s less %s, sent for %s', coalesce(sum(line.total_kurus) FILTER (WHERE line.kind <> 'shipping'), 0),
          coalesce(sum(line.discount_kurus), 0),
          coalesce(sum(line.total_kurus) FILTER (WHERE line.kind = 'shipping'), 0)) AS expected
      FROM "order" o LEFT JOIN order_line line ON line.order_id = o.id GROUP BY o.id`,
  },
  {
    name: 'coupon uses',
    explanation:
      'coupon.usage_count is the number of its uses, coupon.held_uses that of the active holds that keep one',
    sql: `
      SELECT 'coupon ' || code AS record, format('%s used, %s held', usage_count, held_uses) AS found,
        format('%s used, %s held',
          (SELECT count(*) FROM coupon_use used WHERE used.coupon_id = coupon.id),
          (SELECT count(*) FROM hold WHERE hold.coupon_id = coupon.id AND hold.reserves_coupon
             AND hold.status = 'active')) AS expected
      FROM coupon`,
  },
  {
    name: 'coupons of orders',
    explanation: 'an order that was taken on has used the coupon it names, for the discount it has',
    sql: `
      SELECT 'order ' || o.id AS record,
        CASE WHEN used.order_id IS NOT NULL THEN format('%s for %s', used.coupon_id, used.discount_kurus) END AS found,
        CASE WHEN o.coupon_id IS NOT NULL AND (${IS_GOING} OR used.order_id IS NOT NULL)
             THEN format('%s for %s', o.coupon_id, o.discount_kurus) END AS expected
      FROM "order" o LEFT JOIN coupon_use used ON used.order_id = o.id
      WHERE o.coupon_id IS NOT NULL OR used.order_id IS NOT NULL`,
  },
  {
    name: 'payment amounts',
    explanation:
      'an attempt asks for the total of its order, of a basket worth its subtotal and its shipping',
    sql: `
      SELECT 'attempt ' || attempt.id AS record,
        format('%s of %s', attempt.amount_kurus, attempt.basket_kurus) AS found,
        format('%s of %s', o.total_kurus, o.subtotal_kurus + o.shipping_kurus) AS expected
      FROM payment_attempt attempt JOIN "order" o ON o.id = attempt.order_id`,
  },
  {
    name: 'charged lines',
    explanation:
      'what was charged for the lines of an order adds up to the charge, unless all of it went back at once',
    sql: `
      SELECT 'attempt ' || attempt.id AS record, attempt.amount_kurus AS expected,
        coalesce(sum(item.paid_kurus), 0) AS found
      FROM payment_attempt attempt LEFT JOIN payment_item item ON item.attempt_id = attempt.id
      WHERE attempt.status IN ('paid', 'refunded')
      GROUP BY attempt.id
      HAVING count(item) > 0 OR NOT EXISTS (SELECT FROM refund WHERE refund.attempt_id = attempt.id
        AND refund.reason IN ('unfulfillable', 'mismatch') AND ${OF_WHOLE})`,
  },
  {
    name: 'paid orders',
    explanation: 'an order says of its payment what its attempts say; one without a price needs none',
    sql: `
      SELECT 'order ' || o.id AS record, o.payment_status AS found,
        CASE WHEN bool_or(attempt.status = 'paid') THEN 'paid'
             WHEN bool_or(attempt.status = 'refunded') THEN 'refunded' ELSE 'unpaid' END AS expected
      FROM "order" o LEFT JOIN payment_attempt attempt ON attempt.order_id = o.id
      WHERE o.total_kurus > 0 GROUP BY o.id`,
  },
  {
    name: 'paid bookings',
    explanation: 'no booking counts as paid whose order was not paid, or was refunded',
    sql: `
      SELECT 'booking ' || booking.id AS record, booking.payment_status AS found, o.payment_status AS expected
      FROM booking JOIN "order" o ON o.id = booking.order_id
      WHERE booking.payment_status = 'paid' AND o.payment_status <> 'paid'`,
  },
  {
    name: 'reserved refunds',
    explanation:
      'payment_item.refund_requested_kurus is what went back of the line or is on its way; failed refunds do not count',
    sql: `
      SELECT format('line %s of attempt %s', item.order_line_id, item.attempt_id) AS record,
        item.refund_requested_kurus AS found,
        coalesce(sum(CASE WHEN refund.id IS NULL THEN 0 WHEN ${OF_WHOLE} THEN item.paid_kurus
          ELSE refund.amount_kurus END), 0) AS expected
      FROM payment_item item LEFT JOIN refund ON refund.attempt_id = item.attempt_id
        AND refund.status <> 'failed' AND coalesce(refund.order_line_id, item.order_line_id) = item.order_line_id
      GROUP BY item.attempt_id, item.order_line_id`,
  },
  {
    name: 'refunded orders',
    explanation: 'order.refunded_kurus is the sum of its refunds that are done',
    sql: `
      SELECT 'order ' || o.id AS record, o.refunded_kurus AS found,
        CASE WHEN bool_or(attempt.status = 'refunded') THEN o.total_kurus
             ELSE least(coalesce(sum(refund.amount_kurus), 0), o.total_kurus) END AS expected
      FROM "order" o LEFT JOIN payment_attempt attempt ON attempt.order_id = o.id
      LEFT JOIN refund ON refund.attempt_id = attempt.id AND refund.status = 'done'
      GROUP BY o.id`,
  },
  {
    name: 'refunded payments',
    explanation: 'a charge counts as refunded once nothing of it is left, and not before',
    sql: `
      SELECT 'attempt ' || attempt.id AS record, attempt.status AS found,
        CASE WHEN back.is_whole OR back.kurus >= charged.kurus THEN 'refunded' ELSE 'paid' END AS expected
      FROM payment_attempt attempt
      CROSS JOIN LATERAL (SELECT sum(item.paid_kurus) AS kurus FROM payment_item item
        WHERE item.attempt_id = attempt.id) charged
      CROSS JOIN LATERAL (SELECT bool_or(${OF_WHOLE}) AS is_whole, sum(refund.amount_kurus) AS kurus FROM refund
        WHERE refund.attempt_id = attempt.id AND refund.status = 'done') back
      WHERE attempt.status IN ('paid', 'refunded')`,
  },
];
