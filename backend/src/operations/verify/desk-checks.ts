import type { DataCheck } from './data-check.js';

/** What the studio does by hand: at the desk, over the counter, at the door. */
export const DESK_CHECKS: readonly DataCheck[] = [
  {
    name: 'overbooked seats',
    explanation:
      'workshop_session.overbooked_seats is how many more people than seats there are, all of whom the studio wrote down itself; for holds on listed seats there may be as many',
    sql: `
      SELECT 'session ' || session.id AS record, session.overbooked_seats AS found,
        least(greatest(session.booked_seats + greatest(session.held_seats - session.listed_seats, 0) - session.capacity,
            session.overbooked_seats, 0),
          greatest(session.booked_seats + session.held_seats - session.capacity, 0),
          coalesce(desk.seats, 0)) AS expected
      FROM workshop_session session LEFT JOIN (
        SELECT booking.session_id, sum(booking.quantity) AS seats FROM booking
        JOIN "order" o ON o.id = booking.order_id AND o.channel IN ('phone', 'door')
        WHERE booking.status <> 'cancelled' GROUP BY booking.session_id
      ) desk ON desk.session_id = session.id`,
  },
  {
    name: 'counter sales',
    explanation: 'a counter sale is of pieces only, and was paid as a whole when it was made',
    sql: `
      SELECT 'order ' || o.id AS record,
        format('%s kuruş at once, %s lines that are no pieces', coalesce(paid.amount_kurus, 0), other.lines) AS found,
        format('%s kuruş at once, 0 lines that are no pieces',
          coalesce(first.total_before_kurus, o.total_kurus)) AS expected
      FROM "order" o
      LEFT JOIN LATERAL (SELECT sum(amount_kurus) AS amount_kurus FROM order_payment
        -- Both are the time of the transaction.
        WHERE order_id = o.id AND recorded_at = o.created_at) paid ON true
      LEFT JOIN LATERAL (SELECT total_before_kurus FROM order_correction WHERE order_id = o.id
        ORDER BY made_at, id LIMIT 1) first ON true
      CROSS JOIN LATERAL (SELECT count(*) AS lines FROM order_line WHERE order_id = o.id AND kind <> 'product') other
      WHERE o.channel = 'counter'`,
  },
  {
    name: 'payment links',
    explanation: 'a payment link counts as paid when a charge of it pays for lines, and no other does',
    sql: `
      SELECT 'link ' || link.id AS record,
        CASE WHEN link.status = 'paid' THEN link.amount_kurus ELSE 0 END AS found,
        coalesce(sum(share.paid_kurus), 0) AS expected
      FROM payment_link link LEFT JOIN payment_attempt attempt ON attempt.payment_link_id = link.id
      LEFT JOIN order_payment payment ON payment.attempt_id = attempt.id
      LEFT JOIN payment_share share ON share.payment_id = payment.id
      GROUP BY link.id`,
  },
  {
    name: 'money of bookings',
    explanation:
      'booking.paid_kurus is what the parts paid of its line and no correction gave back, at most its price; a paid booking has all of it',
    sql: `
      SELECT 'booking ' || booking.id AS record, format('%s, %s', booking.paid_kurus, booking.payment_status) AS found,
        CASE WHEN received.kurus >= booking.total_kurus
               OR o.payment_status = 'paid' AND (booking.status <> 'cancelled' OR o.written_off_kurus = 0)
             THEN format('%s, paid', booking.total_kurus)
             WHEN received.kurus > 0 THEN format('%s, partly_paid', received.kurus) ELSE '0, unpaid' END AS expected
      FROM booking JOIN "order" o ON o.id = booking.order_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(share.paid_kurus), 0) - (SELECT coalesce(sum(amount_kurus), 0) FROM refund
          WHERE order_line_id = booking.order_line_id AND reason = 'corrected') AS kurus
        FROM payment_share share WHERE share.order_line_id = booking.order_line_id) received
      WHERE booking.payment_status IN ('unpaid', 'partly_paid', 'paid')`,
  },
  {
    name: 'attendance',
    explanation:
      'a seat says of its guest what the last action that counted noted; two of the same millisecond may be either',
    sql: `
      SELECT format('seat %s of booking %s', seat.position, seat.booking_id) AS record, said.text AS found,
        CASE WHEN noted.texts IS NULL THEN 'nothing noted'
             WHEN said.text = ANY (noted.texts) THEN said.text ELSE noted.texts[1] END AS expected
      FROM booking_seat seat
      CROSS JOIN LATERAL (SELECT CASE WHEN seat.checked_in_at IS NOT NULL THEN format('came %s', seat.checked_in_at)
        WHEN seat.no_show_at IS NOT NULL THEN format('no_show %s', seat.no_show_at) ELSE 'nothing noted' END AS text) said
      LEFT JOIN LATERAL (
        SELECT array_agg(CASE WHEN action.kind IN ('came', 'no_show') THEN format('%s %s', action.kind, action.happened_at)
          ELSE 'nothing noted' END) AS texts
        FROM attendance_action action
        WHERE action.booking_id = seat.booking_id AND action.position = seat.position
          AND action.outcome IN ('done', 'cancelled')
          AND action.received_at = (SELECT max(last.received_at) FROM attendance_action last
            WHERE last.booking_id = seat.booking_id AND last.position = seat.position
              AND last.outcome IN ('done', 'cancelled'))
      ) noted ON true`,
  },
];
