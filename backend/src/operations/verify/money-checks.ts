import { OPEN_OF_LINES } from '../../payments/open-lines.js';
import type { DataCheck } from './data-check.js';
import { IS_GOING } from './inventory-checks.js';

/** A refund of a whole part, for an order that could not be fulfilled or had no refund before. */
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
    name: 'received money',
    explanation: 'order.paid_kurus is the sum of the parts of its money that count',
    sql: `
      SELECT 'order ' || o.id AS record, o.paid_kurus AS found, coalesce(sum(payment.amount_kurus), 0) AS expected
      FROM "order" o LEFT JOIN order_payment payment ON payment.order_id = o.id AND payment.is_counted GROUP BY o.id`,
  },
  {
    name: 'corrections',
    explanation:
      'an order costs what its last correction left, and corrections gave back what the order and its refunds say',
    sql: `
      SELECT 'order ' || o.id AS record,
        format('costs %s, gave back %s, by refunds %s', o.total_kurus, o.corrected_kurus, coalesce(back.kurus, 0)) AS found,
        format('costs %s, gave back %s, by refunds %s', coalesce(latest.total_after_kurus, o.total_kurus),
          coalesce(made.kurus, 0), coalesce(made.kurus, 0)) AS expected
      FROM "order" o
      LEFT JOIN LATERAL (SELECT sum(given_back_kurus) AS kurus FROM order_correction WHERE order_id = o.id) made ON true
      LEFT JOIN LATERAL (SELECT total_after_kurus FROM order_correction WHERE order_id = o.id
        ORDER BY made_at DESC, id LIMIT 1) latest ON true
      LEFT JOIN LATERAL (SELECT sum(refund.amount_kurus) AS kurus FROM refund
        JOIN order_payment payment ON payment.id = refund.payment_id
        WHERE payment.order_id = o.id AND refund.reason = 'corrected') back ON true`,
  },
  {
    name: 'written off',
    explanation:
      'what an order writes off is what was open of its cancelled seats, and no more than is open of it',
    sql: `
      SELECT 'order ' || o.id AS record, o.written_off_kurus AS found,
        least(greatest(0, o.total_kurus - o.paid_kurus + o.corrected_kurus), coalesce(sum(line.open_kurus), 0)) AS expected
      FROM "order" o LEFT JOIN (${OPEN_OF_LINES}) line ON line.order_id = o.id AND line.is_cancelled
      WHERE o.status NOT IN ('pending', 'cancelled') GROUP BY o.id`,
  },
  {
    name: 'charges',
    explanation:
      'each charge that came through is a part of its order’s money, and nothing else is paid by card',
    sql: `
      SELECT 'attempt ' || attempt.id AS record, payment.amount_kurus::text AS found,
        CASE WHEN attempt.status IN ('paid', 'refunded') THEN coalesce(payment.amount_kurus, attempt.amount_kurus)::text
          END AS expected
      FROM payment_attempt attempt LEFT JOIN order_payment payment ON payment.attempt_id = attempt.id`,
  },
  {
    name: 'shares',
    explanation:
      'a part pays for lines what it brought, unless it was reversed or all of it went back at once',
    sql: `
      SELECT 'payment ' || payment.id AS record, payment.amount_kurus AS expected,
        coalesce(sum(share.paid_kurus), 0) AS found
      FROM order_payment payment LEFT JOIN payment_share share ON share.payment_id = payment.id
      WHERE payment.reverses_id IS NULL
        AND NOT EXISTS (SELECT FROM order_payment reversal WHERE reversal.reverses_id = payment.id)
      GROUP BY payment.id
      HAVING count(share) > 0 OR NOT EXISTS (SELECT FROM refund WHERE refund.payment_id = payment.id
        AND refund.reason IN ('unfulfillable', 'mismatch', 'overpaid') AND ${OF_WHOLE})`,
  },
  {
    name: 'reversed shares',
    explanation: 'a part that was reversed pays for nothing',
    sql: `
      SELECT 'payment ' || reversal.reverses_id AS record, count(share) AS found, 0 AS expected
      FROM order_payment reversal LEFT JOIN payment_share share ON share.payment_id = reversal.reverses_id
      WHERE reversal.reverses_id IS NOT NULL GROUP BY reversal.reverses_id`,
  },
  {
    name: 'paid bookings',
    explanation: 'no booking counts as paid whose order received nothing, or was refunded',
    sql: `
      SELECT 'booking ' || booking.id AS record, booking.payment_status AS found, o.payment_status AS expected
      FROM booking JOIN "order" o ON o.id = booking.order_id
      WHERE booking.payment_status IN ('paid', 'partly_paid') AND booking.total_kurus > 0
        AND o.payment_status NOT IN ('paid', 'partly_paid')`,
  },
  {
    name: 'partly paid bookings',
    explanation: 'all bookings of an order that is paid in full are paid, unless their money went back',
    sql: `
      SELECT 'booking ' || booking.id AS record, booking.payment_status AS found, 'paid' AS expected
      FROM booking JOIN "order" o ON o.id = booking.order_id
      WHERE o.payment_status = 'paid' AND booking.payment_status IN ('unpaid', 'partly_paid')
        AND (booking.status <> 'cancelled' OR o.written_off_kurus = 0)`,
  },
  {
    name: 'reserved refunds',
    explanation:
      'payment_share.refund_requested_kurus is what went back of it or is on its way; failed refunds do not count',
    sql: `
      SELECT format('line %s of payment %s', share.order_line_id, share.payment_id) AS record,
        share.refund_requested_kurus AS found,
        coalesce(sum(CASE WHEN refund.id IS NULL THEN 0 WHEN ${OF_WHOLE} THEN share.paid_kurus
          ELSE refund.amount_kurus END), 0) AS expected
      FROM payment_share share LEFT JOIN refund ON refund.payment_id = share.payment_id
        AND refund.status <> 'failed' AND coalesce(refund.order_line_id, share.order_line_id) = share.order_line_id
      GROUP BY share.payment_id, share.order_line_id`,
  },
  {
    name: 'refunded parts',
    explanation: 'no more goes back of a part than it brought',
    sql: `
      SELECT 'payment ' || payment.id AS record, sum(refund.amount_kurus) AS found,
        least(sum(refund.amount_kurus), payment.amount_kurus) AS expected
      FROM order_payment payment JOIN refund ON refund.payment_id = payment.id AND refund.status <> 'failed'
      GROUP BY payment.id`,
  },
  {
    name: 'refunded orders',
    explanation: 'order.refunded_kurus is the sum of its refunds that are done, of parts that count',
    sql: `
      SELECT 'order ' || o.id AS record, o.refunded_kurus AS found, coalesce(sum(refund.amount_kurus), 0) AS expected
      FROM "order" o LEFT JOIN order_payment payment ON payment.order_id = o.id AND payment.is_counted
      LEFT JOIN refund ON refund.payment_id = payment.id AND refund.status = 'done'
      GROUP BY o.id`,
  },
  {
    name: 'refunded charges',
    explanation: 'a charge counts as refunded once all of it went back in money, and not before',
    sql: `
      SELECT 'attempt ' || attempt.id AS record, attempt.status AS found,
        CASE WHEN coalesce(sum(refund.amount_kurus), 0) >= payment.amount_kurus THEN 'refunded' ELSE 'paid' END AS expected
      FROM payment_attempt attempt JOIN order_payment payment ON payment.attempt_id = attempt.id
      LEFT JOIN refund ON refund.payment_id = payment.id AND refund.status = 'done' AND refund.credit_id IS NULL
      GROUP BY attempt.id, payment.id`,
  },
];
