import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
import { aBlogPost } from '../../seed/blog.js';
import { aProduct } from '../../seed/catalog.js';
import { aPicture } from '../../seed/pictures.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { eventually } from '../../testing/poll.js';
import { changeSetting } from '../../testing/security-settings.js';
import { ShopClient } from '../../testing/shop-client.js';
import { suiteFolder } from '../../testing/suite-folder.js';
import { suiteServer } from '../../testing/suite-server.js';
import { Product } from '../catalog/product.entity.js';
import { PERSONAL_PAGES } from '../platform/http/not-for-search.js';

const ORIGIN = 'https://toprak.example';
const STATIC_PAGES = [
  ...['/', '/raf', '/workshops', '/blog', '/kunye'],
  ...['/gizlilik-politikasi', '/teslimat-ve-iade', '/mesafeli-satis-sozlesmesi'],
  ...['/memnuniyet-sozumuz', '/erisilebilirlik'],
];
const HOUR_MS = 3_600_000;

interface ListedPage {
  readonly loc: string;
  readonly lastmod?: string;
  readonly 'image:image'?: readonly { readonly 'image:loc': string }[];
}

interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly pubDate: string;
  readonly category: readonly string[];
  readonly 'content:encoded': string;
  readonly enclosure?: { readonly url: string; readonly type: string };
}

interface Channel {
  readonly title: string;
  readonly language: string;
  readonly item?: readonly FeedItem[];
}

const mediaDir = suiteFolder();
const server = suiteServer({ PUBLIC_URL: ORIGIN, MEDIA_DIR: mediaDir });
const client = new ShopClient(server);

beforeEach(() => emptyTables(server.dataSource, 'product', 'category', 'blog_post'));

const manager = () => server.dataSource.manager;
const fresh = (path: string) => client.ask(`${path}?${Math.random()}`);

async function xml<Whole>(path: string, ...lists: readonly string[]): Promise<Whole> {
  const { text } = await fresh(path);
  // Strict parsing, because the other parser tolerates errors.
  expect(() => new SaxesParser().write(text).close()).not.toThrow();
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: true,
    isArray: (name) => lists.includes(name),
  });
  return parser.parse(text) as Whole;
}

const listed = async (): Promise<readonly ListedPage[]> =>
  (await xml<{ urlset: { url: ListedPage[] } }>('/sitemap.xml', 'url', 'image:image')).urlset.url;
const paths = async () => (await listed()).map(({ loc }) => loc.replace(ORIGIN, ''));
const channel = async (): Promise<Channel> =>
  (await xml<{ rss: { channel: Channel } }>('/blog/rss.xml', 'item', 'category')).rss.channel;

describe('The sitemap', () => {
  it('of an empty shop lists the pages that are always there', async () => {
    expect((await paths()).map((path) => path || '/')).toEqual(STATIC_PAGES);
  });

  it('lists exactly what everybody may see', async () => {
    await aProduct(manager(), { name: 'Ay Vazo' });
    const gone = await aProduct(manager(), { name: 'Gizli Kupa' });
    await manager().update(Product, { id: gone.id }, { isActive: false });
    await aBlogPost(manager(), { title: 'Kille ilk saat' });
    await aBlogPost(manager(), { title: 'Taslak', status: 'draft' });
    const publishedAt = new Date(Date.now() + HOUR_MS);
    await aBlogPost(manager(), { title: 'Yarın', status: 'scheduled', publishedAt });

    expect((await paths()).map((path) => path || '/')).toEqual([
      ...STATIC_PAGES,
      '/urun/ay-vazo',
      '/blog/kille-ilk-saat',
    ]);
  });

  it('says when a page last changed, and of a list when the newest on it did', async () => {
    const { updatedAt } = await aProduct(manager(), { name: 'Ay Vazo' });
    const publishedAt = new Date('2026-01-05T07:00:00.000Z');
    const post = await aBlogPost(manager(), { publishedAt });
    const changes = new Map((await listed()).map(({ loc, lastmod }) => [loc.replace(ORIGIN, ''), lastmod]));

    expect(changes.get('/urun/ay-vazo')).toBe(updatedAt.toISOString());
    expect(changes.get('/blog/kille-ilk-saat')).toBe(post.updatedAt.toISOString());
    expect(changes.get('/blog')).toBe(post.updatedAt.toISOString());
    expect(changes.get('/workshops')).toBeUndefined();
  });

  it('shows products by their pictures', async () => {
    const file = await aPicture(manager(), { mediaDir });
    await aProduct(manager(), { pictures: [{ mediaFileId: file.id, alt: 'Kâse' }] });
    const product = (await listed()).find(({ loc }) => loc.includes('/urun/'));

    expect(product?.['image:image']?.map((image) => image['image:loc'])).toEqual([
      expect.stringMatching(new RegExp(`^${ORIGIN}/media/${file.fileName}/\\d+\\.jpeg$`)),
    ]);
  });

  it('is cached, and written anew when a product changes', async () => {
    let etag = '';
    await eventually('the sitemap is ready', async () => {
      const { status, headers } = await client.ask('/sitemap.xml', { headers: { 'if-none-match': etag } });
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      etag = headers.get('etag') ?? '';
      return status === 304;
    });

    await aProduct(manager(), { name: 'Yeni Kase' });
    await eventually('the new piece is listed', async () =>
      (await client.ask('/sitemap.xml')).text.includes('/urun/yeni-kase'),
    );
  });
});

