import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminRole } from '../../../contract/admin/roles.js';
import type {
  StudioNotificationCount,
  StudioNotificationsPage,
  StudioNotificationSubject,
  StudioNotificationType,
} from '../../../contract/notifications/studio-notification.js';
import { aCustomer } from '../../../seed/customers.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { listenTo } from '../../../testing/event-stream.js';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { NotifyStudioService } from '../studio/notify-studio.service.js';
import { PruneStudioNotificationsService } from './prune-studio-notifications.service.js';

const REST = '/api/notifications.php';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => emptyTables(server.dataSource, 'studio_notification'));
const tell = (type: StudioNotificationType, title: string, about?: StudioNotificationSubject) =>
  server.app.get(NotifyStudioService).add(server.dataSource.manager, {
    type,
    dedupeKey: `test:${randomUUID()}`,
    title,
    message: 'Bir şey oldu.',
    ...(about && { about }),
  });
const SUBJECT = randomUUID();
const tellOfEverything = async () => {
  await tell('stock_low', 'Az kaldı', { kind: 'product', id: SUBJECT });
  await tell('workshop_full', 'Doldu', { kind: 'session', id: SUBJECT });
  await tell('new_order', 'Sipariş', { kind: 'order', id: SUBJECT });
  await tell('system', 'Bilgi talebi', { kind: 'information_request', id: SUBJECT });
  await tell('system', 'Toplu sipariş', { kind: 'bulk_order', id: SUBJECT });
  await tell('system', 'Yedek');
};
const list = async (wanted: object = {}) =>
  dataOf(await admin.query('admin.notifications.list', wanted)) as StudioNotificationsPage;
const titles = async (wanted: object = {}) => (await list(wanted)).notifications.map(({ title }) => title);
const idOf = async (wanted: string) =>
  (await list()).notifications.find(({ title }) => title === wanted)?.id ?? 0;
