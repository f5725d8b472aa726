import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ALL_FEATURES, type Feature } from '../../contract/studio/features.js';
import { aBlogPost } from '../../seed/blog.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { announce } from '../../testing/announce.js';
import { newsHeard, openPage, startBuiltSite } from '../../testing/built-site.js';
import { ShopClient } from '../../testing/shop-client.js';
import type { TestServer } from '../../testing/test-server.js';
import { refusalOf } from '../../testing/visitor.js';

interface Traces {
  /** Pages that exist only with the part. */
  readonly pages: readonly string[];
  /** What leads to it on the home page, in HTML. */
  readonly onHomePage: readonly string[];
  /** Its lines of the sitemap. */
  readonly inSitemap: readonly string[];
  /** Reads over tRPC, with their input. */
  readonly reads: readonly (readonly [procedure: string, input: unknown])[];
  /** Changes over tRPC, which are refused whatever is sent. */
  readonly writes: readonly string[];
  /** Documented calls that answer a list of nothing under this name. */
  readonly emptyLists: readonly (readonly [path: string, name: string])[];
  /** Documented calls and files that are refused. */
  readonly refused: readonly (readonly [method: 'GET' | 'POST', path: string])[];
}

const TRACES: Readonly<Record<Feature, Traces>> = {
  shop: {
    pages: ['/raf', '/urun/ay-vazo'],
    onHomePage: ['id="products"', 'href="/raf"', '/urun/ay-vazo', 'href="/#products"'],
    inSitemap: ['/raf<', '/urun/ay-vazo<'],
    reads: [
      ['catalog.products', {}],
      ['catalog.product', { slug: 'ay-vazo' }],
      ['catalog.categories', undefined],
    ],
    writes: ['stockWishes.ask'],
    emptyLists: [
      ['/api/products.php', 'products'],
      ['/api/products.php?categories=true', 'categories'],
      ['/api/product_categories.php', 'categories'],
    ],
    refused: [],
  },
  workshops: {
    pages: ['/workshops', '/workshops?ay=2027-01'],
    onHomePage: ['href="/workshops"'],
    inSitemap: ['/workshops<'],
    reads: [
      ['workshops.month', { month: '2027-01' }],
      ['workshops.search', { search: 'kil' }],
      ['content.workshopsPage', undefined],
    ],
    writes: ['workshops.askForInformation'],
    emptyLists: [['/api/workshops.php', 'workshops']],
    refused: [['POST', '/api/workshop_info_requests.php']],
  },
  bulkOrders: {
    pages: [],
    onHomePage: ['id="bulk-order"', 'href="/#bulk-order"'],
    inSitemap: [],
    reads: [],
    writes: ['bulkOrders.ask'],
    emptyLists: [],
    refused: [['POST', '/api/bulk_orders.php']],
  },
  blog: {
    pages: ['/blog', '/blog/kille-ilk-saat', '/blog?sayfa=2'],
    onHomePage: ['id="blog"', 'href="/blog"', '/blog/kille-ilk-saat'],
    inSitemap: ['/blog<', '/blog/kille-ilk-saat<'],
    reads: [
      ['blog.posts', {}],
      ['blog.post', { slug: 'kille-ilk-saat' }],
    ],
    writes: ['blog.countView'],
    emptyLists: [['/api/blog_manager.php?action=get_posts&status=published', 'posts']],
    refused: [
      ['GET', '/blog/rss.xml'],
      ['GET', '/api/blog_manager.php?action=get_post&slug=kille-ilk-saat'],
    ],
  },
  newsletter: {
    pages: [],
    onHomePage: ['newsletter-title'],
    inSitemap: [],
    reads: [],
    writes: ['newsletter.subscribe', 'newsletter.confirm'],
    emptyLists: [],
    refused: [],
  },
};
const FEATURES = Object.entries(TRACES) as [Feature, Traces][];

let server: TestServer;
let client: ShopClient;

beforeAll(async () => {
  server = await startBuiltSite();
  client = new ShopClient(server);
  const { manager } = server.dataSource;
  await aProduct(manager, { name: 'Ay Vazo' });
  await aBlogPost(manager);
  await aWorkshopSession(manager, { date: '2027-01-09' });
  await newsHeard(server);
});
afterAll(() => server.stop());
beforeEach(() => use({}));

