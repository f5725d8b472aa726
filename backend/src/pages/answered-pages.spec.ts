import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { aProduct } from '../../seed/catalog.js';
import { aCustomer } from '../../seed/customers.js';
import { newsHeard, openPage, startBuiltSite } from '../../testing/built-site.js';
import { changeSetting } from '../../testing/security-settings.js';
import { ShopClient } from '../../testing/shop-client.js';
import type { TestServer } from '../../testing/test-server.js';
import { Visitor } from '../../testing/visitor.js';
import { PERSONAL_PAGES } from '../platform/http/not-for-search.js';

const PUBLIC = [
  ...['/', '/?ara=vazo', '/workshops', '/urun/ay-vazo', '/blog', '/blog/kille-ilk-saat'],
  ...['/gizlilik-politikasi', '/teslimat-ve-iade', '/mesafeli-satis-sozlesmesi', '/kunye'],
  ...['/memnuniyet-sozumuz', '/erisilebilirlik'],
];
const NOT_THERE = [
  '/yok',
  '/urun/yok',
  '/blog/yok',
  '/urun/%',
  '/urun/a%2fb',
  '/%',
  '/tarayicida',
  '/bulunamadi',
];
const HTML = { accept: 'text/html' };

let server: TestServer;
const open = (path: string, headers?: Readonly<Record<string, string>>) =>
  openPage(server.url, path, headers);

beforeAll(async () => {
  server = await startBuiltSite();
  await aProduct(server.dataSource.manager, { name: 'Ay Vazo' });
  await aBlogPost(server.dataSource.manager);
  await newsHeard(server);
});
afterAll(() => server.stop());

describe('A public page', () => {
  it.each(PUBLIC)('%s is the same for everybody, and hands out no cookie', async (path) => {
    const { email } = await aCustomer(server.dataSource.manager, { firstName: 'Müberra' });
    const member = new Visitor(server);
    expect((await member.signIn(email)).status).toBe(200);
    const answers = [
      await open(path),
      await member.ask(path, { headers: HTML }),
      await open(path, { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' }),
    ];
    for (const { status, text, headers } of answers) {
      expect(status).toBe(200);
      expect(text === answers[0]?.text).toBe(true);
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('x-robots-tag')).toBeNull();
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(answers[0]?.text).not.toContain('Müberra');
  });

  it.each([...PUBLIC, '/yok'])('%s allows the styles it brings and no others', async (path) => {
    const { text, headers } = await open(path);
    const [, policy = ''] = /style-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    const brought = Array.from(
      text.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    const nothing = `'sha256-${createHash('sha256').digest('base64')}'`;

    expect(brought.length).toBeGreaterThan(0);
    expect(policy.split(' ').sort()).toEqual([...brought, "'self'", nothing].sort());
  });

  it.each(PUBLIC)('%s is not sent again to a browser that has it', async (path) => {
    const { headers } = await open(path);
    const again = await open(path, { 'if-none-match': headers.get('etag') ?? '' });

    expect([again.status, again.text]).toEqual([304, '']);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await open(path, { 'if-none-match': '"eski"' })).status).toBe(200);
  });

  it.each([...PUBLIC, '/yok', '/auth'])('%s answers HEAD like GET, without a body', async (path) => {
    const whole = await open(path);
    const head = await new ShopClient(server).ask(path, { method: 'HEAD', headers: HTML });

    expect([head.status, head.text]).toEqual([whole.status, '']);
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  it.each(['/', '/workshops', '/urun/ay-vazo'])('%s is nothing for programs that want data', async (path) => {
    await open(path);
    const answer = await open(path, { accept: 'application/json' });

    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect((await new ShopClient(server).ask(path)).text).toContain('<!doctype html>');
  });

  it.each([
    ['/Workshops', '/workshops'],
    ['/workshops/', '/workshops'],
    ['/URUN/ay-vazo/?utm_source=x', '/urun/ay-vazo?utm_source=x'],
    ['//', '/'],
    ['//?ara=vazo', '/?ara=vazo'],
  ])('has one spelling: %s leads to %s', async (requested, right) => {
    const { status, headers } = await open(requested);
    expect([status, headers.get('location')]).toEqual([301, right]);
  });

  it.each(['//evil.test', '//evil.test/workshops', '/\\evil.test/', '/%2f%2fevil.test/workshops/'])(
    'leads nowhere else: %s',
    async (path) => {
      const { status, headers } = await open(path);
      expect([status, headers.get('location')]).toEqual([404, null]);
    },
  );
});

describe('What there is not', () => {
  it.each(NOT_THERE)('%s says so in every way, also when it is kept', async (path) => {
    for (const time of ['first', 'again']) {
      const { status, text, headers } = await open(path);
      expect([time, status, headers.get('x-robots-tag')]).toEqual([time, 404, 'noindex, nofollow']);
      expect(text).toContain('<footer');
      expect(text).toContain('content="noindex"');
    }
  });

  it('stays not there for a browser that asks whether it has changed', async () => {
    const { headers } = await open('/yok');
    expect((await open('/yok', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(404);
  });
});

describe('A page of one visitor', () => {
  const FULL: Record<string, string> = {
    bilet: '/bilet/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    'kisisel-veri-basvurusu':
      '/kisisel-veri-basvurusu/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    'bekleme-listesi': '/bekleme-listesi/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    'kimler-geliyor': '/kimler-geliyor/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    secim: '/secim/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    'yer-degisikligi': '/yer-degisikligi/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    siparis: '/siparis/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
    bulten: '/bulten/onay?anahtar=gizli-anahtar',
    'odeme-baglantisi': '/odeme-baglantisi/11111111-1111-4111-8111-111111111111?anahtar=gizli-anahtar',
  };
  const PRIVATE = PERSONAL_PAGES.filter((page) => page !== 'admin').map((page) => FULL[page] ?? `/${page}`);

  it.each(PRIVATE)('%s comes as a shell without them', async (path) => {
    const { email } = await aCustomer(server.dataSource.manager, { firstName: 'Müberra' });
    const member = new Visitor(server);
    await member.signIn(email);
    const { text, status, headers } = await member.ask(path, { headers: HTML });
    const [, state = '{}'] = /id="page-state">(.*?)<\/script>/s.exec(text) ?? [];

    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(headers.getSetCookie()).toEqual([]);
    expect(text).toContain('<div id="root"></div>');
    expect(JSON.parse(state)).toMatchObject({ renderedAt: null });
    expect(text).not.toMatch(/Müberra|gizli-anahtar|11111111/);
  });
});

describe('In maintenance', () => {
  beforeAll(() => changeSetting(server.app, 'maintenance_mode', 'true'));
  afterAll(() => changeSetting(server.app, 'maintenance_mode', 'false'));

  it.each([...PUBLIC, '/auth', '/yok'])('%s says that it is away, and for how long', async (path) => {
    const { status, text, headers } = await open(path);

    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '600',
      'no-store',
    ]);
    expect(text).toContain('Site Bakım Modunda');
    expect(text.slice(0, text.indexOf('id="page-state"'))).not.toContain('Ay Vazo');
  });

  it('the back office opens', async () => {
    expect((await open('/admin')).status).toBe(200);
  });
});