describe('Robots', () => {
  it('are kept from what is personal and led to the sitemap', async () => {
    const { text, headers } = await fresh('/robots.txt');
    const lines = text.split('\n');

    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(lines[0]).toBe('User-agent: *');
    for (const page of [...PERSONAL_PAGES, 'api', 'trpc']) expect(lines).toContain(`Disallow: /${page}`);
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('may go wherever the sitemap leads, and see every picture', async () => {
    await aProduct(manager());
    await aBlogPost(manager());
    const { text } = await client.ask('/robots.txt');
    const closed = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);

    for (const path of [...(await paths()), '/media/kupa.webp/1280.jpeg', '/assets/x.js', '/blog/rss.xml']) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });
});

describe('The blog’s feed', () => {
  it('brings the newest twenty posts that are out, newest first', async () => {
    for (let day = 1; day <= 22; day += 1) {
      const publishedAt = new Date(Date.UTC(2026, 0, day));
      await aBlogPost(manager(), { title: `Yazı ${day}`, publishedAt });
    }
    await aBlogPost(manager(), { title: 'Taslak', status: 'draft' });
    const { item = [], language } = await channel();

    expect(language).toBe('tr');
    expect(item).toHaveLength(20);
    expect(item.slice(0, 2).map(({ title }) => title)).toEqual(['Yazı 22', 'Yazı 21']);
    expect(new Date(item[0]?.pubDate ?? '')).toEqual(new Date(Date.UTC(2026, 0, 22)));
  });

  it('brings each whole: summary, text with addresses that lead home, picture, topics', async () => {
    const file = await aPicture(manager(), { mediaDir });
    await aBlogPost(manager(), {
      content: '<p>Bakın: <a href="/workshops">takvim</a></p>',
      excerpt: 'Kil & sabır <3',
      tags: ['kil'],
      featuredFileId: file.id,
    });
    const [post] = (await channel()).item ?? [];

    expect(post?.link).toBe(`${ORIGIN}/blog/kille-ilk-saat`);
    expect(post?.description).toBe('Kil & sabır <3');
    expect(post?.['content:encoded']).toContain(`href="${ORIGIN}/workshops"`);
    expect(post?.category).toEqual(['Başlangıç Rehberi', 'kil']);
    expect(post?.enclosure).toMatchObject({ type: 'image/jpeg' });
    expect(post?.enclosure?.url).toContain(`${ORIGIN}/media/${file.fileName}/`);
  });

  it.each([']]><script>alert(1)</script>', '</item><item>', '<!--', '&lt;script&gt;&#x3c;', '"\' \u0007'])(
    'stays one well-formed item with %j in every text',
    async (text) => {
      await aBlogPost(manager(), {
        title: `a${text}`,
        excerpt: `a${text}`,
        content: `<p>a${text}</p>`,
        authorName: `a${text}`,
        tags: [`a${text}`.slice(0, 40)],
      });
      const { item = [] } = await channel();

      expect(item).toHaveLength(1);
      expect(item[0]?.['content:encoded']).not.toContain('<script');
    },
  );

  it('of a silent blog is a feed all the same', async () => {
    const { item, title } = await channel();
    expect(item).toBeUndefined();
    expect(title).toBe('Atölye – Atölye defteri');
  });
});

describe('In maintenance', () => {
  beforeAll(() => changeSetting(server.app, 'maintenance_mode', 'true'));
  afterAll(() => changeSetting(server.app, 'maintenance_mode', 'false'));

  it.each(['/sitemap.xml', '/robots.txt', '/blog/rss.xml'])('%s says when to come back', async (path) => {
    const { status, headers } = await client.ask(path);

    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('600');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