const counts = async () => dataOf(await admin.query('admin.notifications.counts', undefined));
const send = (
  visitor: Visitor,
  method: string,
  { query = '', body }: { query?: string; body?: object } = {},
) =>
  visitor.ask(REST + query, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

describe("The studio's notifications", () => {
  it('come by type or unread only, the newest first, each with what it is about', async () => {
    const orderId = randomUUID();
    await tell('system', 'Eski');
    await tell('new_order', 'Sipariş', { kind: 'order', id: orderId });
    await admin.mutate('admin.notifications.markRead', { id: await idOf('Eski') });

    expect(await titles()).toEqual(['Sipariş', 'Eski']);
    expect(await titles({ type: 'system' })).toEqual(['Eski']);
    expect(await titles({ unreadOnly: true })).toEqual(['Sipariş']);
    expect((await list({ type: 'new_order' })).notifications[0]?.about).toEqual({
      kind: 'order',
      id: orderId,
    });
    expect(await counts()).toMatchObject([
      { type: 'new_order', total: 1, unread: 1 },
      { type: 'system', total: 1, unread: 0 },
    ]);
  });

  it('go on where a page ended, whatever came meanwhile', async () => {
    for (let number = 1; number <= 30; number += 1) await tell('system', `${number}`);
    const first = await list();
    await tell('system', 'yeni');
    const second = await list({ cursor: first.nextCursor });

    expect(first.notifications).toHaveLength(25);
    expect(second.notifications.map(({ title }) => title)).toEqual(['5', '4', '3', '2', '1']);
    expect(second.nextCursor).toBeNull();
  });

  it('are marked as read one by one, by type, or all of them', async () => {
    await tell('stock_low', 'Az');
    await tell('stock_out', 'Yok');
    await tell('system', 'Bir');
    await tell('system', 'İki');

    await admin.mutate('admin.notifications.markRead', { id: await idOf('Bir') });
    expect(await titles({ unreadOnly: true })).toEqual(['İki', 'Yok', 'Az']);
    await admin.mutate('admin.notifications.markAllRead', { type: 'system' });
    expect(await titles({ unreadOnly: true })).toEqual(['Yok', 'Az']);
    await admin.mutate('admin.notifications.markAllRead', {});
    expect(await titles({ unreadOnly: true })).toEqual([]);
  });

  it('about a record are marked as read when it is opened', async () => {
    const [order, other] = [randomUUID(), randomUUID()];
    await tell('new_order', 'Bu', { kind: 'order', id: order });
    await tell('new_order', 'Öteki', { kind: 'order', id: other });
    await tell('stock_low', 'Aynı kimlik', { kind: 'product', id: order });
    for (let opened = 0; opened < 2; opened += 1) {
      await admin.mutate('admin.notifications.markReadAbout', { kind: 'order', id: order });
    }
    expect(await titles({ unreadOnly: true })).toEqual(['Aynı kimlik', 'Öteki']);
  });

  it('leave the list and its counts when deleted, come back when that is undone, and the log knows who did', async () => {
    await tell('system', 'Silinecek');
    const id = await idOf('Silinecek');
    await admin.mutate('admin.notifications.remove', { id });
    expect([await titles(), await counts()]).toEqual([[], []]);
    expect(refusalOf(await admin.mutate('admin.notifications.remove', { id })).code).toBe(
      'notification_not_found',
    );

    await admin.mutate('admin.notifications.restore', { id });
    expect(await titles()).toEqual(['Silinecek']);
    expect(
      await server.dataSource.query(
        `SELECT details->>'event' AS event, username IS NOT NULL AS named FROM log_entry
         WHERE record_kind = 'studio_notification' AND record_id = $1 ORDER BY id`,
        [String(id)],
      ),
    ).toEqual([
      { event: 'notification_removed', named: true },
      { event: 'notification_restored', named: true },
    ]);
  });

  it('stay out of the log when they are read, which changes nothing of the shop', async () => {
    await emptyTables(server.dataSource, 'log_entry');
    const order = randomUUID();
    await tell('new_order', 'Bu', { kind: 'order', id: order });
    await tell('system', 'Bir');
    await admin.mutate('admin.notifications.markReadAbout', { kind: 'order', id: order });
    await admin.mutate('admin.notifications.markRead', { id: await idOf('Bir') });
    await admin.mutate('admin.notifications.markAllRead', {});
    expect(await titles({ unreadOnly: true })).toEqual([]);
    expect(
      await server.dataSource.query(
        `SELECT details FROM log_entry WHERE record_kind = 'studio_notification'`,
      ),
    ).toEqual([]);
  });

  it.each<[AdminRole, readonly string[]]>([
    ['workshop', ['Bilgi talebi', 'Doldu', 'Az kaldı']],
    ['shop', ['Toplu sipariş', 'Sipariş', 'Az kaldı']],
    ['admin', ['Yedek', 'Toplu sipariş', 'Bilgi talebi', 'Sipariş', 'Doldu', 'Az kaldı']],
  ])('tell the role %s of what it works with, and count nothing else', async (role, seen) => {
    await tellOfEverything();
    const helper = await enterBackOffice(server, { role });
    const titlesFor = async (visitor: Visitor, wanted: object = {}) => {
      const page = dataOf(await visitor.query('admin.notifications.list', wanted)) as StudioNotificationsPage;
      return page.notifications.map(({ title }) => title);
    };
    expect(await titlesFor(helper)).toEqual(seen);
    const counted = dataOf(
      await helper.query('admin.notifications.counts', undefined),
    ) as StudioNotificationCount[];
    expect(counted.reduce((sum, { unread }) => sum + unread, 0)).toBe(seen.length);
    const documented = (await send(helper, 'GET')).json as { notifications: { title: string }[] };
    expect(documented.notifications.map(({ title }) => title)).toEqual(seen);

    await helper.mutate('admin.notifications.markAllRead', {});
    const all = ['Yedek', 'Toplu sipariş', 'Bilgi talebi', 'Sipariş', 'Doldu', 'Az kaldı'];
    expect(await titles({ unreadOnly: true })).toEqual(all.filter((title) => !seen.includes(title)));
  });

  it.each(['markRead', 'remove', 'restore'])(
    'of what a role does not work with do not exist for it: %s',
    async (procedure) => {
      await tellOfEverything();
      const id = await idOf('Sipariş');
      if (procedure === 'restore') await admin.mutate('admin.notifications.remove', { id });
      const helper = await enterBackOffice(server, { role: 'workshop' });
      const answer = await helper.mutate(`admin.notifications.${procedure}`, { id });
      expect(refusalOf(answer).code).toBe('notification_not_found');
      await helper.mutate('admin.notifications.markReadAbout', { kind: 'bulk_order', id: SUBJECT });
      expect(await titles({ unreadOnly: true, type: 'system' })).toContain('Toplu sipariş');
    },
  );

  it('are nothing for the door', async () => {
    const door = await enterBackOffice(server, { role: 'door' });
    expect(refusalOf(await door.query('admin.notifications.list', {})).code).toBe('role_not_enough');
  });

  it('that were deleted leave for good after ninety days', async () => {
    await server.dataSource.query(
      `INSERT INTO studio_notification (type, dedupe_key, title, message, created_at, removed_at)
       SELECT 'system', 'alt:' || days, days, 'x', now() - interval '1 year', now() - make_interval(days => days)
       FROM unnest(ARRAY[89, 91]) days`,
    );
    await tell('system', 'Duran');
    await server.app.get(PruneStudioNotificationsService).prune();
    const left = await server.dataSource.query<{ title: string }[]>(
      'SELECT title FROM studio_notification ORDER BY id',
    );
    expect(left.map(({ title }) => title)).toEqual(['89', 'Duran']);
  });

  it('are announced to an open panel within two seconds', async () => {
    const stream = await listenTo(`${server.url}/trpc/admin.live.changes`, admin.cookies);
    const heard = () => stream.events.filter(({ data }) => data.includes('"notifications"')).length;
    await eventually('the stream is open', () => stream.events.length > 0);
    const before = heard();
    const toldAt = performance.now();
    await tell('new_order', 'Sipariş');
    await eventually('it was heard', () => heard() > before);
    expect(performance.now() - toldAt).toBeLessThan(2_000);
    stream.leave();
  });
});

describe('The documented call of the notifications', () => {
  it('lists, counts, marks and deletes for an admin', async () => {
    await tell('stock_out', 'Tükendi');
    await tell('system', 'Duyuru');
    const system = { type: 'system', title: 'Duyuru', message: 'Bir şey oldu.', is_read: false };
    expect((await send(admin, 'GET', { query: '?type=system&unread_only=true' })).json).toEqual({
      success: true,
      notifications: [{ ...system, id: expect.any(Number), created_at: expect.any(String) }],
      counts: [
        { type: 'stock_out', total: 1, unread: 1 },
        { type: 'system', total: 1, unread: 1 },
      ],
    });

    expect((await send(admin, 'PUT', { body: { id: await idOf('Duyuru') } })).json).toEqual({
      success: true,
    });
    expect(await titles({ unreadOnly: true })).toEqual(['Tükendi']);
    await send(admin, 'PUT', { body: { type: 'system' } });
    expect(await titles({ unreadOnly: true })).toEqual(['Tükendi']);
    expect((await send(admin, 'PUT')).json).toEqual({ success: true });
    expect(await titles({ unreadOnly: true })).toEqual([]);

    await send(admin, 'DELETE', { query: `?id=${await idOf('Duyuru')}` });
    expect(await titles()).toEqual(['Tükendi']);
    expect((await send(admin, 'DELETE', { query: '?id=yok' })).status).toBe(400);
  });

  it('counts messages for a customer, who can neither mark nor delete; as an admin besides they see the studio', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const customer = new Visitor(server);
    await customer.signIn(email);
    expect((await send(customer, 'GET')).json).toEqual({ success: true, counts: [], unread: 0 });
    expect((await send(customer, 'PUT')).status).toBe(401);
    expect((await send(customer, 'DELETE', { query: '?id=1' })).status).toBe(401);

    const both = await enterBackOffice(server);
    await both.signIn(email);
    expect(await both.whoAmI()).toBe(email);
    expect((await send(both, 'GET')).json).toEqual({ success: true, notifications: [], counts: [] });
  });
});
