import { beforeEach, describe, expect, it } from '@jest/globals';
import { expectRefusedWish, WISH, WISH_REFUSALS } from '../../../testing/bulk-orders.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';

const SCRIPT = '/api/bulk_orders.php';

const server = suiteServer();
const client = new ShopClient(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'bulk_order_request', 'mail_message', 'outbox_job', 'studio_notification'),
);

describe('bulk_orders.php', () => {
  it('takes a wish, and what clients of old send besides', async () => {
    const answer = await client.post(SCRIPT, { ...WISH, csrf: 'x', status: 'approved', id: 'y' });

    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      success: true,
      message: 'Toplu sipariş talebiniz başarıyla iletildi. En kısa sürede size dönüş yapacağız.',
    });
    const kept = await server.dataSource.query<unknown[]>(
      'SELECT name, email, phone, message, status FROM bulk_order_request',
    );
    expect(kept).toEqual([{ ...WISH, status: 'pending' }]);
    expect(await server.dataSource.query('SELECT count(*)::int AS mails FROM mail_message')).toEqual([
      { mails: 2 },
    ]);
  });

  it.each(WISH_REFUSALS)('refuses $what, and nothing is kept', async ({ given, field, text }) => {
    const answer = await client.post(SCRIPT, { ...WISH, ...given });

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ success: false, code: 'invalid_input', fields: { [field]: text } });
    await expectRefusedWish(server.dataSource);
  });

  it.each([[null], [[]], ['metin'], [5]])('refuses %j, which is no wish at all', async (body) => {
    const answer = await client.post(SCRIPT, body);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ success: false });
    await expectRefusedWish(server.dataSource);
  });

  it('refuses what comes from another site', async () => {
    const answer = await client.post(SCRIPT, WISH, { origin: 'https://evil.example' });

    expect(answer.status).toBe(403);
    await expectRefusedWish(server.dataSource);
  });

  it('says why the sixth of an address in a day is refused', async () => {
    for (let count = 0; count < 5; count += 1) expect((await client.post(SCRIPT, WISH)).status).toBe(200);

    const answer = await client.post(SCRIPT, WISH);
    expect(answer.status).toBe(429);
    expect(answer.json).toMatchObject({ success: false, code: 'too_many_bulk_orders' });
  });

  it.each(['PATCH', 'DELETE'])('does not know %s', async (method) => {
    const answer = await client.ask(SCRIPT, { method });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT']);
  });
});
