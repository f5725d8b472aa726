import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aProduct } from '../../../seed/catalog.js';
import { aCustomer } from '../../../seed/customers.js';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { mailedCode } from '../../../testing/mails.js';
import { pieces, placeCart } from '../../../testing/purchase.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { Visitor } from '../../../testing/visitor.js';
import type { Customer } from '../../people/accounts/customer.entity.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';

const MESSAGES = '/api/user_messages.php';

const server = suiteServer();
let zeynep: Customer;
let client: Visitor;

beforeEach(async () => {
  zeynep = await aCustomer(server.dataSource.manager);
  client = new Visitor(server, { address: anAddress() });
  await client.signIn(zeynep.email);
});

const send = (method: string, path: string, body?: unknown) =>
  client.ask(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

describe('The documented list of orders', () => {
  it('tells in lira what was bought', async () => {
    const bowl = await aProduct(server.dataSource.manager, { name: 'Kase', priceKurus: 74_050 });
    const { orderId } = await placeCart(server.app, { lines: [pieces(bowl, 2)], customerId: zeynep.id });
    const { status, json } = await send('GET', '/api/orders.php');
    expect(status).toBe(200);
    expect(json).toEqual([
      {
        id: orderId,
        created_at: expect.stringMatching(/Z$/),
        total_amount: 1481,
        status: 'pending',
        shipping_address: 'Bereketli Sok. No: 12, Üsküdar / İstanbul',
        notes: '',
        items: [
          {
            id: expect.any(String),
            product_name: 'Kase',
            product_image: null,
            product_description: 'Çarkta çekilmiş, mat beyaz sırlı günlük bir kase.',
            product_material: 'Stoneware, mat beyaz sır',
            product_dimensions: 'Ø 17 × 5 cm',
            product_care: 'Bulaşık makinesinde yıkanabilir.',
            price: 740.5,
            quantity: 2,
          },
        ],
      },
    ]);
  });

  it('is an empty array before the first one', async () => {
    expect((await send('GET', '/api/orders.php')).json).toEqual([]);
  });
});

describe('The documented list of bookings', () => {
  it('tells when, in which state and for how much', async () => {
    const { bookingId } = await aPaidOrder(server.app, { customerId: zeynep.id });
    expect((await send('GET', '/api/user_bookings.php')).json).toEqual([
      {
        id: bookingId,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        start_time: '14:00',
        end_time: '17:00',
        status: 'confirmed',
        price: 0,
      },
    ]);
  });
});

describe('The documented messages', () => {
  let ids: string[];

  beforeEach(async () => {
    const messages = server.app.get(CustomerMessagesService);
    for (const category of ['onemli', 'genel', 'genel'] as const) {
      await messages.add(server.dataSource.manager, {
        customerId: zeynep.id,
        category,
        subject: 'Kupalarınız',
        message: 'Fırından çıktı.',
        isImportant: category === 'onemli',
      });
    }
    ids = (await messages.list(zeynep.id)).messages.map(({ id }) => id);
  });

  it('are listed, the newest first, with the number of unread ones', async () => {
    const { status, json } = await send('GET', MESSAGES);
    const { messages, ...rest } = json as { messages: unknown[] };
    expect([status, rest, messages.length]).toEqual([200, { success: true, unread_count: 3 }, 3]);
    expect(messages[2]).toEqual({
      id: ids[2],
      subject: 'Kupalarınız',
      message: 'Fırından çıktı.',
      category: 'onemli',
      sender_name: 'Atölye',
      created_at: expect.stringMatching(/Z$/),
      is_read: false,
      read_at: null,
      is_important: true,
    });
  });

  it('are marked one by one, several at once, and removed', async () => {
    expect((await send('POST', MESSAGES, { message_id: ids[0]!.toUpperCase() })).json).toEqual({
      success: true,
      unread_count: 2,
    });
    expect((await send('PATCH', MESSAGES, { message_ids: [ids[0], ids[1]] })).json).toEqual({
      success: true,
      unread_count: 1,
    });
    expect((await send('DELETE', `${MESSAGES}?id=${ids[2] ?? ''}`)).json).toEqual({
      success: true,
      unread_count: 0,
    });
    expect((await send('GET', MESSAGES)).json).toMatchObject({
      messages: [{ is_read: true, read_at: expect.stringMatching(/Z$/) }, { is_read: true }],
    });
  });

  it('that are gone are not found', async () => {
    const answer = await send('DELETE', `${MESSAGES}?id=${randomUUID()}`);
    expect([answer.status, answer.json]).toEqual([
      404,
      expect.objectContaining({
        success: false,
        error: 'Bu mesaj bulunamadı. Daha önce silinmiş olabilir.',
      }),
    ]);
  });

  it.each([
    ['POST', {}],
    ['POST', { message_id: 5 }],
    ['POST', { message_id: "1' OR '1'='1" }],
    ['PATCH', {}],
    ['PATCH', { message_ids: [] }],
    ['PATCH', { message_ids: 'hepsi' }],
    ['PATCH', { message_ids: ['hepsi'] }],
    ['PATCH', { message_ids: [null] }],
    ['PATCH', { message_ids: [[randomUUID()]] }],
    ['PATCH', { message_ids: Array.from({ length: 201 }, () => randomUUID()) }],
    ['DELETE', undefined],
  ])('refuse %s %j', async (method, body) => {
    const answer = await send(method, MESSAGES, body);
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining({ success: false })]);
    expect(answer.text).not.toMatch(/each value|must be|SELECT|stack/);
  });

  it('are counted for the badge', async () => {
    await send('POST', MESSAGES, { message_id: ids[0] });
    expect((await send('GET', '/api/notifications.php')).json).toEqual({
      success: true,
      counts: [
        { type: 'genel', total: 2, unread: 1 },
        { type: 'onemli', total: 1, unread: 1 },
      ],
      unread: 2,
    });
  });

  it('know no other method', async () => {
    const answer = await send('PUT', MESSAGES, {});
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PATCH, DELETE']);
  });
});

describe('Another code by the documented call', () => {
  const ask = (visitor: Visitor, email: string) =>
    visitor.post('/api/email_verification.php', { action: 'resend_code', type: 'account', email });

  it('goes to the address of the account, whatever address is sent along', async () => {
    await server.dataSource.query('UPDATE customer SET email_verified_at = NULL WHERE id = $1', [zeynep.id]);
    expect((await ask(client, 'baskasi@toprak.example')).json).toMatchObject({ success: true });
    expect(await mailedCode(server.dataSource, zeynep.email)).toMatch(/^\d{6}$/);
    await expect(mailedCode(server.dataSource, 'baskasi@toprak.example')).rejects.toThrow('No code');
  });

  it('needs a signed-in customer', async () => {
    const answer = await ask(new Visitor(server, { address: anAddress() }), zeynep.email);
    expect([answer.status, answer.json]).toEqual([
      401,
      expect.objectContaining({ code: 'sign_in_required' }),
    ]);
  });
});
