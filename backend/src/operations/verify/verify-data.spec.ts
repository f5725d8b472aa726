import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { sellDemo } from '../../../sandbox/demo-sales/sell-demo.js';
import { anActor, changeOrderStatus } from '../../../testing/order-transitions.js';
import { holdCart, pieces, placeHeldCart } from '../../../testing/purchase.js';
import { aDeliveredOrder, aReturnRequest, pieceLines } from '../../../testing/returns.js';
import { seedShopToSellFrom } from '../../../testing/shop-to-sell-from.js';
import { startTestShop, type TestShop } from '../../../testing/test-shop.js';
import { studioDate } from '../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { RecordAttendanceService } from '../../attendance/record-attendance.service.js';
import { Product } from '../../catalog/product.entity.js';
import { StockService } from '../../catalog/stock.service.js';
import { SellPiecesService } from '../../desk/counter/sell-pieces.service.js';
import { AddGuestsService } from '../../desk/add-guests.service.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { CheckDocumentsService } from '../../invoicing/draw-up/check-documents.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { CreditQueriesService } from '../../payments/credits/credit-queries.service.js';
import { ManagePaymentLinksService } from '../../payments/links/back-office/manage-payment-links.service.js';
import { PaymentSweeperService } from '../../payments/payment-sweeper.service.js';
import { AskReturnService } from '../../returns/ask-return.service.js';
import { ReceiveReturnService } from '../../returns/back-office/receive-return.service.js';
import { RefundReturnService } from '../../returns/back-office/refund-return.service.js';
import { ReturnQueriesService } from '../../returns/back-office/return-queries.service.js';
import type { ReturnView } from '../../../contract/returns/returns.views.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { DATA_CHECKS, runChecks, verifyData } from './verify-data.js';

