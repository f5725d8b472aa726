import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { WISH } from '../../../../testing/bulk-orders.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../../testing/visitor.js';
import type { AdminBulkOrdersView } from '../../../../contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { BulkOrderRequest } from '../bulk-order-request.entity.js';

const SCRIPT = '/api/bulk_orders.php';
const HOUR = 3_600_000;

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'bulk_order_request', 'mail_message', 'outbox_job', 'log_entry'),
);

async function aWish({ hoursAgo = 1 } = {}): Promise<BulkOrderRequest> {
  const { manager } = server.dataSource;
  const createdAt = new Date(Date.now() - hoursAgo * HOUR);
  const dueAt = new Date(createdAt.getTime() + 24 * HOUR);
  return manager.save(manager.create(BulkOrderRequest, { ...WISH, createdAt, dueAt }));
}
const list = async (query = {}) =>
  dataOf(await admin.query('admin.bulkOrders.list', query)) as AdminBulkOrdersView;
const decide = (id: string, status: string) => admin.mutate('admin.bulkOrders.decide', { id, status });
const answer = (id: string, version: number) =>
  admin.mutate('admin.bulkOrders.answer', {
    id,
    version,
    subject: 'Teklifimiz',
    text: '60 fincan: 12.000 TL',
  });
const events = () =>
  server.dataSource.query<{ event: string }[]>(
    `SELECT details->>'event' AS event FROM log_entry WHERE record_kind = 'bulk_order_request' ORDER BY id`,
  );
const put = (id: string, status: string) =>
  admin.ask(`${SCRIPT}?id=${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });

describe('A wish for an offer in the studio’s hands', () => {
  it('is listed by status, with counts and a mark on what waits beyond the promise', async () => {
    const late = await aWish({ hoursAgo: 30 });
    const fresh = await aWish();
    const { id } = await aWish({ hoursAgo: 50 });
    await decide(id, 'rejected');

    const { items, counts } = await list({ status: 'pending' });
    expect(items.map((wish) => [wish.id, wish.isOverdue])).toEqual([
      [late.id, true],
      [fresh.id, false],
    ]);
    const newestFirst = await list({ status: 'pending', sortOrder: 'desc' });
    expect(newestFirst.items.map((wish) => wish.id)).toEqual([fresh.id, late.id]);
    expect(counts).toEqual({ pending: 2, approved: 0, rejected: 1, overdue: 1 });
  });

  it('is approved once however often the button is pressed, and not rejected then', async () => {
    const { id } = await aWish();
    const pressed = await Promise.all([1, 2, 3].map(() => decide(id, 'approved')));

    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refusalOf(await decide(id, 'rejected')).code).toBe('bulk_order_decided');
    expect(await events()).toEqual([{ event: 'bulk_order_approved' }]);
    expect((await list({ status: 'approved' })).items).toMatchObject([{ id, decidedAt: expect.any(String) }]);
  });

  it('goes one way when two decide at once', async () => {
    const { id } = await aWish();
    const both = await Promise.all([decide(id, 'approved'), decide(id, 'rejected')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await events()).toHaveLength(1);
  });

  it('is answered once by mail, and waits no longer', async () => {
    const { id, version } = await aWish({ hoursAgo: 30 });
    const pressed = await Promise.all([answer(id, version), answer(id, version)]);

    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { items, counts } = await list();
    expect(items).toMatchObject([
      { status: 'pending', isOverdue: false, offer: { subject: 'Teklifimiz', text: '60 fincan: 12.000 TL' } },
    ]);
    expect(counts.overdue).toBe(0);
    const mails = await server.dataSource.query<object[]>('SELECT template, recipient FROM mail_message');
    expect(mails).toEqual([{ template: 'studio-answer', recipient: WISH.email }]);
  });

  it('is read by itself, decided or not, and is not answered as it was before', async () => {
    const { id, version } = await aWish();
    await decide(id, 'approved');
    expect(dataOf(await admin.query('admin.bulkOrders.get', { id }))).toMatchObject({
      id,
      status: 'approved',
    });
    expect(refusalOf(await answer(id, version)).code).toBe('changed_meanwhile');
    expect(refusalOf(await admin.query('admin.bulkOrders.get', { id: randomUUID() })).code).toBe('not_found');
    expect(await server.dataSource.query('SELECT id FROM mail_message')).toEqual([]);
  });

  it('is read and decided by clients of old', async () => {
    const { id } = await aWish();
    expect((await admin.ask(SCRIPT)).json).toEqual({
      success: true,
      orders: [{ id, ...WISH, status: 'pending', created_at: expect.any(String) }],
    });
    expect((await put(id, 'approved')).json).toMatchObject({ success: true });
    expect((await put(id, 'rejected')).json).toMatchObject({ success: false, code: 'bulk_order_decided' });
    expect((await put(id, 'pending')).status).toBe(400);
    expect((await put(randomUUID(), 'approved')).status).toBe(404);
  });
});
