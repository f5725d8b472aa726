import type { DataCheck } from './data-check.js';

/** The net quantity of a ledger: sales less returns. */
const NET = `sum(CASE WHEN moved.kind IN ('return', 'less', 'back') THEN -moved.quantity
  WHEN moved.kind = 'again' THEN 0 ELSE moved.quantity END)`;
const ACTIVE_LINES = `hold_line line JOIN hold ON hold.id = line.hold_id AND hold.status = 'active'`;
/** The net quantity that left the stock: returned pieces that were not added to it stay away. */
const NET_OF_STOCK = `sum(CASE WHEN moved.kind IN ('sale', 'again') THEN moved.quantity WHEN moved.is_restocked THEN -moved.quantity ELSE 0 END)`;
/** The order was accepted, so it has its goods. */
export const IS_GOING = `o.status NOT IN ('pending', 'cancelled')`;

export const INVENTORY_CHECKS: readonly DataCheck[] = [
  {
    name: 'stock',
    explanation:
      'product.stock_quantity is what the studio counted less what the ledger says was sold; a stock changed by hand shows here too',
    sql: `
      SELECT 'product ' || product.slug AS record, stock_quantity AS found,
        counted_quantity - coalesce(sold.quantity, 0) AS expected
      FROM product LEFT JOIN (
        SELECT moved.product_id, ${NET_OF_STOCK} AS quantity FROM stock_movement moved
        LEFT JOIN stock_movement sale ON moved.kind IN ('sale', 'return')
          AND sale.order_line_id = moved.order_line_id AND sale.round = moved.round AND sale.kind = 'sale'
        WHERE coalesce(sale.is_tracked, moved.is_tracked) GROUP BY moved.product_id
      ) sold ON sold.product_id = product.id`,
  },
  {
    name: 'held stock',
    explanation: 'product.held_quantity is what active holds keep',
    sql: `
      SELECT 'product ' || product.slug AS record, held_quantity AS found, coalesce(held.quantity, 0) AS expected
      FROM product LEFT JOIN (
        SELECT line.product_id, sum(line.reserved_quantity) AS quantity FROM ${ACTIVE_LINES}
        WHERE line.is_tracked GROUP BY line.product_id
      ) held ON held.product_id = product.id`,
  },
  {
    name: 'sold pieces',
    explanation:
      'an order that was taken on has its pieces in the ledger unless they came back or were corrected away, a cancelled one has returned them',
    sql: `
      SELECT 'order line ' || line.id AS record, coalesce(taken.quantity, 0) AS found,
        CASE WHEN taken.is_separate THEN 0
             WHEN ${IS_GOING} THEN line.quantity - coalesce(taken.back, 0)
             WHEN o.status = 'pending' AND taken.quantity <> 0 THEN line.quantity - taken.back ELSE 0 END AS expected
      FROM order_line line JOIN "order" o ON o.id = line.order_id
      LEFT JOIN (
        SELECT moved.order_line_id, moved.product_id, ${NET} AS quantity, bool_or(moved.is_separate) AS is_separate,
          coalesce(sum(moved.quantity) FILTER (WHERE moved.kind = 'back'), 0) AS back
        FROM stock_movement moved GROUP BY moved.order_line_id, moved.product_id
      ) taken ON taken.order_line_id = line.id AND taken.product_id IS NOT DISTINCT FROM line.product_id
      WHERE line.kind = 'product'`,
  },
  {
    name: 'orders with pieces',
    explanation: 'order.has_pieces says whether a line of it is a piece that was not corrected away',
    sql: `
      SELECT 'order ' || o.id AS record, o.has_pieces::text AS found,
        EXISTS (SELECT FROM order_line WHERE order_id = o.id AND kind = 'product' AND quantity > 0)::text AS expected
      FROM "order" o`,
  },
  {
    name: 'seats',
    explanation: 'workshop_session.booked_seats is what its ledger and its blocked seats add up to',
    sql: `
      SELECT 'session ' || session.id AS record, booked_seats AS found,
        coalesce(taken.quantity, 0) + coalesce(blocked.seats, 0) AS expected
      FROM workshop_session session LEFT JOIN (
        SELECT moved.session_id, ${NET} AS quantity FROM seat_movement moved GROUP BY moved.session_id
      ) taken ON taken.session_id = session.id
      LEFT JOIN (SELECT session_id, sum(seats) AS seats FROM seat_block GROUP BY session_id) blocked
        ON blocked.session_id = session.id`,
  },
  {
    name: 'held seats',
    explanation:
      'workshop_session.held_seats is what active holds keep and what is offered to the waiting list',
    sql: `
      SELECT 'session ' || session.id AS record, held_seats AS found,
        coalesce(held.quantity, 0) + coalesce(offered.seats, 0) AS expected
      FROM workshop_session session LEFT JOIN (
        SELECT line.session_id, sum(line.reserved_quantity) AS quantity FROM ${ACTIVE_LINES} GROUP BY line.session_id
      ) held ON held.session_id = session.id
      LEFT JOIN (
        SELECT offered_session_id, sum(offered_seats) AS seats FROM waiting_list_entry WHERE status = 'offered'
        GROUP BY offered_session_id
      ) offered ON offered.offered_session_id = session.id`,
  },
  {
    name: 'listed seats',
    explanation:
      'workshop_session.listed_seats is how many seats of its going bookings their guests put up for resale',
    sql: `
      SELECT 'session ' || session.id AS record, listed_seats AS found, coalesce(listed.seats, 0) AS expected
      FROM workshop_session session LEFT JOIN (
        SELECT booking.session_id, count(*) AS seats FROM booking_seat seat JOIN booking ON booking.id = seat.booking_id
        WHERE seat.listed_at IS NOT NULL AND booking.status IN ('pending', 'confirmed') GROUP BY booking.session_id
      ) listed ON listed.session_id = session.id`,
  },
  {
    name: 'offered seats',
    explanation:
      'seats that are offered to the waiting list are used by one open cart at most, and by no more of it',
    sql: `
      SELECT 'hold ' || hold.id AS record, sum(line.offered_quantity) AS found,
        least(sum(line.offered_quantity), coalesce(min(entry.offered_seats), 0)) AS expected
      FROM ${ACTIVE_LINES}
      LEFT JOIN waiting_list_entry entry ON entry.offer_hold_id = hold.id AND entry.status = 'offered'
      WHERE line.offered_quantity > 0 GROUP BY hold.id`,
  },
  {
    name: 'booked seats',
    explanation:
      'a booking has its seats in the ledger until it is cancelled or deleted, and an order that was taken on has booked them',
    sql: `
      SELECT 'order line ' || line.id AS record, coalesce(taken.quantity, 0) AS found,
        CASE WHEN booking.status <> 'cancelled' THEN booking.quantity
             WHEN booking.id IS NULL AND taken.quantity IS NULL AND ${IS_GOING} THEN line.quantity
             ELSE 0 END AS expected
      FROM order_line line JOIN "order" o ON o.id = line.order_id
      LEFT JOIN booking ON booking.order_line_id = line.id
      LEFT JOIN (
        SELECT moved.order_line_id, moved.session_id, ${NET} AS quantity FROM seat_movement moved
        GROUP BY moved.order_line_id, moved.session_id
      ) taken ON taken.order_line_id = line.id AND taken.session_id = coalesce(booking.session_id, line.session_id)
      WHERE line.kind = 'workshop'`,
  },
  {
    name: 'bookings',
    explanation:
      'a booking has the seats and the price of its order line, and one row for each guest; one that was corrected away keeps its seats for nothing',
    sql: `
      SELECT 'booking ' || booking.id AS record,
        format('%s seats for %s', kept.seats, line.total_kurus - line.discount_kurus) ||
          format(', %s guests for %s', kept.seats, line.total_kurus - line.discount_kurus) AS expected,
        format('%s seats for %s', booking.quantity, booking.total_kurus) ||
          format(', %s guests for %s', count(seat), coalesce(sum(seat.price_paid_kurus), 0)) AS found
      FROM booking JOIN order_line line ON line.id = booking.order_line_id
      CROSS JOIN LATERAL (SELECT CASE WHEN line.quantity = 0 AND booking.status = 'cancelled' THEN booking.quantity
        ELSE line.quantity END AS seats) kept
      LEFT JOIN booking_seat seat ON seat.booking_id = booking.id
      GROUP BY booking.id, line.id, kept.seats`,
  },
  {
    name: 'holds',
    explanation: 'a hold ends with its order: used by the paid one, released by the cancelled one',
    sql: `
      SELECT 'hold ' || hold.id AS record, hold.status AS found,
        CASE WHEN ${IS_GOING} THEN 'used' ELSE 'released' END AS expected
      FROM hold JOIN "order" o ON o.id = hold.order_id
      WHERE hold.status = 'active' AND o.status <> 'pending'`,
  },
];