/** For each rule a statement that breaks it, past triggers and foreign keys, and the reported difference. */
const BROKEN: Readonly<Record<string, readonly [sql: string, said: string]>> = {
  stock: [`UPDATE product SET stock_quantity = 4 WHERE stock_quantity = 3`, 'expected 3, found 4'],
  'held stock': [`UPDATE product SET held_quantity = 1 WHERE held_quantity = 2`, 'expected 2, found 1'],
  'sold pieces': [
    `DELETE FROM stock_movement WHERE id = (SELECT max(id) FROM stock_movement WHERE kind = 'sale')`,
    'found 0',
  ],
  'orders with pieces': [
    `UPDATE "order" SET has_pieces = NOT has_pieces WHERE id = (SELECT id FROM "order" LIMIT 1)`,
    ', found ',
  ],
  seats: [
    `UPDATE workshop_session SET booked_seats = booked_seats + 1
     WHERE id = (SELECT session_id FROM booking WHERE status = 'confirmed' LIMIT 1)`,
    'session ',
  ],
  'held seats': [
    `UPDATE workshop_session SET held_seats = 1 WHERE id = (SELECT max(id::text)::uuid FROM workshop_session
     WHERE booked_seats + held_seats < capacity)`,
    'expected 0, found 1',
  ],
  'listed seats': [
    `UPDATE workshop_session SET listed_seats = 1 WHERE id = (SELECT max(id::text)::uuid FROM workshop_session)`,
    'expected 0, found 1',
  ],
  'offered seats': [
    `WITH revived AS (
       UPDATE hold SET status = 'active' WHERE id = (SELECT hold_id FROM hold_line WHERE session_id IS NOT NULL LIMIT 1)
       RETURNING id)
     UPDATE hold_line SET reserved_quantity = 0, offered_quantity = 1
     WHERE session_id IS NOT NULL AND hold_id IN (SELECT id FROM revived)`,
    'expected 0, found 1',
  ],
  'booked seats': [
    `UPDATE booking SET status = 'cancelled' WHERE id = (SELECT id FROM booking WHERE status = 'confirmed' LIMIT 1)`,
    'expected 0, found',
  ],
  bookings: [
    `UPDATE booking_seat SET price_paid_kurus = price_paid_kurus + 1 WHERE (booking_id, position) =
     (SELECT booking_id, position FROM booking_seat LIMIT 1)`,
    'guests for',
  ],
  holds: [
    `UPDATE hold SET status = 'active' WHERE id = (SELECT id FROM hold WHERE status = 'used' LIMIT 1)`,
    'expected used, found active',
  ],
  prices: [
    `UPDATE product SET price_kurus = price_kurus - 1 WHERE id = (SELECT id FROM product WHERE is_active LIMIT 1)`,
    'product ',
  ],
  'prior prices': [
    `UPDATE product SET prior_price_kurus = 99999900, prior_price_until = studio_today()
     WHERE id = (SELECT id FROM product LIMIT 1)`,
    'found 99999900',
  ],
  'order totals': [
    `UPDATE order_line SET quantity = 5, total_kurus = unit_price_kurus * 5 WHERE id = (SELECT id FROM order_line LIMIT 1)`,
    ' less ',
  ],
  'coupon uses': [
    `UPDATE coupon SET usage_count = usage_count + 1 WHERE code = 'HOSGELDIN10'`,
    ' used, 1 held',
  ],
  'coupons of orders': [`DELETE FROM coupon_use`, 'found nothing'],
  'received money': [
    `UPDATE "order" SET paid_kurus = paid_kurus + 1 WHERE id = (SELECT order_id FROM order_payment LIMIT 1)`,
    'order ',
  ],
  corrections: [
    `UPDATE "order" SET corrected_kurus = 1 WHERE id = (SELECT id FROM "order" WHERE paid_kurus > 0 LIMIT 1)`,
    'gave back 0, by refunds 0',
  ],
  'written off': [
    `UPDATE "order" SET written_off_kurus = 1 WHERE id = (SELECT id FROM "order" WHERE status = 'confirmed' LIMIT 1)`,
    'expected 0, found 1',
  ],
  charges: [
    `UPDATE payment_attempt SET status = 'failed' WHERE id = (SELECT id FROM payment_attempt WHERE status = 'paid' LIMIT 1)`,
    'expected nothing, found ',
  ],
  shares: [
    `DELETE FROM payment_share WHERE refund_requested_kurus = 0 AND (payment_id, order_line_id) =
       (SELECT payment_id, order_line_id FROM payment_share WHERE refund_requested_kurus = 0 AND paid_kurus > 0 LIMIT 1)`,
    'payment ',
  ],
  'reversed shares': [
    `WITH part AS (INSERT INTO order_payment (order_id, method, amount_kurus, received_at, recorded_by)
         SELECT order_id, 'cash', 7, now(), 'ayse' FROM order_line LIMIT 1 RETURNING *),
       share AS (INSERT INTO payment_share (payment_id, order_line_id, paid_kurus)
         SELECT part.id, line.id, 7 FROM part JOIN order_line line USING (order_id) LIMIT 1)
     INSERT INTO order_payment (order_id, method, amount_kurus, received_at, recorded_by, reverses_id)
     SELECT order_id, 'cash', -7, now(), 'ayse', id FROM part`,
    'expected 0, found 1',
  ],
  'paid bookings': [
    `UPDATE "order" SET refunded_kurus = paid_kurus
     WHERE id = (SELECT order_id FROM booking WHERE payment_status = 'paid' LIMIT 1)`,
    'expected refunded, found paid',
  ],
  'partly paid bookings': [
    `UPDATE booking SET payment_status = 'unpaid' WHERE id = (SELECT id FROM booking WHERE payment_status = 'paid' LIMIT 1)`,
    'expected paid, found unpaid',
  ],
  'reserved refunds': [
    `UPDATE payment_share SET refund_requested_kurus = 99 WHERE refund_requested_kurus = 100`,
    'expected 100, found 99',
  ],
  'refunded parts': [
    `UPDATE refund SET amount_kurus = 1000000000 WHERE status <> 'failed'`,
    'found 1000000000',
  ],
  'refunded orders': [
    `UPDATE "order" SET refunded_kurus = 101 WHERE refunded_kurus = 100`,
    'expected 100, found 101',
  ],
  'refunded charges': [
    `UPDATE refund SET amount_kurus = 1, status = 'requested' WHERE order_line_id IS NULL`,
    'expected paid, found refunded',
  ],
  credits: [`UPDATE credit SET left_kurus = left_kurus + 1`, 'credit KREDI-'],
  'money of credits': [`UPDATE refund SET credit_id = NULL WHERE credit_id IS NOT NULL`, 'expected 0, found'],
  'payments by credit': [`DELETE FROM credit_entry WHERE payment_id IS NOT NULL`, 'found nothing'],
  'overbooked seats': [
    `UPDATE workshop_session SET capacity = booked_seats - 1, overbooked_seats = 1 WHERE id = (
       SELECT s.id FROM workshop_session s JOIN booking b ON b.session_id = s.id JOIN "order" o ON o.id = b.order_id
       WHERE o.channel = 'web' AND s.booked_seats > 1 AND s.held_seats = 0 LIMIT 1)`,
    'expected 0, found 1',
  ],
  'counter sales': [
    `UPDATE order_payment SET recorded_at = recorded_at + interval '1 minute'
     WHERE order_id = (SELECT id FROM "order" WHERE channel = 'counter')`,
    'found 0 kuruş at once, 0 lines',
  ],
  'payment links': [`UPDATE payment_link SET status = 'paid', ended_at = now()`, 'expected 0, found 5000'],
  'money of bookings': [
    `UPDATE booking SET paid_kurus = 1 WHERE id = (SELECT id FROM booking WHERE payment_status = 'paid' LIMIT 1)`,
    ', found 1, paid\n',
  ],
  attendance: [
    `UPDATE booking_seat SET checked_in_at = NULL, no_show_at = now() WHERE checked_in_at IS NOT NULL`,
    'expected came ',
  ],
  documents: [
    `UPDATE sales_document SET net_kurus = net_kurus + 1, gross_kurus = gross_kurus + 1
     WHERE id = (SELECT id FROM sales_document LIMIT 1)`,
    'document ',
  ],
  'documented sales': [
    `UPDATE sales_document SET state = 'cancelled', reason = 'yanlış', next_try_at = NULL WHERE kind = 'sale'`,
    ', found 0',
  ],
  'packed pieces': [
    `UPDATE parcel_line SET quantity = 99 WHERE parcel_id = (SELECT id FROM parcel LIMIT 1)`,
    ', found 99',
  ],
  'sent orders': [
    `UPDATE "order" SET status = 'shipped' WHERE id = (SELECT id FROM "order" o WHERE status = 'confirmed' AND has_pieces
       AND NOT is_picked_up AND NOT EXISTS (SELECT FROM parcel WHERE order_id = o.id) LIMIT 1)`,
    'expected a parcel that left, found none',
  ],
  labels: [
    `INSERT INTO parcel_label (order_id, parcel_id, reference, account_id, weight_grams)
     SELECT id, gen_random_uuid(), 'X-1', 1, 1 FROM "order" LIMIT 1`,
    'label X-1: expected ',
  ],
  'returned pieces': [`UPDATE order_return_line SET quantity = 99`, 'expected 1, found 99'],
  'received returns': [
    `UPDATE order_return_line SET whole_quantity = 0`,
    'expected 1, 0 whole, found 1, 1 whole',
  ],
  'refunded returns': [`UPDATE order_return SET refund_kurus = 1`, 'expected 1, found '],
  'order tally': [
    `UPDATE "order" SET paid_kurus = 0 WHERE status = 'delivered' AND refunded_kurus = 0`,
    'delivered',
  ],
  'booking tally': [`UPDATE booking SET payment_status = 'failed'`, ' | failed: expected '],
  'log tally': [
    `UPDATE log_entry SET event_type = 'order_status_changed' WHERE event_type = 'order_created'`,
    'order_created: expected 0 rows',
  ],
  'order name counts': [
    `DELETE FROM order_name_counts WHERE customer_search = 'mehmet kaya'`,
    'mehmet kaya: expected 1 rows, 0 kuruş, found 0 rows, 0 kuruş',
  ],
  'booking name counts': [
    `INSERT INTO booking_name_counts VALUES ('x', 'nobody', 2)`,
    'nobody: expected 0 rows, 0 kuruş, found 2 rows, 0 kuruş',
  ],
};