/** Switches parts of the shop off as the studio does, in every process at once. */
async function use(given: Partial<Record<Feature, boolean>>): Promise<void> {
  const { manager } = server.dataSource;
  await manager.query(
    `INSERT INTO studio_details (section, details) VALUES ('features', $1)
     ON CONFLICT (section) DO UPDATE SET details = excluded.details`,
    [JSON.stringify({ ...ALL_FEATURES, ...given })],
  );
  await announce(manager, 'settings');
  await newsHeard(server);
}

const page = (path: string) => openPage(server.url, path);
const read = ([procedure, input]: readonly [string, unknown]) =>
  client.ask(
    `/trpc/${procedure}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
  );
const listAt = async (path: string, name: string) =>
  ((await client.ask(path)).json as Record<string, readonly unknown[]>)[name];
const codeOf = (feature: Feature) =>
  `${feature.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_off`;

async function expectAll({ pages, onHomePage, emptyLists }: Traces): Promise<void> {
  const { text } = await page('/');
  for (const trace of onHomePage) expect(text).toContain(trace);
  for (const path of pages) expect(await page(path)).toMatchObject({ status: 200 });
  for (const [path, name] of emptyLists) expect(await listAt(path, name)).not.toEqual([]);
}

describe.each(FEATURES)('A studio without %s', (feature, traces) => {
  it('has what belongs to it until it switches it off, and again afterwards', async () => {
    await expectAll(traces);
    await use({ [feature]: false });
    await use({});
    await expectAll(traces);
  });

  it('has no page, no link and no section of it, although they were cached', async () => {
    const pages = ['/', ...traces.pages];
    for (const path of pages) await page(path);
    await use({ [feature]: false });

    for (const path of traces.pages) {
      const { status, text } = await page(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('Bu sayfa fırından çıkmamış');
    }
    const { status, text } = await page('/');
    expect(status).toBe(200);
    for (const trace of traces.onHomePage) expect(text).not.toContain(trace);
    const policy = await page('/gizlilik-politikasi');
    for (const path of traces.pages) expect(policy.text).not.toContain(`href="${path}"`);
  });

  it('has no line of it in the sitemap', async () => {
    const whole = (await client.ask('/sitemap.xml')).text;
    for (const line of traces.inSitemap) expect(whole).toContain(line);
    await use({ [feature]: false });

    const left = (await client.ask('/sitemap.xml')).text;
    for (const line of traces.inSitemap) expect(left).not.toContain(line);
    expect(left).toContain('/gizlilik-politikasi');
  });

  it('answers its calls with its own refusal, or with nothing', async () => {
    for (const call of traces.reads) expect([call[0], (await read(call)).status]).toEqual([call[0], 200]);
    await use({ [feature]: false });

    for (const call of traces.reads) {
      const answer = await read(call);
      expect([call[0], answer.status, refusalOf(answer).code]).toEqual([call[0], 404, codeOf(feature)]);
    }
    for (const procedure of traces.writes) {
      const answer = await client.mutate(procedure, {});
      expect([procedure, answer.status, refusalOf(answer).code]).toEqual([procedure, 404, codeOf(feature)]);
    }
    for (const [path, name] of traces.emptyLists) expect(await listAt(path, name)).toEqual([]);
    for (const [method, path] of traces.refused) {
      const answer = method === 'GET' ? await client.ask(path) : await client.post(path, {});
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe('What a studio no longer sells', () => {
  it.each(['shop', 'workshops'] as const)('has left the carts of a studio without %s', async (feature) => {
    const { manager } = server.dataSource;
    const isPiece = feature === 'shop';
    const item = isPiece
      ? await aProduct(manager, { name: 'Tuzlu Kupa' })
      : await aWorkshopSession(manager, { date: '2027-02-06' });
    const { id, priceKurus } = item;
    const line = { id, quantity: 1, isStudent: false, unitPriceKurus: priceKurus };
    const items = [{ ...line, kind: isPiece ? 'product' : 'workshop' }];
    expect(await client.query('checkout.quote', { items })).toMatchObject({ status: 200 });
    await use({ [feature]: false });

    const refused = await client.mutate('checkout.open', { items });
    expect([refused.status, refusalOf(refused).code]).toEqual([409, 'cart_changed']);
    await use({});
    expect(await client.mutate('checkout.open', { items })).toMatchObject({ status: 200 });
  });
});
