import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { CallOffs } from '../../../testing/call-offs.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor, changeOrderStatus } from '../../../testing/order-transitions.js';
import {
  AYSE,
  confirmAtBank,
  holdCart,
  pieces,
  placeCart,
  placeHeldCart,
  seats,
} from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { Product } from '../../catalog/product.entity.js';
import { CheckDocumentsService } from '../../invoicing/draw-up/check-documents.service.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { CustomerPurchasesService } from '../../people/back-office/customer-page/customer-purchases.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { BankReturnService } from '../bank-return.service.js';
import { ClosePaymentService } from '../close-payment.service.js';
import { creditedKurus, OrderMoneyService } from '../order-money.service.js';
import { PaymentAttemptsService } from '../payment-attempts.service.js';
import { PaymentViewsService } from '../payment-views.service.js';
import { SendDueRefundsService } from '../send-due-refunds.service.js';
import { PayBackCreditService } from './back-office/pay-back-credit.service.js';
import { CreditQueriesService } from './credit-queries.service.js';
import type { Credit } from './credit.entity.js';

const DAY = addDays(studioDate(new Date()), 7);
const SEAT = 85_000;
const NO_FUNDS_CARD = '4111111111111129';

const shop = suiteShop();
let actor: Actor;
let saturday: WorkshopSession;
let sunday: WorkshopSession;
let bowl: Product;
const callOffs = new CallOffs(shop, () => actor);

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'product');
  actor = await anActor(shop.app);
  const { manager } = shop.dataSource;
  saturday = await aWorkshopSession(manager, { date: DAY, capacity: 6, priceKurus: SEAT });
  sunday = await aWorkshopSession(manager, {
    title: 'Sır',
    date: addDays(DAY, 1),
    capacity: 6,
    priceKurus: 60_000,
  });
  bowl = await aProduct(manager, { priceKurus: 143_000, stockQuantity: 5 });
});

const rows = <T>(sql: string, given: readonly unknown[] = []) => shop.dataSource.query<T[]>(sql, [...given]);
const sendRefunds = () => shop.app.get(SendDueRefundsService).sendDue();
const expectAgreement = async () => {
  const said: string[] = [];
  const differences = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(differences === 0 ? [] : said).toEqual([]);
};

