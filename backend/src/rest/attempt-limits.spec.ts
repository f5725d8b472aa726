import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { aCoupon } from '../../seed/coupons.js';
import { REQUEST } from '../../testing/information-requests.js';
import { WISH } from '../../testing/bulk-orders.js';
import { AYSE } from '../../testing/purchase.js';
import { anAddress, type HttpAnswer, ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';
import type { Product } from '../catalog/product.entity.js';

const server = suiteServer();
let bowl: Product;
let visitor: ShopClient;

beforeAll(async () => {
  const { manager } = server.dataSource;
  bowl = await aProduct(manager, { stockQuantity: 100, priceKurus: 69_000 });
  await aCoupon(manager, { code: 'TOPRAK10' });
});
beforeEach(() => {
  visitor = new ShopClient(server, { address: anAddress() });
});

const stranger = () => new ShopClient(server);

async function sequentially<T>(times: number, ask: (time: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(time));
  return answers;
}

describe('Codes of coupons', () => {
  const cart = (couponCode: string) => ({
    items: [{ kind: 'product', id: bowl.id, quantity: 1, isStudent: false, unitPriceKurus: 69_000 }],
    couponCode,
  });
  const documented = (client: ShopClient, code: string) => {
    const products = encodeURIComponent(JSON.stringify([{ id: bowl.id, category: 'Kase' }]));
    return client.ask(`/api/coupons.php?validate=1&code=${code}&cart_total=690.00&products=${products}`);
  };
  const payment = (code: string) => ({
    order_data: {
      items: [{ product_id: bowl.id, quantity: 1 }],
      customer_info: AYSE,
      shipping_address: 'Bereketli Sok. No: 12, Üsküdar',
    },
    card_data: {
      card_holder_name: 'AYŞE DEMİR',
      card_number: '5528790000000008',
      expire_month: '12',
      expire_year: '2030',
      cvc: '123',
      installment: 1,
    },
    total_amount: 690,
    enable_3ds: true,
    coupon: { code },
  });
  /** All calls that tell whether a code is valid. */
  const ways: [string, (client: ShopClient, code: string) => Promise<HttpAnswer>][] = [
    ['checkout.checkCoupon', (client, code) => client.query('checkout.checkCoupon', cart(code))],
    ['checkout.quote', (client, code) => client.query('checkout.quote', cart(code))],
    ['checkout.open', (client, code) => client.mutate('checkout.open', cart(code))],
    ['coupons.php', documented],
    [
      'payment_card_form_direct.php',
      (client, code) => client.post('/api/payment_card_form_direct.php?action=payment', payment(code)),
    ],
  ];

  it.each(ways)(
    'cannot be guessed by %s: after twenty wrong ones nothing is said, even of a good one',
    async (_way, ask) => {
      const guesses = await sequentially(19, (time) => ask(visitor, `DENEME${time}`));
      expect(guesses.filter(({ status }) => status === 429)).toEqual([]);
      await documented(visitor, 'DENEME19');

      const [refused] = [await documented(visitor, 'TOPRAK10'), await ask(visitor, 'TOPRAK10')];
      expect([refused.status, refused.json]).toMatchObject([429, { success: false, code: 'too_many_tries' }]);
      expect((await ask(visitor, 'TOPRAK10')).status).toBe(429);
      expect((await documented(stranger(), 'TOPRAK10')).json).toMatchObject({ valid: true });
    },
  );

  it('may be wrong as often as a cart asks with the same one', async () => {
    await sequentially(30, () => visitor.query('checkout.quote', cart('YANLIS')));
    expect(dataOf(await visitor.query('checkout.checkCoupon', cart('TOPRAK10')))).toMatchObject({
      code: 'TOPRAK10',
    });
  });

  it('cost a cart without one nothing', async () => {
    await sequentially(20, (time) => documented(visitor, `DENEME${time}`));
    const { items } = cart('');
    expect((await visitor.query('checkout.quote', { items })).status).toBe(200);
  });
});

describe('Cards', () => {
  it('cannot be tried one after the other: a network has twenty an hour', async () => {
    const order = (time: number) => ({
      order_data: {
        items: [{ product_id: bowl.id, quantity: 1 }],
        customer_info: { ...AYSE, email: `kart-${time}@toprak.example` },
        shipping_address: 'Bereketli Sok. No: 12, Üsküdar',
      },
      card_data: {
        card_holder_name: 'AYŞE DEMİR',
        card_number: '4111111111111129',
        expire_month: '12',
        expire_year: '2030',
        cvc: '123',
        installment: 1,
      },
      total_amount: 690,
      enable_3ds: true,
    });
    const pay = (client: ShopClient, time: number) =>
      client.post('/api/payment_card_form_direct.php?action=payment', order(time));

    const tried = await sequentially(20, (time) => pay(visitor, time));
    expect(tried.filter(({ status }) => status === 429)).toEqual([]);

    const refused = await pay(visitor, 20);
    expect([refused.status, refused.json]).toMatchObject([
      429,
      { success: false, code: 'too_many_payments' },
    ]);
    expect((refused.json as { error: string }).error).toMatch(/^Bu bağlantıdan .* (59|60) dakika sonra/);
    expect((await pay(stranger(), 21)).status).toBe(200);

    await server.dataSource.query(`UPDATE payment_attempt SET status = 'paid', bank_page = NULL`);
    expect((await pay(visitor, 22)).status).toBe(200);
  });

  it('are not used up for a network by orders of carts that nobody holds', async () => {
    const input = {
      holdId: '11111111-1111-4111-8111-111111111111',
      customer: AYSE,
      expectedTotalKurus: 1,
      salesContractAccepted: true,
      privacyAccepted: true,
      documentsSha256: 'a'.repeat(64),
      card: {
        cardHolderName: 'AYŞE DEMİR',
        cardNumber: '5528790000000008',
        expireMonth: '12',
        expireYear: '2030',
        cvc: '123',
      },
    };
    const refused = await sequentially(25, () => visitor.mutate('orders.place', input));
    expect(new Set(refused.map((answer) => refusalOf(answer).code))).toEqual(new Set(['hold_expired']));
  });
});

describe('Requests for information', () => {
  it('come from one network twenty times a day, whoever they name', async () => {
    const ask = (client: ShopClient, time: number) =>
      client.mutate('workshops.askForInformation', { ...REQUEST, email: `soru-${time}@toprak.example` });
    const requested = await sequentially(20, (time) => ask(visitor, time));
    expect(requested.map(({ status }) => status)).toEqual(Array(20).fill(200));

    expect(refusalOf(await ask(visitor, 20))).toMatchObject({
      code: 'too_many_from_here',
      message: expect.stringContaining('Yarın yeniden yazabilir') as unknown,
    });
    const documented = {
      ...REQUEST,
      workshop_type: REQUEST.workshopType,
      experience_level: REQUEST.experienceLevel,
    };
    expect((await visitor.post('/api/workshop_info_requests.php', documented)).status).toBe(429);
    expect((await ask(stranger(), 21)).status).toBe(200);
  });

  it('that cannot be read are not counted', async () => {
    await sequentially(21, () => visitor.mutate('workshops.askForInformation', { ...REQUEST, email: 'x' }));
    expect((await visitor.mutate('workshops.askForInformation', REQUEST)).status).toBe(200);
  });
});

describe('Wishes for an offer', () => {
  it('come from one network twenty times a day, whoever they name, and beside requests for information', async () => {
    const ask = (client: ShopClient, time: number) =>
      client.mutate('bulkOrders.ask', { ...WISH, email: `toplu-${time}@kafe.example` });
    const requested = await sequentially(20, (time) => ask(visitor, time));
    expect(requested.map(({ status }) => status)).toEqual(Array(20).fill(200));

    expect(refusalOf(await ask(visitor, 20))).toMatchObject({ code: 'too_many_from_here' });
    expect((await visitor.post('/api/bulk_orders.php', WISH)).status).toBe(429);
    expect((await ask(stranger(), 21)).status).toBe(200);
    const question = { ...REQUEST, email: 'soru-toplu@toprak.example' };
    expect((await visitor.mutate('workshops.askForInformation', question)).status).toBe(200);
  });

  it('that cannot be read are not counted', async () => {
    await sequentially(21, () => visitor.mutate('bulkOrders.ask', { ...WISH, email: 'x' }));
    expect((await visitor.mutate('bulkOrders.ask', WISH)).status).toBe(200);
  });
});
