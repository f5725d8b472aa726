import { beforeAll, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { plainSite } from '../../../testing/plain-site.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const ADMIN = { ADMIN_EMAIL: 'kurucu@toprak.example', ADMIN_PASSWORD: 'ilk-yoneticinin-sifresi' };
const HTML = { accept: 'text/html' };

const server = suiteServer({ ...ADMIN, WEB_DIR: plainSite() });
const client = new ShopClient(server);
const admin = new AdminVisitor(server);

beforeAll(async () => {
  await aProduct(server.dataSource.manager);
  await changeSetting(server.app, 'admin_2fa_enabled', 'false');
  await admin.signInAsAdmin(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  // Caches the answer before the maintenance begins.
  await client.ask('/trpc/catalog.products');
  await client.ask('/api/products.php');
  await changeSetting(server.app, 'maintenance_mode', 'true');
});

describe('While the site is in maintenance', () => {
  it.each([
    ['GET', '/api/products.php'],
    ['GET', '/api/product_categories.php'],
    ['GET', '/api/workshops.php'],
    ['GET', '/api/coupons.php?validate=1'],
    ['POST', '/api/payment_card_form_direct.php?action=payment'],
    ['POST', '/api/workshop_info_requests.php'],
    ['POST', '/api/auth.php?action=login'],
    ['PUT', '/api/auth.php'],
    ['POST', '/api/email_verification.php'],
    ['GET', '/api/orders.php'],
    ['GET', '/api/serve_image.php?file=x.webp'],
    ['GET', '/api/nothing'],
    ['GET', '/api/xadmin_login.php'],
  ])('%s %s is refused in the documented form, with when to come back', async (method, path) => {
    const answer = await client.ask(path, { method });
    expect(answer.status).toBe(503);
    expect(answer.json).toEqual({
      success: false,
      error: 'Sitemiz kısa bir bakımda. Az sonra yeniden buradayız.',
      code: 'maintenance',
      fields: {},
    });
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['catalog.products', 'workshops.month', 'checkout.quote', 'orders.view', 'account.orders'])(
    'no visitor is answered by %s',
    async (procedure) => {
      const answer = await client.query(procedure, {});
      if (answer.status === 404) throw new Error(`${procedure} is gone`);
      expect([answer.status, refusalOf(answer).code]).toEqual([503, 'maintenance']);
      expect(answer.headers.get('retry-after')).toBe('600');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('an admin is shown the shop, and leaves nothing of it behind for visitors', async () => {
    const input = {};
    expect((await admin.query('catalog.products', input)).status).toBe(200);
    expect(refusalOf(await client.query('catalog.products', input)).code).toBe('maintenance');
  });

  it.each([
    ['GET', '/api/captcha.php', 200],
    ['GET', '/api/auth.php', 200],
    ['DELETE', '/api/auth.php', 200],
    ['GET', '/api/admin_login.php', 200],
    ['GET', '/api/admin_security_settings.php', 200],
    ['GET', '/api/test_maintenance_status.php', 200],
    ['GET', '/health', 200],
    ['GET', '/favicon.svg', 200],
    ['GET', '/mail-mark.png', 200],
    ['POST', '/odeme/donus', 403],
    ['POST', '/odeme/bildirim', 403],
    ['GET', '/odeme/3d/11111111-1111-4111-8111-111111111111', 404],
    ['GET', '/media/x.webp/400.avif', 404],
  ])('%s %s goes on', async (method, path, status) => {
    expect((await client.ask(path, { method })).status).toBe(status);
  });

  it('mails show their mark in programs of other origins', async () => {
    const answer = await client.ask('/mail-mark.png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each(['/', '/workshops', '/auth', '/administrator', '/index.html'])(
    'the page %s comes as one that is away for a while',
    async (path) => {
      const answer = await client.ask(path, { headers: HTML });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.text).toContain('<title>Toprak</title>');
    },
  );

  it.each(['/admin', '/admin/login', '/admin-login', '/admin/coupons'])(
    'the back office is open: %s',
    async (path) => {
      const answer = await client.ask(path, { headers: HTML });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, null]);
    },
  );

  it('everybody is told of it, from the response cache', async () => {
    const told = async () => [
      dataOf(await client.ask('/trpc/site.status')),
      (await client.ask('/api/admin_security_settings.php?check=maintenance&t=1')).json,
      (await client.ask('/api/test_maintenance_status.php')).json,
    ];
    await told();
    expect(await told()).toEqual([
      expect.objectContaining({ closure: 'maintenance' }),
      { success: true, maintenance_active: true },
      { success: true, maintenance_active: true },
    ]);
    expect((await client.ask('/trpc/site.status')).headers.has('x-request-id')).toBe(false);
  });

  it('whom to call is still to be read', async () => {
    expect(dataOf(await client.ask('/trpc/content.site'))).toMatchObject({
      contact: { phone: '0216 555 01 48' },
    });
  });

  it('a signed-in admin goes on working, also by the documented calls, and nothing of it is kept', async () => {
    expect(dataOf(await admin.query('adminSession.current', {}))).toMatchObject({ email: ADMIN.ADMIN_EMAIL });
    const read = await admin.ask('/api/products.php');
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await client.ask('/api/products.php')).status).toBe(503);
  });
});

describe('After the maintenance', () => {
  it('everything is as before', async () => {
    await changeSetting(server.app, 'maintenance_mode', 'false');
    const answers = [
      await client.ask('/', { headers: HTML }),
      await client.ask('/api/products.php'),
      await client.ask('/trpc/catalog.products'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(3).fill([200, null]),
    );
    expect((await client.ask('/api/test_maintenance_status.php')).json).toMatchObject({
      maintenance_active: false,
    });
  });
});
