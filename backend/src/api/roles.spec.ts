import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { mayRole } from '../../contract/admin/rights.js';
import { ADMIN_ROLES } from '../../contract/admin/roles.js';
import { enterBackOffice } from '../../testing/back-office.js';
import { type GuardedCall, guardedProcedures, guardedRoutes } from '../../testing/guarded-calls.js';
import { ADMINS } from '../../testing/rest-audiences.js';
import { restRoutes } from '../../testing/rest-routes.js';
import { rolesPage } from '../../testing/roles-page.js';
import { suiteServer } from '../../testing/suite-server.js';
import type { Visitor } from '../../testing/visitor.js';
import { AppRouterService } from './app-router.js';

/** A stream would never end, and ending the other sessions renews the one of the calls beside it. All roles may both. */
const NOT_BESIDE_OTHERS = /^subscription|endOtherSessions$/;

/** A role makes some hundreds of calls, which a busy machine needs a while for. */
const MANY_CALLS_MS = 120_000;

const server = suiteServer();
let procedures: readonly GuardedCall[];
let routes: readonly GuardedCall[];

beforeAll(() => {
  procedures = guardedProcedures(server.app.get(AppRouterService).router);
  routes = guardedRoutes(restRoutes(server.app));
});

function make(visitor: Visitor, name: string, input: object) {
  const [kind = '', path = ''] = name.split(' ');
  if (path.startsWith('/')) return visitor.ask(path, { method: kind });
  return kind === 'mutation' ? visitor.mutate(path, input) : visitor.query(path, input);
}

/** 'refused': for the role. Any other answer, such as one about the missing input, lets the role in. */
async function outcome(visitor: Visitor, name: string, input = {}): Promise<'refused' | 'let in'> {
  const { status, text } = await make(visitor, name, input);
  if (status === 401 || status === 429) throw new Error(`${name} was answered before its right: ${text}`);
  return status === 403 && /"(role_not_enough|super_admin_needed)"/.test(text) ? 'refused' : 'let in';
}

/** A dozen side by side, as a browser's pages would ask. */
async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 12) {
    results.push(...(await Promise.all(items.slice(at, at + 12).map(work))));
  }
  return results;
}

describe('The table of rights', () => {
  it('is written down as it is: `npm run docs:roles` writes it anew', async () => {
    const written = await readFile(join(import.meta.dirname, '../../../docs/roles.md'), 'utf8');
    expect(written).toBe(rolesPage([...procedures, ...routes]));
  });

  it('names a right of every documented call that is for admins', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual([...ADMINS].sort());
  });
});

describe.each(ADMIN_ROLES)('An admin of the role %s', (role) => {
  it(
    'may make the calls that the table gives, and no other',
    async () => {
      const visitor = await enterBackOffice(server, { role });
      const calls = [...procedures, ...routes].filter(({ name }) => !NOT_BESIDE_OTHERS.test(name));
      const outcomes = await inTurns(calls, ({ name }) => outcome(visitor, name));
      const refused = calls.filter((_, index) => outcomes[index] === 'refused').map(({ name }) => name);

      expect(refused).toEqual(calls.filter(({ right }) => !mayRole(role, right)).map(({ name }) => name));
    },
    MANY_CALLS_MS,
  );
});

describe('What needs another right for a part of its inputs', () => {
  const id = randomUUID();

  it.each([
    ['shop', 'mutation admin.orders.setStatus', { orderId: id, version: 1, status: 'cancelled' }],
    [
      'workshop',
      'mutation admin.bookings.setStatus',
      { bookingId: id, version: 1, status: 'cancelled', refundsMoney: true },
    ],
    ['shop', 'query admin.messaging.directRecipients', { audience: 'one_customer', targetId: id }],
    ['door', 'query admin.attendance.day', { date: '2020-01-01' }],
    ['door', 'GET /api/blog_manager.php?action=get_posts', {}],
    ['door', 'GET /api/content_manager.php?admin=1', {}],
    ['door', 'GET /api/coupons.php', {}],
    ['door', 'GET /api/notifications.php', {}],
    ['door', 'GET /api/admin_security_settings.php', {}],
    ['shop', 'GET /api/admin_orders_advanced.php?action=export', {}],
    ['workshop', 'GET /api/admin_bookings_advanced.php?action=export', {}],
  ] as const)('is kept from the role %s, and open to the studio’s manager: %s', async (role, name, input) => {
    expect(await outcome(await enterBackOffice(server, { role }), name, input)).toBe('refused');
    expect(await outcome(await enterBackOffice(server, { role: 'admin' }), name, input)).toBe('let in');
  });

  it.each([
    ['shop', 'mutation admin.orders.setStatus', { status: 'cancelled', refundsMoney: false }],
    ['shop', 'mutation admin.orders.setStatus', { status: 'preparing' }],
    ['workshop', 'mutation admin.bookings.setStatus', { status: 'cancelled', refundsMoney: false }],
    ['shop', 'query admin.messaging.directRecipients', { audience: 'order_buyer', targetId: id }],
  ] as const)('leaves the rest to the role %s: %s', async (role, name, input) => {
    const visitor = await enterBackOffice(server, { role });
    const named = { ...(!('targetId' in input) && { orderId: id, bookingId: id, version: 1 }), ...input };
    expect(await outcome(visitor, name, named)).toBe('let in');
  });

  it('keeps a documented order’s cancellation from who may not pay money back', async () => {
    const visitor = await enterBackOffice(server, { role: 'shop' });
    const change = (status: string) =>
      visitor.ask(`/api/admin_orders.php?id=${id}`, {
        method: 'PUT',
        body: JSON.stringify({ status }),
        headers: { 'content-type': 'application/json' },
      });
    expect((await change('cancelled')).text).toContain('role_not_enough');
    expect((await change('preparing')).text).not.toContain('role_not_enough');
  });
});

describe('A change of roles', () => {
  it('holds from the next call on', async () => {
    const visitor = await enterBackOffice(server, { role: 'admin' });
    expect(await outcome(visitor, 'query admin.users.list')).toBe('let in');
    await server.dataSource.query(`UPDATE admin SET role = 'workshop' WHERE role = 'admin'`);
    expect(await outcome(visitor, 'query admin.users.list')).toBe('refused');
  });
});
