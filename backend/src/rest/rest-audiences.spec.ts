import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anAddress, ShopClient } from '../../testing/shop-client.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

/** Whoever adds to these lists has thought about what a stranger could do with it. */
const ANYBODY = [
  'DELETE /api/admin_login.php',
  'DELETE /api/auth.php',
  'GET /api/admin_login.php',
  'GET /api/admin_security_settings.php',
  'GET /api/auth.php',
  'GET /api/blog_manager.php',
  'GET /api/captcha.php',
  'GET /api/content_manager.php',
  'GET /api/coupons.php',
  'GET /api/product_categories.php',
  'GET /api/products.php',
  'GET /api/public_media.php',
  'GET /api/serve_image.php',
  'GET /api/simple_media.php',
  'GET /api/test_maintenance_status.php',
  'GET /api/uploads/*file',
  'GET /api/workshops.php',
  'GET /blog/rss.xml',
  'GET /health',
  'GET /media/:fileName/:variant',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/admin_login.php',
  'POST /api/auth.php',
  'POST /api/bulk_orders.php',
  'POST /api/captcha.php',
  'POST /api/email_verification.php',
  'POST /api/password_reset.php',
  'POST /api/payment_card_form_direct.php',
  'POST /api/workshop_info_requests.php',
];
/** Without a session, but only with a secret of their own: a key, the id of a payment, the bank's signature. */
const WHOEVER_HAS_THE_KEY = [
  'GET /api/bilet/:bookingId/takvim.ics',
  'GET /odeme/3d/:attemptId',
  'POST /bulten/ayril',
  'POST /odeme/bildirim',
  'POST /odeme/donus',
];
const CUSTOMERS = [
  'DELETE /api/user_messages.php',
  'GET /api/notifications.php',
  'GET /api/orders.php',
  'GET /api/user_bookings.php',
  'GET /api/user_messages.php',
  'PATCH /api/user_messages.php',
  'POST /api/user_messages.php',
  'PUT /api/profile.php',
];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Every route of every controller, but those that only refuse other methods. */
function routes(): string[] {
  const controllers = [...server.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype),
  );
  return controllers.flatMap((controller) => (typeof controller === 'function' ? routesOf(controller) : []));
}

function routesOf(controller: { readonly prototype: unknown }): string[] {
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller));
  const handlers = Object.getOwnPropertyDescriptors(controller.prototype);
  return Object.values(handlers).flatMap(({ value }) => {
    const method = typeof value === 'function' ? methodOf(value as object) : undefined;
    if (method === undefined || method === RequestMethod.ALL) return [];
    const paths = listOf(Reflect.getMetadata(PATH_METADATA, value as object));
    return prefixes.flatMap((prefix) =>
      paths.map((path) => `${RequestMethod[method]} /${[prefix, path].map(bare).filter(Boolean).join('/')}`),
    );
  });
}

const methodOf = (handler: object) =>
  Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
const listOf = (paths: unknown) => [paths].flat().map(String);
const bare = (path: string) => path.replace(/^\/|\/$/g, '');

describe('Every REST call', () => {
  it('is written down here with who may make it', () => {
    expect(routes().sort()).toEqual([...ANYBODY, ...WHOEVER_HAS_THE_KEY, ...CUSTOMERS].sort());
  });

  it.each(CUSTOMERS)('that is for customers refuses a stranger: %s', async (route) => {
    expect(await answerTo(route)).toMatchObject([401, 'sign_in_required', expect.any(String)]);
  });

  it.each(ANYBODY)('that is for anybody asks nobody to sign in: %s', async (route) => {
    expect((await answerTo(route))[1]).not.toBe('sign_in_required');
  });

  it.each(WHOEVER_HAS_THE_KEY)('that needs a key gives nothing without it: %s', async (route) => {
    const [status, , text] = await answerTo(route);
    expect([status, text]).not.toEqual([200, expect.stringMatching(/BEGIN:VCALENDAR|<form/)]);
  });
});

/** Somebody without a session, a key or anything to say. */
async function answerTo(route: string): Promise<readonly [status: number, code: unknown, text: string]> {
  const [method = '', path = ''] = route.split(' ');
  const { status, text } = await new ShopClient(server.url, { address: anAddress() }).ask(
    path.replace(/:\w+|\*\w+/g, randomUUID()),
    { method, redirect: 'manual' },
  );
  return [status, /"code":"(\w+)"/.exec(text)?.[1], text];
}
