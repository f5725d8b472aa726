import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminOrdersQuery } from '../../../../contract/orders/admin-orders.query.js';
import type { CorrectOrderDto } from '../../../../contract/orders/corrections/correct-order.dto.js';
import { aCoupon } from '../../../../seed/coupons.js';
import { aProduct } from '../../../../seed/catalog.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../../testing/purchase.js';
import { changeSetting } from '../../../../testing/security-settings.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import type { Product } from '../../../catalog/product.entity.js';
import { verifyData } from '../../../operations/verify/verify-data.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../../payments/payment-sweeper.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../../workshops/workshop-session.entity.js';
import { ReadPrintedOrdersService } from '../../../printing/orders/read-printed-orders.service.js';
import { AdminOrderListService } from '../../back-office/list/admin-order-list.service.js';
import { AdminOrderViewsService } from '../../back-office/admin-order-views.service.js';
import { ChangeBookingStatusService } from '../../../bookings/status/change-booking-status.service.js';
import { CorrectOrderService } from './correct-order.service.js';

describe('The lines of an order', () => {
  const shop = suiteShop();
  let actor: Actor;
  let mug: Product;
  let session: WorkshopSession;
  let orderId: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    const { manager } = shop.dataSource;
    await emptyTables(
      shop.dataSource,
      ...[
        'workshop_session',
        'product',
        'coupon',
        'hold',
        'order',
        'mail_message',
        'sms_message',
        'log_entry',
      ],
    );
    mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 5 });
    session = await aWorkshopSession(manager, { priceKurus: 100_000, capacity: 4 });
  });

  /** Three mugs for 1.920 TL and two seats for 2.000 TL. */
  const order = async ({ isPaid = true, couponCode = '' } = {}) => {
    const lines = [pieces(mug, 3), seats(session, 2)];
    const placed = await placeCart(shop.app, { lines, ...(couponCode && { couponCode }) });
    ({ orderId } = placed);
    if (isPaid) await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    else await changeOrderStatus(shop.app, { orderId, status: 'confirmed' });
  };
  /** The same of other mugs, of which there are enough for one order. */
  const orderElse = async (facts: Parameters<typeof order>[0] = {}) => {
    mug = await aProduct(shop.dataSource.manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 5 });
    await order(facts);
  };
  const view = () => shop.app.get(AdminOrderViewsService).view(orderId);
  const service = () => shop.app.get(CorrectOrderService);
  const wanted = async (quantities: readonly number[]) => {
    const { lines } = await view();
    return quantities.map((quantity, at) => ({ lineId: lines[at]?.id ?? '', quantity }));
  };
  const preview = async (...quantities: number[]) =>
    service().preview({ orderId, lines: await wanted(quantities) });
  const seen = async (quantities: readonly number[]) => {
    const { version, after, givenBackKurus } = await preview(...quantities);
    return {
      ...{ orderId, version, lines: await wanted(quantities), restocks: true, requestKey: randomUUID() },
      ...{ seenTotalKurus: after.totalKurus, seenGivenBackKurus: givenBackKurus },
    };
  };
  const correct = async (quantities: readonly number[], more: Partial<CorrectOrderDto> = {}) =>
    service().correct(actor, { ...(await seen(quantities)), ...more });
  const one = async (sql: string) => (await shop.dataSource.query<Record<string, unknown>[]>(sql))[0];
  const stock = async () => (await one('SELECT stock_quantity FROM product'))?.['stock_quantity'];
  const seatsTaken = async () => (await one('SELECT booked_seats FROM workshop_session'))?.['booked_seats'];
  const mails = async () =>
    (
      await shop.dataSource.query<{ template: string }[]>(
        'SELECT template FROM mail_message ORDER BY template',
      )
    ).map(({ template }) => template);
  const expectBooksToAddUp = async () => {
    await shop.app.get(PaymentSweeperService).sweep();
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const found = await verifyData(url, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  };

  it.each([
    ['keep the seat of a guest who is let in at that moment', [3, 1], null],
    ['keep both guests of whom one is let in at that moment', [3, 0], 'correction_guest_came'],
  ] as const)('%s', async (_, quantities, code) => {
    await order();
    const requested = await seen(quantities);
    const door = shop.dataSource.createQueryRunner();
    await door.startTransaction();
    await door.query(receive(1));
    const [answer] = await Promise.all([
      service()
        .correct(actor, requested)
        .then(
          () => null,
          (error: unknown) => (error as { code: string }).code,
        ),
      untilSomebodyWaits().then(() => door.commitTransaction()),
    ]);
    await door.release();
    expect(answer).toBe(code);
    expect(
      (await one(`SELECT checked_in_at IS NOT NULL AS came, booking.status <> 'cancelled' AS stands
        FROM booking_seat JOIN booking ON booking.id = booking_id WHERE position = 1`)) ?? 'no seat',
    ).toEqual({ came: true, stands: true });
    await expectBooksToAddUp();
  });

  async function untilSomebodyWaits(): Promise<void> {
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await one(waits)) === undefined);
  }

  it('are lessened with the difference shown first, and what was paid too much goes back', async () => {
    await order();
    const shown = await preview(2, 1);
    expect(shown).toMatchObject({
      lines: [
        { name: 'Kupa', when: null, before: 3, after: 2, differenceKurus: -64_000 },
        { before: 2, after: 1, differenceKurus: -100_000 },
      ],
      before: { totalKurus: 392_000, openKurus: 0 },
      after: { totalKurus: 228_000, openKurus: 0 },
      givenBackKurus: 164_000,
      givenBack: [{ method: 'card', amountKurus: 164_000 }],
      piecesLess: 1,
    });
    await correct([2, 1]);
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await view()).toMatchObject({
      ...{ totalKurus: 228_000, openKurus: 0, paymentStatus: 'paid', refundedKurus: 164_000 },
      ...{ correctedKurus: 164_000, refundableKurus: 228_000, pieces: 2, seats: 1 },
      lines: [{ quantity: 2, paidKurus: 128_000, refundRequestedKurus: 0 }, { quantity: 1 }],
    });
    expect(await stock()).toBe(3);
    expect(await seatsTaken()).toBe(1);
    expect(await one('SELECT quantity, total_kurus, paid_kurus, payment_status FROM booking')).toEqual({
      ...{ quantity: 1, total_kurus: 100_000, paid_kurus: 100_000, payment_status: 'paid' },
    });
    expect(await mails()).toEqual(
      expect.arrayContaining(['order-corrected', 'booking-ticket', 'refund-done']),
    );
    await expectBooksToAddUp();
  });

  it('are added to at the price of the day, which is then open', async () => {
    await order();
    await shop.dataSource.query('UPDATE product SET price_kurus = 70000');
    expect(await preview(4, 3)).toMatchObject({
      after: { totalKurus: 562_000, openKurus: 170_000 },
      givenBackKurus: 0,
    });
    await correct([4, 3]);
    expect(await view()).toMatchObject({
      ...{ totalKurus: 562_000, openKurus: 170_000, paymentStatus: 'partly_paid' },
      lines: [
        { quantity: 3, unitPriceKurus: 64_000 },
        { quantity: 2 },
        { quantity: 1, unitPriceKurus: 70_000, paidKurus: 0 },
        { quantity: 1, unitPriceKurus: 100_000 },
      ],
    });
    expect(await stock()).toBe(1);
    expect(await seatsTaken()).toBe(3);
    await expectBooksToAddUp();
    await correct([3, 2, 0]);
    expect(await view()).toMatchObject({ totalKurus: 492_000, openKurus: 100_000, refunds: [] });
    await expectBooksToAddUp();
  });

  it('owe what is added after something went back', async () => {
    await order();
    await correct([1, 2]);
    await correct([2, 2]);
    expect(await view()).toMatchObject({
      totalKurus: 328_000,
      openKurus: 64_000,
      paymentStatus: 'partly_paid',
    });
    await expectBooksToAddUp();
  });

  it('stay in the history when nothing of them is left, and the last one stays in the order', async () => {
    await order();
    await correct([3, 0]);
    expect(await view()).toMatchObject({
      ...{ totalKurus: 192_000, seats: 0, paymentStatus: 'paid' },
      lines: [{ quantity: 3 }, { quantity: 0, totalKurus: 0, isCancelled: true }],
    });
    expect(await one('SELECT status, total_kurus FROM booking')).toEqual({
      status: 'cancelled',
      total_kurus: 0,
    });
    expect(await seatsTaken()).toBe(0);
    await expect(preview(0)).rejects.toMatchObject({ code: 'correction_leaves_nothing' });
    const [booking] = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM booking');
    await expect(
      shop.app.get(ChangeBookingStatusService).change(actor, {
        ...{ bookingId: booking?.id ?? '', version: null, status: 'confirmed', refundsMoney: false },
      }),
    ).rejects.toMatchObject({ code: 'line_corrected_away' });
    await expectBooksToAddUp();
    await correct([3, 1]);
    expect(await view()).toMatchObject({ totalKurus: 292_000, seats: 1 });
    await expectBooksToAddUp();
  });

  it('stand neither in the table for download nor on papers when nothing of them is left', async () => {
    await order();
    await correct([0, 2]);
    const pages: string[] = [];
    const sheet = shop.app.get(AdminOrderListService).lineSheet(new AdminOrdersQuery());
    for await (const piece of sheet.pieces) pages.push(String(piece));
    const table = pages.join('');
    expect(table).toContain(session.title);
    expect(table).not.toContain('Kupa');
    const papers = shop.app.get(ReadPrintedOrdersService);
    const query = { orderIds: [orderId], withPrices: true };
    expect((await papers.slips(query)).leftOut).toMatchObject([{ reason: 'no_pieces' }]);
    expect((await papers.labels([orderId])).labels).toEqual([]);
    expect((await papers.pickingList([orderId])).groups).toEqual([]);
  });

  it('keep their part of the coupon for what stays', async () => {
    const coupon = await aCoupon(shop.dataSource.manager, { type: 'percentage', valueHundredths: 1_000 });
    await order({ couponCode: coupon.code });
    expect(await view()).toMatchObject({ totalKurus: 352_800 });
    await correct([2, 2]);
    expect(await view()).toMatchObject({ discountKurus: 32_800, totalKurus: 295_200, paymentStatus: 'paid' });
    await expectBooksToAddUp();
  });

  it('of an unpaid order cost less without money going anywhere', async () => {
    await order({ isPaid: false });
    await correct([1, 1], { restocks: false });
    expect(await view()).toMatchObject({ totalKurus: 164_000, openKurus: 164_000, refunds: [] });
    expect(await stock()).toBe(2);
    await expectBooksToAddUp();
    await changeOrderStatus(shop.app, { orderId, status: 'cancelled' });
    expect(await stock()).toBe(3);
    await changeOrderStatus(shop.app, { orderId, status: 'confirmed' });
    expect(await stock()).toBe(2);
    expect(await seatsTaken()).toBe(1);
    await expectBooksToAddUp();
  });

  it('are told of by mail, by SMS while it is on, or by nobody yet', async () => {
    await order();
    const texts = () => shop.dataSource.query<{ text: string }[]>('SELECT text FROM sms_message');
    expect(await correct([3, 1])).toEqual({ way: 'email' });
    await shop.dataSource.query(`UPDATE "order" SET email = ''`);
    expect(await correct([2])).toEqual({ way: null, text: expect.stringContaining('Kupa 3 yerine 2') });
    expect(await texts()).toEqual([]);
    await changeSetting(shop.app, 'sms_notifications_enabled', 'true');
    try {
      const act = await seen([1]);
      expect(await service().correct(actor, act)).toEqual({ way: 'sms' });
      expect(await service().correct(actor, act)).toEqual({ way: 'sms' });
      expect(await texts()).toEqual([
        { text: expect.stringMatching(/Kupa 2 yerine 1[.] Yeni toplam 1[.]640,00\sTL, iadeniz 640,00\sTL/) },
      ]);
    } finally {
      await changeSetting(shop.app, 'sms_notifications_enabled', 'false');
    }
  });

  it('are corrected once for one act, and not when the order changed meanwhile', async () => {
    await order();
    const request = await seen([2]);
    await Promise.all([service().correct(actor, request), service().correct(actor, request)]);
    expect(await view()).toMatchObject({ totalKurus: 328_000 });
    const old = { ...request, requestKey: randomUUID() };
    await expect(service().correct(actor, old)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    const stale = await seen([3]);
    await shop.dataSource.query('UPDATE product SET price_kurus = 70000');
    await expect(service().correct(actor, stale)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await expectBooksToAddUp();
  });

  it('are not said to be corrected when the key corrected something else', async () => {
    await order();
    const other = orderId;
    await orderElse();
    const requested = await seen([2, 2]);
    await service().correct(actor, requested);
    const { requestKey } = requested;
    const isRefused = { code: 'changed_meanwhile', status: 409 };
    await expect(correct([1, 2], { requestKey })).rejects.toMatchObject(isRefused);
    await expect(service().correct(actor, { ...requested, restocks: false })).rejects.toMatchObject(
      isRefused,
    );
    expect(await view()).toMatchObject({ lines: [{ quantity: 2 }, { quantity: 2 }] });
    orderId = other;
    await expect(correct([2, 2], { requestKey })).rejects.toMatchObject(isRefused);
    expect(await view()).toMatchObject({ lines: [{ quantity: 3 }, { quantity: 2 }] });
    await expectBooksToAddUp();
  });

  it('of two orders that are corrected with one key in the same moment stay of one', async () => {
    await order({ isPaid: false });
    const first = await seen([2, 1]);
    await orderElse({ isPaid: false });
    const second = { ...(await seen([1, 1])), requestKey: first.requestKey };
    const answers = await Promise.allSettled(
      [first, second].map((requested) => service().correct(actor, requested)),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'changed_meanwhile' } }]);
    expect(await one('SELECT count(*)::int AS corrections FROM order_correction')).toEqual({
      corrections: 1,
    });
    await expectBooksToAddUp();
  });

  it('never take a seat that a web buyer takes in the same moment', async () => {
    await order();
    await shop.dataSource.query('UPDATE workshop_session SET capacity = 3');
    const request = await seen([3, 3]);
    const results = await Promise.allSettled([
      service().correct(actor, request),
      placeCart(shop.app, { lines: [seats(session)], ipAddress: '203.0.113.99' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await one('SELECT booked_seats + held_seats AS taken FROM workshop_session')).toEqual({
      taken: 3,
    });
    await expectBooksToAddUp();
  });

  it.each([
    [
      'pieces on their way',
      'correction_sent',
      [2],
      () => changeOrderStatus(shop.app, { orderId, status: 'shipped' }),
    ],
    [
      'a cancelled order',
      'correction_not_open',
      [2],
      () => changeOrderStatus(shop.app, { orderId, status: 'cancelled' }),
    ],
    [
      'seats of guests who have come',
      'correction_guest_came',
      [3, 0],
      () => shop.dataSource.query(receive(0)),
    ],
    ['lines that stay as they are', 'correction_of_nothing', [3], () => Promise.resolve()],
    ['more than there is', 'goods_gone', [9], () => Promise.resolve()],
  ])('are not corrected for %s', async (_, code, quantities, prepare) => {
    await order();
    await prepare();
    await expect(preview(...quantities)).rejects.toMatchObject({ code });
    await expectBooksToAddUp();
  });
});

/** Lets the guests of that position in, as a helper's telephone notes it. */
const receive = (position: number) => `
  WITH seat AS (UPDATE booking_seat SET checked_in_at = now() WHERE position = ${position} RETURNING *)
  INSERT INTO attendance_action (id, booking_id, position, kind, device_time, happened_at, received_at, admin_id,
    admin_name, device_name, outcome)
  SELECT gen_random_uuid(), booking_id, position, 'came', now(), now(), now(), gen_random_uuid(), 'Elif', 'Telefon', 'done'
  FROM seat`;