/** A guest whose date was called off chose the credit. */
async function aCredit(quantity = 1): Promise<Credit> {
  const placed = await placeCart(shop.app, { lines: [seats(saturday, quantity)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const [booking] = await rows<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [
    placed.orderId,
  ]);
  const bookingId = booking?.id ?? '';
  await callOffs.announce(saturday.id, { offersCredit: true });
  await callOffs.choose('guest', { bookingId, choice: 'credit' });
  const credit = await shop.app.get(CreditQueriesService).ofBooking(shop.dataSource.manager, bookingId);
  if (!credit) throw new Error('There is no credit.');
  return credit;
}
const leftOf = async ({ id }: Credit) =>
  (await rows<{ kurus: number }>('SELECT left_kurus AS kurus FROM credit WHERE id = $1', [id]))[0]?.kurus;
const orderOf = async (orderId: string) =>
  (
    await rows<{ status: string; payment: string; paid: number; refunded: number }>(
      `SELECT status, payment_status AS payment, paid_kurus AS paid, refunded_kurus AS refunded FROM "order" WHERE id = $1`,
      [orderId],
    )
  )[0];

describe('A credit that a guest chose when the date was called off', () => {
  it('is what was paid, with no money sent to the card and the old order refunded', async () => {
    const credit = await aCredit(2);
    expect(credit).toMatchObject({ amountKurus: 2 * SEAT, leftKurus: 2 * SEAT });
    expect(credit.code).toMatch(/^KREDI-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    await sendRefunds();
    expect(await orderOf(credit.orderId)).toMatchObject({ payment: 'refunded', refunded: 2 * SEAT });
    expect(await rows('SELECT status, credit_id FROM refund')).toEqual([
      { status: 'done', credit_id: credit.id },
    ]);
    expect(await rows('SELECT status FROM payment_attempt')).toEqual([{ status: 'paid' }]);
    const [mail] = await rows<{ payload: { refundLines: string[] } }>(
      `SELECT payload FROM mail_message WHERE template = 'booking-cancelled'`,
    );
    expect(mail?.payload.refundLines[0]).toContain(credit.code);
    expect(await rows(`SELECT 1 FROM mail_message WHERE template LIKE '%refund%'`)).toEqual([]);
    await expectAgreement();
    const { manager } = shop.dataSource;
    const { order } = await shop.app.get(OrderQueriesService).getById(manager, credit.orderId);
    expect(await shop.app.get(PaymentViewsService).ofOrder(order)).toMatchObject({ phase: 'refunded' });
    const money = await shop.app.get(OrderMoneyService).ofOrder(manager, credit.orderId);
    expect(creditedKurus(money)).toBe(2 * SEAT);
  });

  it('is not given where the studio does not offer it', async () => {
    const placed = await placeCart(shop.app, { lines: [seats(saturday)] });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    const [booking] = await rows<{ id: string }>('SELECT id FROM booking');
    await aWorkshopSession(shop.dataSource.manager, { date: addDays(DAY, 7), capacity: 3, priceKurus: SEAT });
    await callOffs.announce(saturday.id);
    const chosen = callOffs.choose('guest', { bookingId: booking?.id ?? '', choice: 'credit' });
    expect(await refusedWith(chosen)).toBe('credit_not_offered');
    expect(await rows('SELECT 1 FROM credit')).toEqual([]);
  });
});

describe('An order that a credit pays', () => {
  it('needs no card when it pays all of it, and keeps the rest', async () => {
    const credit = await aCredit();
    const { code } = credit;
    const hold = await holdCart(shop.app, { lines: [seats(sunday)] });
    const placed = await placeHeldCart(shop.app, hold, { credit: { code, kurus: 60_000 } });
    expect(placed.bankUrl).toBeNull();
    expect(await orderOf(placed.orderId)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      paid: 60_000,
    });
    expect(await leftOf(credit)).toBe(25_000);
    expect(
      await rows('SELECT payment_status, payment_method FROM booking WHERE order_id = $1', [placed.orderId]),
    ).toEqual([{ payment_status: 'paid', payment_method: 'credit' }]);
    // A request repeated after a lost answer.
    const again = await placeHeldCart(shop.app, hold, { credit: { code, kurus: 60_000 } });
    expect(again.orderId).toBe(placed.orderId);
    expect(await leftOf(credit)).toBe(25_000);
    await sendRefunds();
    await expectAgreement();
    const buyer = { where: 'o.email = $1', value: AYSE.email };
    expect(await shop.app.get(CustomerPurchasesService).sums(buyer)).toMatchObject({
      ...{ paidKurus: SEAT, refundedKurus: 0 },
    });
  });

  it('is paid by card for the rest, and each line by both', async () => {
    const credit = await aCredit();
    const lines = [pieces(bowl), seats(sunday)];
    const placed = await placeCart(shop.app, { lines, credit: { code: credit.code, kurus: SEAT } });
    expect(await leftOf(credit)).toBe(0);
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' });
    expect(
      await rows('SELECT method, amount_kurus FROM order_payment WHERE order_id = $1 ORDER BY method DESC', [
        placed.orderId,
      ]),
    ).toEqual([
      { method: 'credit', amount_kurus: SEAT },
      { method: 'card', amount_kurus: expect.any(Number) },
    ]);
    await sendRefunds();
    await expectAgreement();
  });

  it('is documented with its whole price, which the credit lessens by nothing', async () => {
    const { code } = await aCredit();
    const placed = await placeCart(shop.app, { lines: [pieces(bowl)], credit: { code, kurus: SEAT } });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    await changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'shipped' });
    await shop.app.get(CheckDocumentsService).checkDue();
    const [sale] = await rows<{ kurus: number; payments: { method: string; kurus: number }[] }>(
      `SELECT gross_kurus AS kurus, facts->'payments' AS payments FROM sales_document`,
    );
    expect(sale?.kurus).toBe(143_000);
    expect(sale?.payments.map(({ method, kurus }) => [method, kurus])).toEqual([
      ['credit', SEAT],
      ['card', 143_000 - SEAT],
    ]);
    await sendRefunds();
    await expectAgreement();
  });

  it('gives it back when the rest is not paid, once', async () => {
    const credit = await aCredit();
    const used = { code: credit.code, kurus: SEAT };
    const placed = await placeCart(shop.app, { lines: [pieces(bowl)], credit: used });
    const attempt = await shop.app
      .get(PaymentAttemptsService)
      .findLatestOfOrder(shop.dataSource.manager, placed.orderId);
    const ended = { id: attempt?.id ?? '', from: ['awaiting_3ds'] as const };
    const close = shop.app.get(ClosePaymentService);
    await Promise.all([close.expire(ended), close.expire(ended)]);
    expect(await leftOf(credit)).toBe(SEAT);
    expect(await orderOf(placed.orderId)).toMatchObject({ status: 'cancelled', payment: 'unpaid', paid: 0 });
    await sendRefunds();
    await expectAgreement();
    // The bank charged although the shop had given up: the whole charge goes back, the credit stays free.
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    await sendRefunds();
    expect(await leftOf(credit)).toBe(SEAT);
    await expectAgreement();
  });

  it('gives it back when the bank refuses the card', async () => {
    const credit = await aCredit();
    const used = { code: credit.code, kurus: SEAT };
    const refused = placeCart(shop.app, { lines: [pieces(bowl)], credit: used, cardNumber: NO_FUNDS_CARD });
    const placed = await refused.catch(() => null);
    if (placed) await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    expect(await leftOf(credit)).toBe(SEAT);
    expect(await rows(`SELECT 1 FROM "order" WHERE status = 'pending'`)).toEqual([]);
    await sendRefunds();
    await expectAgreement();
  });

  it('keeps it as if nothing had been when the order cannot be written to its end', async () => {
    const credit = await aCredit();
    const hold = await holdCart(shop.app, { lines: [pieces(bowl)] });
    // The last statement of the transaction fails, as when the process dies before the commit.
    await rows(`ALTER TABLE payment_attempt ADD CONSTRAINT dies CHECK (status <> 'created') NOT VALID`);
    const order = placeHeldCart(shop.app, hold, { credit: { code: credit.code, kurus: SEAT } });
    await expect(order).rejects.toThrow('dies');
    await rows('ALTER TABLE payment_attempt DROP CONSTRAINT dies');
    expect(await leftOf(credit)).toBe(SEAT);
    await placeHeldCart(shop.app, hold, { credit: { code: credit.code, kurus: SEAT } });
    expect(await leftOf(credit)).toBe(0);
    await sendRefunds();
    await expectAgreement();
  });

  it('is refused when the buyer saw another sum, or the code is unknown', async () => {
    const credit = await aCredit();
    const order = (used: { code: string; kurus: number }) =>
      placeCart(shop.app, { lines: [pieces(bowl)], credit: used });
    expect(await refusedWith(order({ code: credit.code, kurus: 80_000 }))).toBe('credit_changed');
    expect(await refusedWith(order({ code: 'KREDI-AAAA-AAAA', kurus: SEAT }))).toBe('credit_unknown');
    expect(await leftOf(credit)).toBe(SEAT);
  });

  it('is one of several that want the same credit at once', async () => {
    const credit = await aCredit();
    const used = { code: credit.code, kurus: 60_000 };
    const holds = [];
    for (const ipAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
      holds.push(await holdCart(shop.app, { lines: [seats(sunday)], ipAddress }));
    }
    const codes = await Promise.all(
      holds.map((hold) => refusedWith(placeHeldCart(shop.app, hold, { credit: used }))),
    );
    expect(codes.filter((each) => each === null)).toHaveLength(1);
    expect(codes.filter((each) => each === 'credit_changed')).toHaveLength(3);
    expect(await leftOf(credit)).toBe(25_000);
    await sendRefunds();
    await expectAgreement();
  });

  it('gives the credit back first when it is refunded', async () => {
    const credit = await aCredit();
    const placed = await placeCart(shop.app, {
      lines: [seats(sunday, 2)],
      credit: { code: credit.code, kurus: SEAT },
    });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    const [booking] = await rows<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [
      placed.orderId,
    ]);
    await callOffs.announce(sunday.id, { offersCredit: true });
    await callOffs.choose('guest', { bookingId: booking?.id ?? '', choice: 'refund' });
    await sendRefunds();
    expect(await leftOf(credit)).toBe(SEAT);
    expect(await orderOf(placed.orderId)).toMatchObject({ payment: 'refunded', refunded: 120_000 });
    await expectAgreement();
  });

  it('fills the credit up when the studio cancels the order, and says so instead of naming a card', async () => {
    const credit = await aCredit();
    const placed = await placeCart(shop.app, {
      lines: [pieces(bowl)],
      credit: { code: credit.code, kurus: SEAT },
    });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    await changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'cancelled' }, actor);
    await sendRefunds();
    expect(await leftOf(credit)).toBe(SEAT);
    const [mail] = await rows<{ payload: object }>(
      `SELECT payload FROM mail_message WHERE template = 'order-cancelled'`,
    );
    expect(mail?.payload).toMatchObject({ newRefundKurus: 143_000 - SEAT, newCreditKurus: SEAT });
    await expectAgreement();
  });

  it.each([
    ['a seat that it paid alone', 60_000, 60_000],
    ['seats that the card paid, too', 120_000, SEAT],
  ])('tells the buyer by a mail when the studio refunds %s', async (_, totalKurus, creditedKurus) => {
    const { code } = await aCredit();
    const placed = await placeCart(shop.app, {
      lines: [seats(sunday, totalKurus / 60_000)],
      credit: { code, kurus: creditedKurus },
    });
    if (totalKurus > SEAT) {
      await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    }
    const { orderId } = placed;
    const [line] = await rows<{ id: string }>('SELECT id FROM order_line WHERE order_id = $1', [orderId]);
    await shop.app.get(RefundOrderService).refund(actor, {
      ...{ orderId, requestKey: randomUUID(), restocks: false },
      lines: [{ lineId: line?.id ?? '', amountKurus: totalKurus, seenKurus: totalKurus }],
    });
    await sendRefunds();
    const mails = await rows<{ payload: object }>(
      `SELECT payload FROM mail_message WHERE template = 'refund-done'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toMatchObject({ refundedKurus: totalKurus, creditedKurus });
    await expectAgreement();
  });
});

describe('A credit that the studio pays back in money', () => {
  const payBack = (credit: Credit, kurus: number, requestKey: string = randomUUID()) =>
    shop.app.get(PayBackCreditService).payBack(actor, { creditId: credit.id, kurus, requestKey });

  it('goes back to the card as far as it was not used, once', async () => {
    const credit = await aCredit();
    await sendRefunds();
    await placeCart(shop.app, { lines: [seats(sunday)], credit: { code: credit.code, kurus: 60_000 } });
    const key = randomUUID();
    await Promise.all([payBack(credit, 25_000, key), payBack(credit, 25_000, key)]);
    expect(await leftOf(credit)).toBe(0);
    await expectAgreement();
    await sendRefunds();
    expect(
      await rows('SELECT amount_kurus, status, credit_id IS NULL AS money FROM refund ORDER BY amount_kurus'),
    ).toEqual([
      { amount_kurus: 25_000, status: 'done', money: true },
      { amount_kurus: 60_000, status: 'done', money: false },
    ]);
    expect(await orderOf(credit.orderId)).toMatchObject({ payment: 'refunded', refunded: SEAT });
    expect(await refusedWith(payBack(credit, 25_000))).toBe('credit_empty');
    expect(await refusedWith(payBack(credit, 20_000, key))).toBe('changed_meanwhile');
    await expectAgreement();
  });

  it('is paid with or paid back, not both', async () => {
    const credit = await aCredit();
    await sendRefunds();
    const hold = await holdCart(shop.app, { lines: [seats(sunday)] });
    const codes = await Promise.all([
      refusedWith(payBack(credit, SEAT)),
      refusedWith(placeHeldCart(shop.app, hold, { credit: { code: credit.code, kurus: 60_000 } })),
    ]);
    expect(codes.filter((each) => each === null)).toHaveLength(1);
    await sendRefunds();
    await expectAgreement();
  });

  it('leaves the charge refunded as a whole', async () => {
    const credit = await aCredit();
    await sendRefunds();
    await payBack(credit, SEAT);
    await sendRefunds();
    expect(await rows('SELECT status FROM payment_attempt')).toEqual([{ status: 'refunded' }]);
    expect(await orderOf(credit.orderId)).toMatchObject({ payment: 'refunded', refunded: SEAT });
    await expectAgreement();
  });
});
