import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { anAddress, ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

describe('A view of a post', () => {
  const server = suiteServer();
  let slug: string;

  beforeEach(async () => {
    await emptyTables(server.dataSource, 'blog_post');
    slug = `yazi-${anAddress().replaceAll('.', '-')}`;
    slug = (await aBlogPost(server.dataSource.manager, { title: slug })).slug;
  });

  const look = (address = anAddress(), userAgent = FIREFOX, at = slug) =>
    new ShopClient(server, { address }).mutate('blog.countView', { slug: at }, { 'user-agent': userAgent });
  const views = async () => {
    const [post] = await server.dataSource.query<{ views: number }[]>('SELECT views FROM blog_post');
    return post?.views;
  };

  it('counts, and answers nothing', async () => {
    const answer = await look();

    expect([answer.status, answer.json]).toEqual([200, { result: {} }]);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await views()).toBe(1);
  });

  it('counts once a day for one reader, and for each reader of many', async () => {
    const reader = anAddress();
    for (let reload = 0; reload < 3; reload += 1) await look(reader);
    expect(await views()).toBe(1);

    await look(reader, SAFARI);
    await look(anAddress());
    expect(await views()).toBe(3);
  });

  it('counts ten times a day for one network, however often the browser changes its name', async () => {
    const reader = anAddress();
    for (let version = 100; version < 112; version += 1) {
      await look(reader, FIREFOX.replaceAll('145', String(version)));
    }
    expect(await views()).toBe(10);
  });

  it('counts a hundred times an hour for one network, whatever is read', async () => {
    const reader = anAddress();
    for (let post = 0; post < 11; post += 1) {
      const { slug: other } = await aBlogPost(server.dataSource.manager, { title: `${slug} ${post}` });
      const names = Array.from({ length: 10 }, (_each, version) => FIREFOX.replaceAll('145', `1${version}0`));
      await Promise.all(names.map((name) => look(reader, name, other)));
    }
    expect(await server.dataSource.query('SELECT sum(views)::int AS views FROM blog_post')).toEqual([
      { views: 100 },
    ]);
  });

  it('counts for each post by itself', async () => {
    const reader = anAddress();
    const other = await aBlogPost(server.dataSource.manager, { title: `${slug} iki` });
    await look(reader);
    await look(reader, FIREFOX, other.slug);

    expect(await server.dataSource.query('SELECT sum(views)::int AS views FROM blog_post')).toEqual([
      { views: 2 },
    ]);
  });

  it.each([
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'curl/8.11.0',
    'WhatsApp/2.24',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  ])('of the robot %s does not count', async (userAgent) => {
    await look(anAddress(), userAgent);

    expect(await views()).toBe(0);
  });

  it('of a draft, of one that waits and of one that never was does not count', async () => {
    await server.dataSource.query(`UPDATE blog_post SET status = 'draft'`);
    await look();
    await server.dataSource.query(
      `UPDATE blog_post SET status = 'scheduled', published_at = now() + interval '1 hour'`,
    );
    await look();
    expect((await look(anAddress(), FIREFOX, 'hic-olmadi')).status).toBe(200);

    expect(await views()).toBe(0);
  });

  it('is not lost among many at once, nor is a reload of the same moment counted', async () => {
    const reader = anAddress();
    const looks = Array.from({ length: 30 }, (_, index) => look(index < 20 ? anAddress() : reader));
    await Promise.all(looks);

    expect(await views()).toBe(21);
  });

  it('leaves nothing behind by which the reader could be found', async () => {
    const reader = anAddress();
    await look(reader);

    const kept = await server.dataSource.query<{ key: string }[]>('SELECT key FROM rate_limit');
    expect(kept.some(({ key }) => key.includes('blog-view'))).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(reader);
    expect(JSON.stringify(kept)).not.toContain(slug);
  });
});
