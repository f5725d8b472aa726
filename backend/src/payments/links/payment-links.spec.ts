import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import type { AdminPaymentLink } from '../../../contract/payments/payment-link.views.js';
import { visitBank } from '../../../sandbox/iyzico/bank-visitor.js';
import { IyzicoControl } from '../../../testing/iyzico-control.js';
import { anActor, changeOrderStatus } from '../../../testing/order-transitions.js';
import { latestMail } from '../../../testing/mails.js';
import { CorrectOrderContactService } from '../../orders/back-office/contact/correct-order-contact.service.js';
import { aCard, AYSE, pieces, placeCart, seats, studentSeats } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { NotePaymentService } from '../../orders/back-office/money/note-payment.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BankReturnService } from '../bank-return.service.js';
import { PaymentSweeperService } from '../payment-sweeper.service.js';
import { MailPaymentLinksService } from './back-office/mail-payment-links.service.js';
import { ManagePaymentLinksService } from './back-office/manage-payment-links.service.js';
import { PayByLinkService } from './pay-by-link.service.js';
import { PaymentLinkViewsService } from './payment-link-views.service.js';

const HOUR_MS = 3_600_000;
const SOMEBODY = '198.51.100.9';

describe('A payment link', () => {
  const shop = suiteShop();
  const bank = new IyzicoControl(shop);
  let actor: Actor;
  let orderId: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  /** Two mugs for 1.280 TL and a seat for 1.000 TL, confirmed by the studio without a payment. */
  beforeEach(async () => {
    await bank.clear();
    const { manager } = shop.dataSource;
    await manager.query('TRUNCATE workshop_session, product, hold, "order", mail_message, log_entry CASCADE');
    const mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 5 });
    const session = await aWorkshopSession(manager, { priceKurus: 100_000 });
    ({ orderId } = await placeCart(shop.app, { lines: [pieces(mug, 2), seats(session)] }));
    await setStatus('confirmed');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    const said: string[] = [];
    const { url } = shop.dataSource.options as { url: string };
    expect(await verifyData(url, (text) => said.push(text)).then((found) => found > 0 && said)).toBe(false);
  });

  const setStatus = (status: 'confirmed' | 'preparing' | 'cancelled') =>
    changeOrderStatus(shop.app, { orderId, status });
  const links = () => shop.app.get(ManagePaymentLinksService);
  const mailing = () => shop.app.get(MailPaymentLinksService);
  const views = () => shop.app.get(PaymentLinkViewsService);
  const order = () => shop.app.get(AdminOrderViewsService).view(orderId);
  const latest = async (): Promise<AdminPaymentLink> => {
    const link = await views().latestOfOrder(orderId);
    if (!link) throw new Error('The order has no link.');
    return link;
  };
  const make = async (amountKurus = 228_000) => {
    await links().make(actor, { orderId, amountKurus, hours: 24 });
    return latest();
  };
  const keyOf = ({ id, url }: AdminPaymentLink) => ({
    linkId: id,
    accessKey: new URL(url).searchParams.get('anahtar') ?? '',
  });
  const pay = (link: AdminPaymentLink, more: { amountKurus?: number; cardNumber?: string } = {}) => {
    const { amountKurus = link.amountKurus, cardNumber } = more;
    return shop.app
      .get(PayByLinkService)
      .pay({ ...keyOf(link), amountKurus, card: aCard(cardNumber) }, SOMEBODY);
  };
  const atBank = async (link: AdminPaymentLink) => {
    const wayBack = await visitBank((await pay(link)).bankPage);
    if (!wayBack) throw new Error('The bank did not send the payer back.');
    return wayBack.fields;
  };
  const comeBack = (fields: unknown) => shop.app.get(BankReturnService).receive(fields);
  const note = async (amountKurus: number) =>
    shop.app.get(NotePaymentService).note(actor, {
      ...{ orderId, amountKurus, method: 'cash' as const, reference: '', requestKey: randomUUID() },
      seenOpenKurus: (await order()).openKurus,
    });
  const later = (hours: number) => {
    const then = Date.now() + hours * HOUR_MS;
    jest.spyOn(shop.app.get(Clock), 'now').mockImplementation(() => new Date(then));
  };
  const sweepLate = async () => {
    await shop.dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`);
    await shop.app.get(PaymentSweeperService).sweep();
  };
  const mails = async () =>
    (
      await shop.dataSource.query<{ template: string }[]>(
        `SELECT template FROM mail_message WHERE template IN ('order-confirmation', 'payment-received',
           'payment-link', 'payment-refunded', 'refund-done') ORDER BY template`,
      )
    ).map(({ template }) => template);
  /** The bank charges although the shop has given the attempt up. */
  const chargeLate = async (fields: unknown) => {
    const [ended] = await shop.dataSource.query<{ id: string; status: string }[]>(
      `SELECT id, status FROM payment_attempt WHERE payment_link_id IS NOT NULL`,
    );
    await shop.dataSource.query(
      `UPDATE payment_attempt SET status = 'awaiting_3ds', ended_at = NULL WHERE id = $1`,
      [ended?.id],
    );
    await comeBack(fields);
  };

  it('is mailed five times an hour at most, however many links are made', async () => {
    for (let mailed = 0; mailed < 5; mailed += 1) {
      await mailing().mail(actor, { orderId, linkId: (await make()).id });
    }
    const { id: linkId } = await make();
    await expect(mailing().mail(actor, { orderId, linkId })).rejects.toMatchObject({
      code: 'too_many_tries',
    });
    expect((await mails()).filter((template) => template === 'payment-link')).toHaveLength(5);
  });

  it('does not open any more, nor lead to the order, once the buyer has another mailbox', async () => {
    const link = await make();
    await mailing().mail(actor, { orderId, linkId: link.id });
    const { version } = await order();
    await shop.app.get(CorrectOrderContactService).correct(actor, {
      ...{ orderId, version, notes: '' },
      ...AYSE,
      email: 'ayse@baska.example',
    });
    const { linkId, accessKey } = keyOf(link);
    await expect(views().view(linkId, accessKey)).rejects.toMatchObject({ code: 'payment_link_not_found' });
    const renewed = await latest();
    expect(renewed).toMatchObject({ id: link.id, state: 'open', mailedAt: null });
    await mailing().mail(actor, { orderId, linkId: link.id });
    expect(await latestMail(shop.dataSource, 'payment-link', 'ayse@baska.example')).not.toBeNull();
    expect((await views().view(linkId, keyOf(renewed).accessKey)).state).toBe('open');
  });

  it('pays what is open, spread over the lines, without confirming the order again', async () => {
    await setStatus('preparing');
    const link = await make(100_000);
    expect(link).toMatchObject({ state: 'open', amountKurus: 100_000, mailedAt: null });
    expect((await comeBack(await atBank(link))).paymentLinkId).toBe(link.id);
    expect(await order()).toMatchObject({
      status: 'preparing',
      paymentStatus: 'partly_paid',
      openKurus: 128_000,
      payments: [{ method: 'card', amountKurus: 100_000 }],
      lines: [{ paidKurus: 56_140 }, { paidKurus: 43_860 }],
    });
    await comeBack(await atBank(await make(128_000)));
    expect(await order()).toMatchObject({ paymentStatus: 'paid', openKurus: 0 });
    expect(await latest()).toMatchObject({ state: 'paid' });
    expect(await mails()).toEqual(['order-confirmation', 'payment-received', 'payment-received']);
    const basket = (await bank.payments()).filter(({ basketId }) => basketId === orderId);
    expect(basket.map(({ charges }) => charges)).toEqual(expect.arrayContaining([1, 1]));
  });

  it('tells the seats of students from the others', async () => {
    const session = await aWorkshopSession(shop.dataSource.manager, {
      ...{ title: 'Çark', priceKurus: 100_000 },
    });
    ({ orderId } = await placeCart(shop.app, { lines: [seats(session, 2), studentSeats(session)] }));
    await setStatus('confirmed');
    const { linkId, accessKey } = keyOf(await make(280_000));
    const { lines } = await views().view(linkId, accessKey);
    expect([...lines].sort()).toEqual(['1 × Çark (öğrenci)', '2 × Çark']);
  });

  it('is shown to who knows its key only, and looking changes nothing', async () => {
    const link = await make();
    const { linkId, accessKey } = keyOf(link);
    expect(await views().view(linkId, accessKey)).toMatchObject({
      state: 'open',
      lines: ['2 × Kupa', expect.stringMatching(/^1 × /)],
      amountKurus: 228_000,
    });
    const forged = `${accessKey.slice(0, -1)}${accessKey.endsWith('A') ? 'B' : 'A'}`;
    await expect(views().view(linkId, forged)).rejects.toMatchObject({ code: 'payment_link_not_found' });
    await expect(views().view(randomUUID(), accessKey)).rejects.toMatchObject({
      code: 'payment_link_not_found',
    });
    expect(await latest()).toEqual(link);
  });

  it('tells who paid for somebody else nothing that opens the order', async () => {
    const link = await make();
    await comeBack(await atBank(link));
    const { linkId, accessKey } = keyOf(link);
    const seen = await views().view(linkId, accessKey);
    expect(seen).toMatchObject({ state: 'paid', bankUrl: null });
    expect(JSON.stringify(seen)).not.toMatch(/anahtar|@/);
    expect(JSON.stringify(seen)).not.toContain(orderId);
  });

  it('can be paid by who gave one name and no address to the desk', async () => {
    await shop.dataSource.query(`UPDATE "order" SET email = '', surname = '' WHERE id = $1`, [orderId]);
    await comeBack(await atBank(await make()));
    expect(await order()).toMatchObject({ paymentStatus: 'paid', openKurus: 0 });
  });

  it('is charged once when it is open in two tabs', async () => {
    const link = await make();
    const first = await atBank(link);
    const second = await atBank(link);
    await Promise.all([comeBack(first), comeBack(second)]);
    await comeBack(first);
    await sweepLate();
    expect(await order()).toMatchObject({ paidKurus: 228_000, refunds: [], payments: [{ method: 'card' }] });
    const charged = (await bank.payments()).filter(({ basketId }) => basketId === orderId);
    expect(charged.map(({ charges }) => charges)).toEqual(expect.arrayContaining([0, 1]));
    await expect(pay(link)).rejects.toMatchObject({ code: 'payment_link_closed' });
  });

  it('can be paid again after a refused card, and the order goes on', async () => {
    const link = await make();
    const refused = await visitBank((await pay(link, { cardNumber: '4111111111111129' })).bankPage);
    await comeBack(refused?.fields);
    expect(await order()).toMatchObject({ status: 'confirmed', paidKurus: 0 });
    const { linkId, accessKey } = keyOf(link);
    expect(await views().view(linkId, accessKey)).toMatchObject({
      state: 'open',
      refusal: expect.any(String) as unknown,
    });
    await comeBack(await atBank(link));
    expect(await order()).toMatchObject({ paymentStatus: 'paid' });
  });

  it('never pays what a helper has taken in cash meanwhile', async () => {
    const link = await make();
    const fields = await atBank(link);
    await Promise.allSettled([comeBack(fields), note(228_000)]);
    await sweepLate();
    expect(await order()).toMatchObject({ paidKurus: 228_000, openKurus: 0, refunds: [] });
    await expect(pay(link)).rejects.toMatchObject({ code: 'payment_link_closed' });
  });

  it('is over when less than its amount is open, and open again when that was a mistake', async () => {
    const link = await make();
    await note(1_000);
    expect(await latest()).toMatchObject({ state: 'settled' });
    await expect(pay(link)).rejects.toMatchObject({ code: 'payment_link_closed' });
    const [{ id: paymentId } = { id: '' }] = (await order()).payments;
    await shop.app.get(NotePaymentService).reverse(actor, { orderId, paymentId });
    expect(await latest()).toMatchObject({ state: 'open' });
  });

  it('gives back money that arrives although cash was noted', async () => {
    const fields = await atBank(await make());
    await note(100_000);
    await chargeLate(fields);
    expect(await order()).toMatchObject({ paidKurus: 100_000, openKurus: 128_000 });
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await order()).toMatchObject({
      status: 'confirmed',
      ...{ paymentStatus: 'partly_paid', paidKurus: 100_000, openKurus: 128_000, refundedKurus: 0 },
      refunds: [{ amountKurus: 228_000, status: 'done' }],
    });
    expect(await latest()).toMatchObject({ state: 'returned' });
  });

  it('takes money that began in time, and none after its term', async () => {
    const link = await make();
    const fields = await atBank(link);
    later(25);
    await expect(pay(link)).rejects.toMatchObject({ code: 'payment_link_closed' });
    await comeBack(fields);
    expect(await order()).toMatchObject({ paymentStatus: 'paid' });
  });

  it('expires, is replaced by a new one, and is called back', async () => {
    const first = await make();
    later(25);
    expect(await latest()).toMatchObject({ state: 'expired' });
    jest.restoreAllMocks();
    const fields = await atBank(first);
    const second = await make(50_000);
    await comeBack(fields);
    expect(await order()).toMatchObject({ paidKurus: 0 });
    await links().cancel(actor, { orderId, linkId: second.id });
    expect(await latest()).toMatchObject({ state: 'cancelled' });
    for (const link of [first, second]) {
      await expect(pay(link)).rejects.toMatchObject({ code: 'payment_link_closed' });
    }
    await expect(links().cancel(actor, { orderId, linkId: second.id })).rejects.toMatchObject({
      code: 'payment_link_closed',
    });
  });

  it.each([
    ['revives an ended order when late money pays the whole of it', 228_000, 'confirmed', 0],
    ['gives late money back when it is a part of an ended order', 100_000, 'cancelled', 1],
  ])('%s', async (_, amountKurus, status, refunds) => {
    const fields = await atBank(await make(amountKurus));
    await setStatus('cancelled');
    expect(await latest()).toMatchObject({ state: 'order_ended' });
    await chargeLate(fields);
    await shop.app.get(PaymentSweeperService).sweep();
    const now = await order();
    expect(now.status).toBe(status);
    expect(now.refunds).toHaveLength(refunds);
  });

  it('refuses another amount, more than is open, and orders that wait', async () => {
    const link = await make(100_000);
    await expect(pay(link, { amountKurus: 1 })).rejects.toMatchObject({
      code: 'payment_link_amount_changed',
    });
    await expect(make(228_001)).rejects.toMatchObject({ code: 'payment_too_much' });
    await setStatus('cancelled');
    await expect(make(100)).rejects.toMatchObject({ code: 'payment_before_order' });
  });

  it('is mailed once', async () => {
    const { id: linkId } = await make();
    await mailing().mail(actor, { orderId, linkId });
    await mailing().mail(actor, { orderId, linkId });
    expect(await mails()).toEqual(['order-confirmation', 'payment-link']);
    expect((await latest()).mailedAt).not.toBeNull();
  });

  it('counts as trying cards for the network', async () => {
    const link = await make();
    for (let tries = 0; tries < 20; tries += 1) await pay(link);
    await expect(pay(link)).rejects.toMatchObject({ code: 'too_many_payments' });
    later(25);
    await sweepLate();
    expect(await shop.dataSource.query('SELECT FROM payment_attempt WHERE network IS NOT NULL')).toEqual([]);
  });
});
