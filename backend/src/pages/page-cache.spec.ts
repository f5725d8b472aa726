import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { aProduct } from '../../seed/catalog.js';
import { aMediaItem } from '../../seed/media-library.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { newsHeard, openPage, startBuiltSite } from '../../testing/built-site.js';
import { eventually } from '../../testing/poll.js';
import type { TestServer } from '../../testing/test-server.js';
import { addDays, studioDate } from '../../contract/common/dates.js';
import { ChangeFeed } from '../platform/change-feed/change-feed.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { RenderPageService } from './render-page.service.js';

const AT_ONCE_MS = 2_000;
const TOMORROW = addDays(studioDate(new Date()), 1);
const CALENDAR = `/workshops?ay=${TOMORROW.slice(0, 7)}&gun=${TOMORROW}`;
const PRODUCT = '/urun/ay-vazo';

let server: TestServer;
let neighbour: Pick<TestServer, 'url' | 'app'>;
let renders: ReturnType<typeof watchRenders>;

const watchRenders = () => jest.spyOn(server.app.get(RenderPageService), 'render');
const sql = (text: string, values: unknown[] = []) => server.dataSource.query<unknown[]>(text, values);
const announce = (topic: string) => sql(`SELECT pg_notify('change_feed', $1)`, [topic]);
const page = async (path: string) => (await openPage(server.url, path)).text;

beforeAll(async () => {
  const mediaDir = mkdtempSync(join(tmpdir(), 'toprak-media-'));
  server = await startBuiltSite({ MEDIA_DIR: mediaDir });
  const { manager } = server.dataSource;
  await aProduct(manager, { name: 'Ay Vazo', priceKurus: 74_000 });
  await aBlogPost(manager);
  await aMediaItem(manager, { mediaDir, title: 'Kuruyan raflar' });
  await aWorkshopSession(manager, { title: 'İlk kâse', date: TOMORROW });
  neighbour = await server.startNeighbour();
  await newsHeard(server);
});
afterAll(() => server.stop());
beforeEach(() => {
  renders = watchRenders();
});
afterEach(() => renders.mockRestore());

describe('A public page is rendered once', () => {
  it.each([
    '/',
    '/workshops',
    PRODUCT,
    '/blog',
    '/blog/kille-ilk-saat',
    '/gizlilik-politikasi',
    '/?ara=vazo',
    '/yok',
    '/auth',
  ])('%s', async (path) => {
    const first = await page(path);
    renders.mockClear();
    for (const requested of [path, path, `${path}${path.includes('?') ? '&' : '?'}utm_source=mektup`]) {
      expect((await page(requested)) === first).toBe(true);
    }
    expect(renders).not.toHaveBeenCalled();
  });

  it('also when fifty ask for it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => page('/blog?etiket=elli')));

    expect(new Set(answers).size).toBe(1);
    expect(renders).toHaveBeenCalledTimes(1);
  });
});

