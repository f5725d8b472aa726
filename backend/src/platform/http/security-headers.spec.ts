import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../seed/customers.js';
import { accentStyle } from '../../../contract/studio/accent.js';
import { INITIAL_LOOK } from '../../../contract/studio/studio-look.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { startTestServer } from '../../../testing/test-server.js';
import { Visitor } from '../../../testing/visitor.js';

const HTML = { accept: 'text/html' };
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'frame-src https://www.openstreetmap.org',
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];
/** A page also brings the studio's colour as a style. */
const ACCENT = createHash('sha256').update(accentStyle(INITIAL_LOOK.accent)).digest('base64');
const PAGE_POLICY = POLICY.join(';').replace('style-src ', `style-src 'sha256-${ACCENT}' `);
const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
/** Headers that depend on the answer. */
const OF_THE_ANSWER =
  /^(cache-control|connection|content-(length|type)|date|etag|keep-alive|ratelimit-.*|transfer-encoding|vary|x-(request-id|robots-tag))$/;

function withPage(): string {
  const directory = mkdtempSync(join(tmpdir(), 'toprak-site-'));
  mkdirSync(join(directory, 'site'));
  writeFileSync(join(directory, 'site/index.html'), '<!doctype html><title>Toprak</title>');
  writeFileSync(join(directory, 'site/admin.html'), '<!doctype html><title>Toprak yönetim</title>');
  writeFileSync(join(directory, 'site/preview.html'), '<!doctype html><title>Önizleme</title>');
  return directory;
}

const server = suiteServer({ WEB_DIR: withPage() });
const client = new ShopClient(server);

const guardsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_THE_ANSWER.test(name)));

describe('The headers of every answer', () => {
  it.each([
    ['/', HTML],
    ['/no-such-page', HTML],
    ['/trpc/session.current', {}],
    ['/trpc/catalog.products', {}],
    ['/trpc/no.such', {}],
    ['/api/products.php', {}],
    ['/api/no-such.php', {}],
    ['/odeme/3d/x', {}],
    ['/health', {}],
  ])('are exactly these: %s', async (path, headers: Record<string, string>) => {
    const expected = {
      ...EVERYWHERE,
      'content-security-policy': headers === HTML ? PAGE_POLICY : POLICY.join(';'),
    };
    for (const which of ['first', 'second']) {
      const answer = await client.ask(path, { headers });
      expect([which, guardsOf(answer.headers)]).toEqual([which, expected]);
    }
  });

  it('hold browsers to https where the site has it', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://toprak.example' });
    const { headers } = await new ShopClient(secure).ask('/health');
    await secure.stop();
    expect(guardsOf(headers)).toEqual({
      ...EVERYWHERE,
      'content-security-policy': [...POLICY, 'upgrade-insecure-requests'].join(';'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});

describe('What is kept, and by whom', () => {
  it.each([
    ['/trpc/catalog.products', 'public, max-age=0, must-revalidate'],
    ['/api/products.php', 'public, max-age=0, must-revalidate'],
    ['/api/admin_security_settings.php', 'no-store'],
    ['/trpc/session.current', 'no-store'],
    ['/trpc/catalog.products,session.current?batch=1', 'no-store'],
    ['/trpc/workshops.month', 'no-store'],
    ['/api/auth.php', 'no-store'],
    ['/api/products.php?limit=x&limit=y', 'public, max-age=0, must-revalidate'],
    ['/health', 'no-store'],
  ])('%s is %s', async (path, cacheControl) => {
    const { headers } = await client.ask(path);
    expect(headers.get('cache-control')).toBe(cacheControl);
  });

  it('a read that is the same for all carries nobody’s cookie, and is cached whoever requested it first', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const customer = new Visitor(server);
    await customer.signIn(email);
    for (const path of ['/trpc/catalog.categories', '/api/product_categories.php']) {
      const first = await customer.ask(path);
      expect([first.status, first.headers.has('set-cookie')]).toEqual([200, false]);
      // A cached answer has no request id.
      expect((await client.ask(path)).headers.has('x-request-id')).toBe(false);
    }
    expect(await customer.whoAmI()).toBe(email);
  });
});

describe('The back office', () => {
  it('may show a picture that is just being handed in, and no other page may', async () => {
    const policyOf = async (path: string) =>
      (await client.ask(path, { headers: HTML })).headers.get('content-security-policy');
    expect(await policyOf('/admin/urunler/yeni')).toContain("img-src blob: 'self' data:");
    expect(await policyOf('/')).toContain("img-src 'self' data:");
  });

  it('may use the camera on the pages that scan tickets and labels, and nowhere else', async () => {
    const cameraOf = async (path: string) => {
      const { headers } = await client.ask(path, { headers: HTML });
      return /camera=\([^)]*\)/.exec(headers.get('permissions-policy') ?? '')?.[0];
    };
    for (const path of ['/admin/bugun', '/admin/bugun/', '/admin/tezgah', '/admin/tezgah/']) {
      expect([path, await cameraOf(path)]).toEqual([path, 'camera=(self)']);
    }
    for (const path of [
      '/',
      '/admin',
      '/admin/bugun/x',
      '/admin/bugunku',
      '/admin/tezgah/x',
      '/tezgah',
      '/bilet/1',
      '/bugun',
    ]) {
      expect([path, await cameraOf(path)]).toEqual([path, 'camera=()']);
    }
    expect((await client.ask('/admin/bugun', { headers: HTML })).headers.get('permissions-policy')).toContain(
      'microphone=()',
    );
  });

  it('may stand in no frame, but for the preview of a page, which stands in ours', async () => {
    const framingOf = async (path: string) => {
      const { headers } = await client.ask(path, { headers: HTML });
      const [ancestors] = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? [];
      return [ancestors, headers.get('x-frame-options')];
    };
    for (const path of ['/', '/admin', '/admin/icerik', '/admin/onizleme/x', '/onizleme']) {
      expect([path, ...(await framingOf(path))]).toEqual([path, "frame-ancestors 'none'", 'DENY']);
    }
    expect(await framingOf('/admin/onizleme')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
    const policy = (await client.ask('/admin/icerik', { headers: HTML })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("frame-src 'self'");
  });
});

describe('Search engines', () => {
  it.each([
    '/account',
    '/account/orders',
    '/admin',
    '/auth',
    '/bilet/1/2',
    '/email-verification',
    '/forgot-password',
    '/reset-password?token=x',
    '/siparis/1/2',
    '/siparis-takip',
    '/Siparis-Takip/',
  ])('keep out of %s', async (path) => {
    const { headers } = await client.ask(path, { headers: HTML });
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it.each(['/', '/workshops', '/urun/seladon-kupa', '/blog', '/authors', '/accounting'])(
    'are welcome to %s',
    async (path) => {
      const { headers } = await client.ask(path, { headers: HTML });
      expect(headers.has('x-robots-tag')).toBe(false);
    },
  );
});