describe('The books, computed anew', () => {
  let shop: TestShop;
  let url: string;
  let client: pg.Client;

  beforeAll(async () => {
    shop = await startTestShop();
    url = (shop.dataSource.options as { url: string }).url;
    await seedShopToSellFrom(shop.dataSource.manager);
    await sellDemo(shop.app);
    await goOn();
    client = new pg.Client({ connectionString: url });
    await client.connect();
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await shop.stop();
  });

  /** Adds cases that the generated six weeks do not contain: an open hold, a stock count, a refund. */
  const goOn = async () => {
    const { manager } = shop.dataSource;
    const cup = await manager.findOneByOrFail(Product, { name: 'Seladon Kupa' });
    const { stockQuantity: read, stockCountVersion: countVersion } = cup;
    const count = { productId: cup.id, read, counted: read + 7, countVersion };
    await manager.transaction((inside) => shop.app.get(StockService).recount(inside, count));
    await holdCart(shop.app, { lines: [pieces(cup, 2)], couponCode: 'HOSGELDIN10' });
    const actor = await anActor(shop.app);
    const [refunded, called] = await manager.query<
      [{ id: string; line: string; paid: number }, { id: string }]
    >(
      `SELECT o.id, line.id AS line, share.paid_kurus AS paid FROM "order" o JOIN order_line line ON line.order_id = o.id
       JOIN payment_share share ON share.order_line_id = line.id
       WHERE (SELECT count(*) FROM order_line WHERE order_id = o.id AND kind = 'workshop') = 1
       ORDER BY o.created_at DESC, line.position LIMIT 2`,
    );
    const lines = [{ lineId: refunded.line, amountKurus: 100, seenKurus: refunded.paid }];
    await shop.app
      .get(RefundOrderService)
      .refund(actor, { orderId: refunded.id, lines, requestKey: randomUUID() });
    await changeOrderStatus(shop.app, { orderId: called.id, status: 'cancelled' }, actor);
    await shop.app.get(PaymentSweeperService).sweep();
    await sendBack(actor);
    await workByHand(actor);
    await keepMoney(actor);
    await shop.app.get(CheckDocumentsService).checkDue();
  };

  /** A piece that arrived comes back whole, and is paid back. */
  const sendBack = async (actor: Actor) => {
    const cup = await shop.dataSource.manager.findOneByOrFail(Product, { name: 'Seladon Kupa' });
    const orderId = await aDeliveredOrder(shop.app, [pieces(cup, 1)]);
    const [lineId = ''] = await pieceLines(shop.app, orderId);
    const asked = await aReturnRequest(shop.app, orderId, { lines: [{ lineId, quantity: 1 }] });
    await shop.app.get(AskReturnService).ask(asked, null);
    const [{ id }] = (await shop.app.get(ReturnQueriesService).ofOrder(orderId)) as [ReturnView];
    await shop.app.get(ReceiveReturnService).receive(actor, { id, lines: [{ lineId, wholeQuantity: 1 }] });
    const { amountKurus } = await shop.app.get(RefundReturnService).preview(id);
    await shop.app.get(RefundReturnService).refund(actor, { id, amountKurus });
    await shop.app.get(PaymentSweeperService).sweep();
  };

  /** What the studio does itself: three people on the last two seats, one of whom comes; a link, and a sale over the counter. */
  const workByHand = async (actor: Actor) => {
    const { manager } = shop.dataSource;
    const today = { date: studioDate(new Date()), startTime: '00:00', endTime: '23:59' };
    const session = await aWorkshopSession(manager, { ...today, capacity: 3, seatsTakenElsewhere: 1 });
    const { orderId, bookingIds } = await shop.app.get(AddGuestsService).add(actor, {
      ...{ sessionId: session.id, channel: 'door', fullName: 'Can Kaya', phone: '+905321234567', email: '' },
      ...{ seats: 3, tooMany: 1, studentSeats: 0, payment: 'none', notes: '', requestKey: randomUUID() },
    });
    await shop.app.get(ManagePaymentLinksService).make(actor, { orderId, amountKurus: 5000, hours: 24 });
    const [bookingId = ''] = bookingIds;
    const happenedAt = new Date().toISOString();
    const came = { id: randomUUID(), bookingId, position: 0, kind: 'came' as const, happenedAt };
    await shop.app.get(RecordAttendanceService).record(actor, { device: 'Telefon', actions: [came] });
    const { id: productId, priceKurus } = await manager.findOneByOrFail(Product, { name: 'Seladon Kupa' });
    await shop.app.get(SellPiecesService).sell(actor, {
      ...{
        lines: [{ productId, quantity: 1 }],
        payments: [{ method: 'cash', amountKurus: priceKurus }],
        seenTotalKurus: priceKurus,
      },
      ...{ fullName: '', email: '', requestKey: randomUUID() },
    });
  };

  /** A guest's money stays as a credit, which pays for a piece. */
  const keepMoney = async (actor: Actor) => {
    const { manager } = shop.dataSource;
    const [{ id: bookingId }] = await manager.query<[{ id: string }]>(
      `SELECT id FROM booking WHERE status = 'confirmed' AND payment_status = 'paid' AND total_kurus > 0
         AND order_id NOT IN (SELECT order_id FROM order_payment JOIN refund ON payment_id = order_payment.id)
       ORDER BY created_at DESC, id LIMIT 1`,
    );
    const cancelled = { bookingId, version: null, status: 'cancelled' as const };
    await shop.app.get(ChangeBookingStatusService).change(actor, { ...cancelled, refundsMoney: 'as_credit' });
    const credit = await shop.app.get(CreditQueriesService).ofBooking(manager, bookingId);
    const cup = await manager.findOneByOrFail(Product, { name: 'Seladon Kupa' });
    const hold = await holdCart(shop.app, { lines: [pieces(cup)] });
    const kurus = Math.min(credit?.leftKurus ?? 0, hold.quote.totalKurus);
    await placeHeldCart(shop.app, hold, { credit: { code: credit?.code ?? '', kurus } });
    await shop.app.get(PaymentSweeperService).sweep();
  };

  const verify = async () => {
    const said: string[] = [];
    const count = await verifyData(url, (text) => said.push(text));
    return { count, said: said.join('') };
  };

  it('add up after six weeks of sales, holds, counts, refunds and a cancelled order', async () => {
    const { count, said } = await verify();

    expect(said).toContain(`All ${DATA_CHECKS.length} checks passed.`);
    expect(count).toBe(0);
  });

  it('are checked rule by rule', () => {
    expect(Object.keys(BROKEN)).toEqual(DATA_CHECKS.map(({ name }) => name));
  });

  it.each(DATA_CHECKS)('tell of a difference: $name', async (check) => {
    const [sql, expected] = BROKEN[check.name]!;
    const said: string[] = [];
    await client.query('BEGIN');
    try {
      await client.query('SET LOCAL session_replication_role = replica');
      const { rowCount } = await client.query(sql);
      expect(rowCount).toBeGreaterThan(0);
      expect(await runChecks(client, (text) => said.push(text), [check])).toBeGreaterThan(0);
    } finally {
      await client.query('ROLLBACK');
    }
    expect(said[0]).toBe(`DIFFERENT  ${check.name}: ${check.explanation}\n`);
    expect(said.join('')).toContain(expected);
  });

  it('tell of every difference, however many there are', async () => {
    const many = {
      name: 'many',
      explanation: 'none',
      sql: `SELECT n AS record, 1 AS expected, 2 AS found FROM generate_series(1, 1234) n`,
    };
    await client.query('BEGIN');
    const said: string[] = [];
    expect(await runChecks(client, (text) => said.push(text), [many])).toBe(1234);
    await client.query('ROLLBACK');
    expect(said).toHaveLength(1236);
  });

  it('are checked by a command, which says by its exit code whether they add up', async () => {
    const command = (databaseUrl: string) =>
      promisify(execFile)(
        process.execPath,
        [join(process.env['TEST_COMPILED_DIR'] ?? '', 'src/commands/verify-data.js')],
        { env: { DATABASE_URL: databaseUrl } },
      );

    expect((await command(url)).stdout).toContain('checks passed');
    await expect(command('')).rejects.toMatchObject({ code: 2 });
    await shop.dataSource.query('UPDATE product SET stock_quantity = stock_quantity + 1');
    await expect(command(url)).rejects.toMatchObject({ code: 1 });
  });
});