describe('A change is seen at once, whichever process answers', () => {
  interface Change {
    readonly what: string;
    readonly path: string;
    readonly change: () => Promise<unknown>;
    readonly words: string;
  }
  const CHANGES: readonly Change[] = [
    {
      what: 'a price',
      path: PRODUCT,
      change: async () => {
        await sql('UPDATE product SET price_kurus = 81500');
        await announce('catalog');
      },
      words: '815,00',
    },
    {
      what: 'a text of the studio',
      path: '/',
      change: () =>
        sql(
          `INSERT INTO content_entry (section, content_key, content_value) VALUES ('hero', 'main_title', 'Yeni söz')`,
        ),
      words: 'Yeni söz',
    },
    {
      what: 'a post',
      path: '/blog/kille-ilk-saat',
      change: () => sql(`UPDATE blog_post SET title = 'Kille ikinci saat'`),
      words: 'Kille ikinci saat',
    },
    {
      what: 'a picture’s words',
      path: '/workshops',
      change: () => sql(`UPDATE media_item SET title = 'Kurumuş raflar'`),
      words: 'Kurumuş raflar',
    },
    {
      what: 'a workshop',
      path: CALENDAR,
      change: async () => {
        await sql(`UPDATE workshop_session SET title = 'Üçüncü kâse'`);
        await announce('workshops');
      },
      words: 'Üçüncü kâse',
    },
    {
      what: 'a policy',
      path: '/teslimat-ve-iade',
      change: () =>
        sql(
          `INSERT INTO content_entry (section, content_key, content_value) VALUES ('legal', 'delivery_content', '<p>Yeni koşul</p>')`,
        ),
      words: '<p>Yeni koşul</p>',
    },
  ];

  it.each(CHANGES)('$what', async ({ path, change, words }) => {
    const shops = [server.url, neighbour.url];
    for (const url of shops) expect((await openPage(url, path)).text.includes(words)).toBe(false);
    await change();
    for (const url of shops) {
      await eventually(
        `${path} says ${words}`,
        async () => (await openPage(url, path)).text.includes(words),
        AT_ONCE_MS,
      );
    }
  });

  it('while pages that say nothing of it stay as they are', async () => {
    const cached = await page(PRODUCT);
    await page('/blog/kille-ilk-saat');
    await sql(`UPDATE blog_post SET title = 'Kille üçüncü saat'`);
    await eventually('the post is new', async () => (await page('/blog/kille-ilk-saat')).includes('üçüncü'));
    renders.mockClear();

    expect((await page(PRODUCT)) === cached).toBe(true);
    expect(renders).not.toHaveBeenCalled();
  });

  it('even when it comes while the page is rendered', async () => {
    const pages = server.app.get(RenderPageService);
    const responseCache = server.app.get(ResponseCache);
    const heard = () => responseCache.heard.counts.get('edits') ?? 0;
    const andHear = async (change: () => Promise<unknown>) => {
      const before = heard();
      await change();
      await eventually('it is heard', () => heard() > before);
    };
    await andHear(() => announce('edits'));
    const render = pages.render.bind(pages);
    renders.mockRestore();
    renders = watchRenders();
    renders.mockImplementationOnce(async (...all) => {
      const old = await render(...all);
      await andHear(() => sql('UPDATE product SET price_kurus = 99900'));
      return old;
    });

    expect(await page(`${PRODUCT}?yeni`)).not.toContain('999,00');
    expect(await page(PRODUCT)).toContain('999,00');
  });
});

describe('While much is sold', () => {
  const andHear = async (change: string) => {
    await sql(change);
    await server.app.get(ChangeFeed).caughtUp();
  };
  const sell = () => andHear('UPDATE product SET held_quantity = held_quantity + 1');
  const left = async () => /SON (\d+)/.exec(await page(PRODUCT))?.[1];

  it('a page is not rendered again after each sale, but at once after an edit', async () => {
    await andHear('UPDATE product SET stock_quantity = 12, min_stock = 20, held_quantity = 0');
    expect(await left()).toBe('12');
    renders.mockClear();

    for (let sold = 0; sold < 3; sold += 1) {
      await sell();
      expect(await left()).toBe('12');
    }
    expect(renders).not.toHaveBeenCalled();

    await andHear('UPDATE product SET price_kurus = 70500');
    expect(await page(PRODUCT)).toContain('705,00');
    expect(await left()).toBe('9');
  });
});

describe('A page whose words could not be read', () => {
  it('is shown with ours, and not cached', async () => {
    await sql('ALTER TABLE content_entry RENAME TO content_entry_away');
    await announce('content');
    await eventually('it is rendered without them', async () => !(await page('/')).includes('Yeni söz'));
    renders.mockClear();
    const { status, text } = await openPage(server.url, '/');
    expect([status, renders.mock.calls.length]).toEqual([200, 1]);
    expect(text.includes('content_entry')).toBe(false);

    await sql('ALTER TABLE content_entry_away RENAME TO content_entry');
    expect((await page('/')).includes('Yeni söz')).toBe(true);
    renders.mockClear();
    await page('/');
    expect(renders).not.toHaveBeenCalled();
  });
});
