import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SellPiecesDto } from '../../../contract/desk/counter.dto.js';
import { aProduct } from '../../../seed/catalog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { visitBank } from '../../../sandbox/iyzico/bank-visitor.js';
import { stockState } from '../../../testing/ledger.js';
import { anActor } from '../../../testing/order-transitions.js';
import { aCard, confirmAtBank, holdCart, pieces, placeCart } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { Product } from '../../catalog/product.entity.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { NotePaymentService } from '../../orders/back-office/money/note-payment.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { ManagePaymentLinksService } from '../../payments/links/back-office/manage-payment-links.service.js';
import { PayByLinkService } from '../../payments/links/pay-by-link.service.js';
import { PaymentLinkViewsService } from '../../payments/links/payment-link-views.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CounterPiecesService } from './counter-pieces.service.js';
import { CounterSalesService } from './counter-sales.service.js';
import { SellPiecesService } from './sell-pieces.service.js';
import { UndoSaleService } from './undo-sale.service.js';

describe('The counter', () => {
  const shop = suiteShop();
  let actor: Actor;
  let mug: Product;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await emptyTables(shop.dataSource, 'product', 'hold', 'order', 'mail_message', 'log_entry');
    mug = await aProduct(shop.dataSource.manager, {
      ...{ name: 'Mavi kupa', slug: 'mavi-kupa', priceKurus: 64_000, stockQuantity: 3 },
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const asked = (more: Partial<SellPiecesDto> = {}): SellPiecesDto => ({
    lines: [{ productId: mug.id, quantity: 2 }],
    ...{ seenTotalKurus: 128_000, fullName: '', email: '' },
    payments: [{ method: 'cash', amountKurus: more.seenTotalKurus ?? 128_000 }],
    requestKey: randomUUID(),
    ...more,
  });
  const sell = (more: Partial<SellPiecesDto> = {}) =>
    shop.app.get(SellPiecesService).sell(actor, asked(more));
  const sellOne = (more: Partial<SellPiecesDto> = {}) =>
    sell({ lines: [{ productId: mug.id, quantity: 1 }], seenTotalKurus: 64_000, ...more });
  const undo = (orderId: string) => shop.app.get(UndoSaleService).undo(actor, orderId);
  const today = () => shop.app.get(CounterSalesService).today();
  const stock = async () => (await stockState(shop.dataSource, mug.id)).stock;
  const viewOf = (orderId: string) => shop.app.get(AdminOrderViewsService).view(orderId);
  const orders = async () =>
    (await shop.dataSource.query<{ n: number }[]>('SELECT count(*)::int AS n FROM "order"'))[0]?.n;
  const mails = async () =>
    (
      await shop.dataSource.query<{ template: string }[]>(
        'SELECT template FROM mail_message ORDER BY template',
      )
    ).map(({ template }) => template);
  const later = (minutes: number) => {
    const then = Date.now() + minutes * 60_000;
    jest.spyOn(shop.app.get(Clock), 'now').mockImplementation(() => new Date(then));
  };
  const expectBooksToAddUp = async () => {
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const found = await verifyData(url, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  };

  it('sells pieces that are paid and taken along, to a buyer without a name', async () => {
    const sale = await sell();
    expect(sale).toMatchObject({
      ...{ buyer: '', totalKurus: 128_000, isUndone: false },
      payments: [{ method: 'cash', amountKurus: 128_000 }],
      pieces: [{ name: 'Mavi kupa', quantity: 2 }],
    });
    expect(sale.undoSeconds).toBeGreaterThan(590);
    expect(await viewOf(sale.orderId)).toMatchObject({
      ...{ customerName: 'Tezgâh satışı', customerEmail: '', phone: '', channel: 'counter' },
      ...{ status: 'delivered', paymentStatus: 'paid', isPickedUp: true },
      ...{ shippingKurus: 0, totalKurus: 128_000, openKurus: 0 },
      payments: [{ method: 'cash', amountKurus: 128_000 }],
    });
    expect(await stock()).toBe(1);
    expect(await mails()).toEqual([]);
    expect(await shop.dataSource.query('SELECT 1 FROM order_document')).toEqual([]);
    await expectBooksToAddUp();
  });

  it('takes a part in cash and a part by POS, and undoes both', async () => {
    const payments = [
      { method: 'pos' as const, amountKurus: 100_000 },
      { method: 'cash' as const, amountKurus: 28_000 },
    ];
    const { orderId } = await sell({ payments });
    expect(await today()).toMatchObject({
      sales: [{ payments, soldBy: expect.stringContaining('@') }],
      saleCount: 1,
      payments: [
        { method: 'cash', amountKurus: 28_000 },
        { method: 'pos', amountKurus: 100_000 },
      ],
    });
    expect(await viewOf(orderId)).toMatchObject({ paymentStatus: 'paid', openKurus: 0 });
    expect(await undo(orderId)).toMatchObject({ isUndone: true, payments });
    expect(await today()).toMatchObject({ saleCount: 0, payments: [] });
    await expectBooksToAddUp();
  });

  it('mails a receipt to a buyer who gives an address', async () => {
    expect(await sell({ fullName: 'Ayşe Demir', email: 'ayse@toprak.example' })).toMatchObject({
      buyer: 'Ayşe Demir',
    });
    expect(await mails()).toEqual(['counter-receipt']);
  });

  it('sells once, however often the request arrives', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([sell({ requestKey }), sell({ requestKey }), sell({ requestKey })]);
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await sell({ requestKey })).orderId).toBe(answers[0].orderId);
    expect(await stock()).toBe(1);
    expect(await orders()).toBe(1);
    await expectBooksToAddUp();
  });

  it.each<[string, () => Partial<SellPiecesDto>]>([
    ['fewer pieces', () => ({ lines: [{ productId: mug.id, quantity: 1 }], seenTotalKurus: 64_000 })],
    ['another way of payment', () => ({ payments: [{ method: 'pos', amountKurus: 128_000 }] })],
    ['a buyer', () => ({ fullName: 'Ayşe Demir' })],
  ])('sells no other sale under the key of one: %s', async (_what, more) => {
    const requestKey = randomUUID();
    await sell({ requestKey });
    await expect(sell({ requestKey, ...more() })).rejects.toMatchObject({
      code: 'desk_key_used',
      params: { what: 'Tezgâh satışı (2 × Mavi kupa)' },
    });
    expect(await stock()).toBe(1);
    expect(await orders()).toBe(1);
  });

  it.each<[string, () => Partial<SellPiecesDto>, string]>([
    ['another price than was told', () => ({ seenTotalKurus: 120_000 }), 'counter_price_changed'],
    [
      'less money than it costs',
      () => ({ payments: [{ method: 'cash', amountKurus: 127_999 }] }),
      'counter_payments_differ',
    ],
    ['more than there are', () => ({ lines: [{ productId: mug.id, quantity: 4 }] }), 'counter_pieces_gone'],
    [
      'what is not there',
      () => ({ lines: [{ productId: randomUUID(), quantity: 1 }] }),
      'counter_pieces_gone',
    ],
  ])('refuses %s, and nothing changes', async (_, more, code) => {
    await expect(sell(more())).rejects.toMatchObject({ code });
    expect(await orders()).toBe(0);
    expect(await stock()).toBe(3);
  });

  it('sells the last piece on one of two phones', async () => {
    await sell();
    const results = await Promise.allSettled([sellOne(), sellOne()]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'counter_pieces_gone', params: { what: 'Mavi kupa' } });
    expect(await stock()).toBe(0);
    await expectBooksToAddUp();
  });

  it('leaves a piece to the web buyer who is paying for it', async () => {
    await sell();
    await holdCart(shop.app, { lines: [pieces(mug)] });
    await expect(sellOne()).rejects.toMatchObject({ code: 'counter_pieces_gone' });
    expect(await stock()).toBe(1);
  });

  it('shares the last pieces with web buyers without selling one twice', async () => {
    const buy = async (at: number) => {
      const placed = await placeCart(shop.app, { lines: [pieces(mug)], ipAddress: `203.0.113.${at}` });
      return shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    };
    await Promise.allSettled([buy(1), sellOne(), buy(2), sellOne(), buy(3), sellOne()]);
    expect(await stock()).toBeGreaterThanOrEqual(0);
    await expectBooksToAddUp();
  });

  describe('undoes a sale', () => {
    it('as a whole: payment, pieces and figures', async () => {
      const { orderId } = await sell();
      expect(await undo(orderId)).toMatchObject({ isUndone: true, undoSeconds: 0 });
      expect(await viewOf(orderId)).toMatchObject({
        ...{ status: 'cancelled', paymentStatus: 'unpaid', paidKurus: 0 },
        payments: [{ method: 'cash', isReversed: true }],
      });
      expect(await stock()).toBe(3);
      expect(await today()).toMatchObject({ saleCount: 0, totalKurus: 0, payments: [], vatGroups: [] });
      await expectBooksToAddUp();
    });

    it('once, however often it is asked to', async () => {
      const { orderId } = await sell();
      await Promise.all([undo(orderId), undo(orderId)]);
      expect(await undo(orderId)).toMatchObject({ isUndone: true });
      expect(await stock()).toBe(3);
      await expectBooksToAddUp();
    });

    it('for ten minutes', async () => {
      const { orderId } = await sell();
      later(9);
      expect((await today()).sales[0]?.undoSeconds).toBeGreaterThan(0);
      later(10);
      expect((await today()).sales[0]?.undoSeconds).toBe(0);
      await expect(undo(orderId)).rejects.toMatchObject({ code: 'counter_undo_too_late' });
      expect(await stock()).toBe(1);
    });

    it('not when money of it was paid back', async () => {
      const { orderId } = await sell();
      const [line] = (await viewOf(orderId)).lines;
      await shop.app.get(RefundOrderService).refund(actor, {
        ...{ orderId, requestKey: randomUUID() },
        lines: [{ lineId: line!.id, amountKurus: 1000, seenKurus: 128_000 }],
      });
      await expect(undo(orderId)).rejects.toMatchObject({ code: 'counter_sale_refunded' });
    });

    /** A sale whose buyer pays by a link instead, and is at the bank. */
    const sellByLink = async () => {
      const { orderId } = await sell();
      const [cash] = (await viewOf(orderId)).payments;
      await shop.app.get(NotePaymentService).reverse(actor, { orderId, paymentId: cash!.id });
      await shop.app.get(ManagePaymentLinksService).make(actor, { orderId, amountKurus: 128_000, hours: 1 });
      const link = await shop.app.get(PaymentLinkViewsService).latestOfOrder(orderId);
      const { bankPage } = await shop.app.get(PayByLinkService).pay(
        {
          ...{ linkId: link!.id, amountKurus: 128_000, card: aCard() },
          accessKey: new URL(link!.url).searchParams.get('anahtar') ?? '',
        },
        '198.51.100.9',
      );
      const { fields } = (await visitBank(bankPage))!;
      return { orderId, comeBack: () => shop.app.get(BankReturnService).receive(fields) };
    };

    it('of a buyer who is at the bank, and then is not charged', async () => {
      const { orderId, comeBack } = await sellByLink();
      await undo(orderId);
      await comeBack();
      expect(await viewOf(orderId)).toMatchObject({ status: 'cancelled', paidKurus: 0 });
      expect(await stock()).toBe(3);
      await expectBooksToAddUp();
    });

    it('not when its buyer has paid by card meanwhile', async () => {
      const { orderId, comeBack } = await sellByLink();
      await comeBack();
      expect(await viewOf(orderId)).toMatchObject({ paymentStatus: 'paid' });
      await expect(undo(orderId)).rejects.toMatchObject({ code: 'counter_sale_paid_by_card' });
      expect(await viewOf(orderId)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
      expect(await stock()).toBe(1);
      await expectBooksToAddUp();
    });

    it('and nothing but counter sales', async () => {
      const { orderId } = await placeCart(shop.app, { lines: [pieces(mug)] });
      await expect(undo(orderId)).rejects.toMatchObject({ code: 'order_not_found' });
    });

    it('with a word to who has its receipt, and none to who has not', async () => {
      const known = { email: 'ayse@toprak.example' };
      await undo((await sellOne(known)).orderId);
      expect(await mails()).toEqual([]);
      const { orderId } = await sellOne(known);
      await shop.dataSource.query(`UPDATE mail_message SET status = 'sent', sent_at = now()`);
      await undo(orderId);
      expect(await mails()).toEqual(['counter-receipt', 'counter-undone']);
    });
  });

  it('sums up the day by way of payment and rate of KDV', async () => {
    await sellOne({ payments: [{ method: 'pos', amountKurus: 64_000 }] });
    await sellOne({ fullName: 'Ayşe Demir' });
    const { sales, ...sums } = await today();
    expect(sums).toMatchObject({
      ...{ saleCount: 2, totalKurus: 128_000 },
      payments: [
        { method: 'cash', amountKurus: 64_000 },
        { method: 'pos', amountKurus: 64_000 },
      ],
      vatGroups: [{ totalKurus: 128_000 }],
    });
    expect(sales.map(({ buyer }) => buyer)).toEqual(['Ayşe Demir', '']);
    later(24 * 60);
    expect(await today()).toMatchObject({ saleCount: 0, sales: [] });
  });

  describe('finds pieces', () => {
    const find = async (search = '') =>
      (await shop.app.get(CounterPiecesService).find(search)).map(({ name }) => name);
    const scan = (code: string) => shop.app.get(CounterPiecesService).scanned(code);

    beforeEach(async () => {
      const { manager } = shop.dataSource;
      await aProduct(manager, { name: 'Tükenen kâse', slug: 'tukenen-kase', stockQuantity: 0 });
      await aProduct(manager, { name: 'Yeni tabak', slug: 'yeni-tabak', stockQuantity: 5 });
    });

    it('with those that sell best first, and without what is sold out', async () => {
      expect(await find()).toEqual(['Yeni tabak', 'Mavi kupa']);
      await sellOne();
      expect(await find()).toEqual(['Mavi kupa', 'Yeni tabak']);
    });

    it('by their name, also when they are sold out', async () => {
      expect(await find('tükenen')).toEqual(['Tükenen kâse']);
    });

    it('anew at the prices of the moment', async () => {
      await shop.dataSource.query('UPDATE product SET price_kurus = 70000 WHERE id = $1', [mug.id]);
      expect(await shop.app.get(CounterPiecesService).priced([randomUUID(), mug.id])).toMatchObject([
        { id: mug.id, priceKurus: 70_000 },
      ]);
    });

    it('by the code of their label', async () => {
      expect(await scan('https://toprak.example/urun/mavi-kupa')).toMatchObject({
        ...{ id: mug.id, name: 'Mavi kupa', priceKurus: 64_000, available: 3 },
      });
      for (const code of ['8690123456789', 'https://toprak.example/urun/baska']) {
        await expect(scan(code)).rejects.toMatchObject({ code: 'counter_code_unknown' });
      }
    });
  });
});
