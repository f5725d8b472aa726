import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { subscribed } from '../../../testing/newsletter.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import { commercialMailTo } from '../../messaging/newsletter/commercial-mail.js';

/** The request of a mailbox provider (RFC 8058). */
const ONE_CLICK = {
  method: 'POST',
  body: 'List-Unsubscribe=One-Click',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  },
};

let server: TestServer;
let client: ShopClient;
let email: string;
let link: string;
let readers = 0;

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'toprak-site-'));
  mkdirSync(join(site, 'site'));
  writeFileSync(join(site, 'site/index.html'), '<!doctype html><title>Toprak</title>');
  server = await startTestServer({ WEB_DIR: site });
  client = new ShopClient(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  readers += 1;
  email = `okur-${readers}@example.com`;
  await subscribed(server, email);
  const { pathname, search } = new URL(
    server.app.get(UnsubscribeLinksService).urlFor((await activeConsent())!),
  );
  link = pathname + search;
});

const activeConsent = () =>
  server.app.get(ConsentsService).findActive(server.dataSource.manager, commercialMailTo(email));

describe('The address in List-Unsubscribe', () => {
  it('unsubscribes when a mailbox provider posts to it, from its own site and without cookies', async () => {
    const answer = await client.ask(link, ONE_CLICK);

    expect([answer.status, answer.text]).toEqual([200, 'Bültenden ayrıldınız.']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await activeConsent()).toBeNull();
    expect((await client.ask(link, ONE_CLICK)).status).toBe(200);
  });

  it('understands the other form of body, too', async () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await client.ask(link, { method: 'POST', body })).status).toBe(200);
    expect(await activeConsent()).toBeNull();
  });

  it.each(['GET', 'HEAD'])('changes nothing by %s: scanners of mails follow every link', async (method) => {
    const answer = await client.ask(link, { method, headers: { accept: 'text/html' } });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await activeConsent()).not.toBeNull();
  });

  it('works in maintenance: the law does not wait', async () => {
    await changeSetting(server.app, 'maintenance_mode', 'true');
    const answer = await client.ask(link, ONE_CLICK);
    await changeSetting(server.app, 'maintenance_mode', 'false');

    expect(answer.status).toBe(200);
    expect(await activeConsent()).toBeNull();
  });

  it.each([
    ['without a key', () => '/bulten/ayril'],
    ['with half a key', () => link.slice(0, -1)],
    ['with two', () => `${link}&anahtar=x`],
    ['with another’s signature', () => link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
  ])('does nothing %s', async (_what, path) => {
    const answer = await client.ask(path(), ONE_CLICK);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ success: false, error: 'Bu bağlantı geçersiz ya da süresi dolmuş.' });
    expect(await activeConsent()).not.toBeNull();
  });

  it('is the only call that another site may make', async () => {
    const token = new URLSearchParams(link.split('?')[1]).get('anahtar');
    const answer = await client.mutate(
      'newsletter.unsubscribe',
      { token },
      { origin: 'https://mail.example' },
    );

    expect(answer.status).toBe(403);
    expect(await activeConsent()).not.toBeNull();
  });
});
