import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { addDays, studioDate } from '../contract/common/dates.js';
import { aBlogPost } from '../seed/blog.js';
import { aProduct } from '../seed/catalog.js';
import { aCoupon } from '../seed/coupons.js';
import { aMediaItem } from '../seed/media-library.js';
import { aPicture } from '../seed/pictures.js';
import { aWorkshopSession } from '../seed/workshops.js';
import { activeContentOf, dataIn } from '../testing/active-content.js';
import { openPage, startBuiltSite } from '../testing/built-site.js';
import { fillWithScripts } from '../testing/shop-full-of-scripts.js';
import { eventually } from '../testing/poll.js';
import { ShopClient } from '../testing/shop-client.js';
import type { TestServer } from '../testing/test-server.js';
import { XSS_PAYLOADS } from '../testing/xss-payloads.js';

const ROUNDS = [1, 2];
const TOMORROW = addDays(studioDate(new Date()), 1);
const MONTH = TOMORROW.slice(0, 7);
const PAGES = [
  ...[
    '/',
    '/?ara=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/workshops',
    `/workshops?ay=${MONTH}&gun=${TOMORROW}`,
  ],
  ...['/urun/ay-vazo', '/blog', '/blog?etiket=%22%3E%3Csvg+onload%3Dalert(1)%3E', '/blog/kille-ilk-saat'],
  ...['/gizlilik-politikasi', '/teslimat-ve-iade', '/mesafeli-satis-sozlesmesi', '/yok', '/auth'],
  ...['/memnuniyet-sozumuz', '/erisilebilirlik'],
];
const inputOf = (value: unknown) => `?input=${encodeURIComponent(JSON.stringify(value))}`;
const READS = [
  ...['/trpc/content.home', '/trpc/content.site', '/trpc/content.workshopsPage', '/trpc/catalog.categories'],
  ...['/trpc/catalog.products', `/trpc/catalog.product${inputOf({ slug: 'ay-vazo' })}`],
  ...['/trpc/blog.posts', `/trpc/blog.post${inputOf({ slug: 'kille-ilk-saat' })}`],
  ...['privacy', 'delivery', 'contract'].map((kind) => `/trpc/content.policy${inputOf({ kind })}`),
  `/trpc/workshops.month${inputOf({ month: MONTH })}`,
  ...['/api/products.php', '/api/product_categories.php', '/api/workshops.php', '/api/content_manager.php'],
  ...[
    '/api/simple_media.php?category=gallery',
    '/api/public_media.php?category=workshops',
    '/api/blog_manager.php?action=get_posts',
  ],
  '/api/blog_manager.php?action=get_post&slug=kille-ilk-saat',
];

let server: TestServer;
const read = (path: string) => new ShopClient(server).ask(path);

beforeAll(async () => {
  const mediaDir = mkdtempSync(join(tmpdir(), 'toprak-media-'));
  server = await startBuiltSite({ MEDIA_DIR: mediaDir });
  const { manager } = server.dataSource;
  const picture = await aPicture(manager, { mediaDir });
  await aProduct(manager, { name: 'Ay Vazo', pictures: [{ mediaFileId: picture.id, alt: 'Vazo' }] });
  await aBlogPost(manager, { featuredFileId: picture.id });
  for (const category of ['workshops', 'gallery', 'about']) await aMediaItem(manager, { mediaDir, category });
  await aWorkshopSession(manager, { date: TOMORROW });
  await aCoupon(manager);
});
afterAll(() => server.stop());

it('There are enough attacks to learn from', () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(100);
});

it('What they would do is seen where nothing stops them', () => {
  const seen = XSS_PAYLOADS.filter((attack) => activeContentOf(`<p>${attack}</p>`).length > 0);
  expect(seen.length).toBeGreaterThan(60);
});

describe.each(ROUNDS)('With attacks in every text of the shop, dealt out %d times', (round) => {
  beforeAll(async () => {
    await fillWithScripts((text, values) => server.dataSource.query(text, values), round);
    const [product] = await server.dataSource.query<{ name: string }[]>('SELECT name FROM product');
    await eventually('the shop shows them', async () =>
      (await read('/trpc/catalog.products')).text.includes(JSON.stringify(product?.name).slice(1, -1)),
    );
  });

  it.each(PAGES)('%s does nothing by itself', async (path) => {
    const { text } = await openPage(server.url, path);

    expect(activeContentOf(text)).toEqual([]);
    expect(dataIn(text).length).toBeGreaterThan(0);
  });

  it.each(READS)('%s answers with data that no browser takes for a page', async (path) => {
    const { status, headers, json } = await read(path);

    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(json).toBeDefined();
    expect(headers.getSetCookie().join()).not.toContain('xss');
  });

  it.each(['/blog/rss.xml', '/sitemap.xml'])('%s stays well-formed', async (path) => {
    const { text, headers } = await read(path);

    expect(headers.get('content-type')).toMatch(/xml/);
    expect(() => new SaxesParser().write(text).close()).not.toThrow();
    expect(text.match(/<item>/g) ?? []).toHaveLength(path.endsWith('rss.xml') ? 1 : 0);
  });
});
