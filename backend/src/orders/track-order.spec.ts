import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPaidOrder, type PaidOrder } from '../../testing/account-orders.js';
import { anAddress, type HttpAnswer, ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';

const NOBODYS_NUMBER = '00000000';

const server = suiteServer();
let serial = 0;
let email: string;
let order: PaidOrder;

beforeEach(async () => {
  serial += 1;
  email = `misafir-${serial}@toprak.example`;
  order = await aPaidOrder(server.app, { email });
});

const track = (input: unknown, guest = new ShopClient(server)): Promise<HttpAnswer> =>
  guest.mutate('orders.track', input);
const numberOf = ({ orderId }: PaidOrder) => orderId.slice(0, 8);

describe('A guest with number and address of an order', () => {
  it.each([
    ['as the mail writes it', (number: string) => number.toUpperCase()],
    ['in small letters', (number: string) => number],
    ['with its sign and spaces', (number: string) => ` #${number.slice(0, 4)} ${number.slice(4)} `],
  ])('is led to its page: %s', async (_how, written) => {
    const answer = await track({ orderNumber: written(numberOf(order)), email: email.toUpperCase() });
    expect(dataOf(answer)).toEqual({ orderUrl: `/siparis/${order.orderId}?anahtar=${order.accessKey}` });
  });

  it('finds its key in no row of the database', async () => {
    const rows = await server.dataSource.query<unknown[]>(
      `SELECT (SELECT json_agg(row_to_json(o)) FROM "order" o)::text AS orders,
              (SELECT json_agg(payload) FROM mail_message)::text AS mails`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('orderUrl');
    expect(stored).not.toContain(order.accessKey);
    expect(stored).not.toContain('anahtar');
  });

  it.each([
    ['another number', () => ({ orderNumber: NOBODYS_NUMBER, email })],
    ['another address', () => ({ orderNumber: numberOf(order), email: 'baska@toprak.example' })],
    ['neither', () => ({ orderNumber: NOBODYS_NUMBER, email: 'baska@toprak.example' })],
  ])('hears one and the same of %s', async (_what, input) => {
    const answer = await track(input());
    expect([answer.status, refusalOf(answer)]).toEqual([
      404,
      expect.objectContaining({
        code: 'order_not_tracked',
        message:
          'Bu bilgilerle bir sipariş bulamadık. Sipariş numaranızı ve e-posta adresinizi kontrol edin.',
        fields: {},
      }),
    ]);
  });
});

describe('Guessing orders', () => {
  it('ends after ten tries from one network, also for whoever knows one', async () => {
    const guest = new ShopClient(server, { address: anAddress() });
    for (let tries = 0; tries < 10; tries += 1) {
      const input = { orderNumber: NOBODYS_NUMBER, email: `kim-${serial}-${tries}@toprak.example` };
      expect(refusalOf(await track(input, guest)).code).toBe('order_not_tracked');
    }
    const answer = await track({ orderNumber: numberOf(order), email }, guest);
    expect([answer.status, refusalOf(answer).code]).toEqual([429, 'too_many_tries']);
    expect((await track({ orderNumber: numberOf(order), email })).status).toBe(200);
  });

  it('ends after two hundred tries for one address, wherever they come from and however it is written', async () => {
    const guesses = Array.from({ length: 200 }, (_, tries) =>
      track({ orderNumber: NOBODYS_NUMBER, email: tries % 2 ? email : email.toUpperCase() }),
    );
    for (const answer of await Promise.all(guesses)) {
      expect(refusalOf(answer).code).toBe('order_not_tracked');
    }
    expect(refusalOf(await track({ orderNumber: numberOf(order), email })).code).toBe('too_many_tries');
  });
});
