import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../../seed/blog.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { refusalOf } from '../../../testing/visitor.js';

const URL = '/api/blog_manager.php';

describe('blog_manager.php', () => {
  let server: TestServer;
  let client: ShopClient;

  beforeAll(async () => {
    server = await startTestServer();
    client = new ShopClient(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyTables(server.dataSource, 'blog_post'));

  const post = (overrides: Parameters<typeof aBlogPost>[1] = {}) =>
    aBlogPost(server.dataSource.manager, overrides);

  it('tells of a post with every documented field', async () => {
    const written = await post({
      title: 'Seladon yeşili',
      content: '<p>Demir.</p>',
      excerpt: 'Kısaca',
      tags: ['seladon', 'sır'],
      metaKeywords: ['seladon', 'yeşil'],
      publishedAt: new Date('2026-11-14T09:00:00Z'),
    });
    const expected = {
      id: written.id,
      slug: 'seladon-yesili',
      title: 'Seladon yeşili',
      excerpt: 'Kısaca',
      content: '<p>Demir.</p>',
      category: 'Başlangıç Rehberi',
      author_name: 'Elif Karaca',
      created_at: written.createdAt.toISOString(),
      published_at: '2026-11-14T09:00:00.000Z',
      featured_image: null,
      tags: 'seladon, sır',
      meta_title: 'Seladon yeşili',
      meta_description: 'Kısaca',
      meta_keywords: 'seladon, yeşil',
    };

    const one = await client.ask(`${URL}?action=get_post&slug=seladon-yesili`);
    expect([one.status, one.json]).toEqual([200, { success: true, post: expected }]);
    const all = await client.ask(`${URL}?action=get_posts&status=published&limit=6`);
    expect([all.status, all.json]).toEqual([200, { success: true, posts: [expected] }]);
  });

  it.each([
    ['&status=published&limit=2', 2],
    ['&limit=50', 7],
    ['', 6],
  ])('with "%s" lists %d of the seven posts that are out, newest first', async (query, count) => {
    for (let day = 1; day <= 7; day += 1) {
      await post({ title: `Gün ${day}`, publishedAt: new Date(Date.UTC(2026, 9, day)) });
    }
    await post({ status: 'draft' });

    const { json } = await client.ask(`${URL}?action=get_posts${query}`);

    const { posts } = json as { posts: { title: string }[] };
    expect(posts.map(({ title }) => title)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].slice(0, count).map((n) => `Gün ${n}`),
    );
  });

  it.each([
    ['?action=get_post&slug=yok', 404, 'Blog yazısı bulunamadı'],
    ['?action=get_post', 404, 'Blog yazısı bulunamadı'],
    ['?action=get_post&slug=', 404, 'Blog yazısı bulunamadı'],
    ['?action=get_post&slug[]=a', 404, 'Blog yazısı bulunamadı'],
    ['?action=get_post&slug=taslak', 404, 'Blog yazısı bulunamadı'],
    ['?action=get_posts&status=draft', 401, expect.any(String)],
    ['?action=get_posts&status=draft&status=published', 401, expect.any(String)],
    ['?action=get_posts&limit=0', 400, expect.any(String)],
    ['?action=get_posts&limit=51', 400, expect.any(String)],
    ['?action=delete&id=1', 400, expect.any(String)],
    ['', 400, expect.any(String)],
  ])('answers %s with %d', async (query, status, error) => {
    await post({ title: 'Taslak', status: 'draft' });

    const answer = await client.ask(URL + query);

    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ success: false, error });
  });

  describe('for the studio', () => {
    let admin: AdminVisitor;

    beforeAll(async () => {
      admin = await enterBackOffice(server);
    });

    const act = async (sent: Record<string, unknown>) => admin.post(URL, sent);
    const posts = async (query = '') =>
      ((await admin.ask(`${URL}?action=get_posts${query}`)).json as { posts: Record<string, unknown>[] })
        .posts;

    it('lists also what nobody reads yet, with its state, views and score', async () => {
      await post({ title: 'Taslak', status: 'draft', metaTitle: '' });
      await post({ title: 'Yazı' });

      expect((await posts()).map(({ title, status, views }) => [title, status, views])).toEqual([
        ['Yazı', 'published', 0],
        ['Taslak', 'draft', 0],
      ]);
      expect((await posts('&status=draft')).map(({ title }) => title)).toEqual(['Taslak']);
      // Public addresses get the same answer for everybody, from the response cache, without drafts.
      expect((await posts('&status=published')).map(({ title }) => title)).toEqual(['Yazı']);
      const { json } = await client.ask(`${URL}?action=get_posts`);
      expect((json as { posts: unknown[] }).posts).toHaveLength(1);
    });

    it('takes a whole post, and leaves alone what a later call does not say', async () => {
      const created = await act({
        action: 'create',
        title: 'Raku',
        content: '<p>Duman.</p><script>x()</script>',
        category: 'Fırınlama',
        tags: 'raku, duman,',
        meta_keywords: ['raku'],
        status: 'scheduled',
        published_at: '2030-05-01T09:30:00.000Z',
        seo_score: 100,
      });
      const { id } = created.json as { id: string };
      expect([created.status, created.json]).toEqual([
        200,
        { success: true, message: 'Blog yazısı oluşturuldu.', id },
      ]);

      const updated = await act({
        action: 'update',
        id,
        excerpt: 'Kısaca',
        published_at: '2030-06-01 10:00:00',
      });

      expect([updated.status, await posts()]).toEqual([
        200,
        [
          expect.objectContaining({
            slug: 'raku',
            content: '<p>Duman.</p>',
            excerpt: 'Kısaca',
            category: 'Fırınlama',
            tags: 'raku, duman',
            meta_keywords: 'raku',
            status: 'scheduled',
            // In Istanbul time.
            published_at: '2030-06-01T07:00:00.000Z',
          }),
        ],
      ]);
      expect((await act({ action: 'delete', id })).status).toBe(200);
      expect(await posts()).toEqual([]);
    });

    it('takes a form as well, with the action in the address', async () => {
      const form = new FormData();
      form.append('title', 'Sır');
      form.append('content', '<p>Demir.</p>');
      const answers = [
        await admin.ask(`${URL}?action=create`, { method: 'POST', body: form }),
        await admin.ask(URL, {
          method: 'POST',
          body: new URLSearchParams({ action: 'create', title: 'Kil', content: 'Kil' }),
        }),
      ];

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await posts()).map(({ title, status }) => [title, status])).toEqual([
        ['Kil', 'draft'],
        ['Sır', 'draft'],
      ]);
    });

    it.each([
      [{ action: 'create', title: '', content: 'x' }, 400, 'Başlık ve içerik zorunludur!'],
      [{ action: 'create', title: 'x', content: 'x', published_at: 'yarın' }, 400, 'Tarih ve saat geçersiz.'],
      [
        { action: 'create', title: 'x', content: 'x', published_at: '0001-01-01T00:00Z' },
        400,
        'Tarih ve saat geçersiz.',
      ],
      [
        { action: 'create', title: 'x', content: 'x', published_at: '2030-02-31T00:00:00.000Z' },
        400,
        'Tarih ve saat geçersiz.',
      ],
      [{ action: 'update', title: 'x' }, 400, 'Kayıt bulunamadı.'],
      [{ action: 'delete', id: '00000000-0000-4000-8000-000000000000' }, 404, 'Blog yazısı bulunamadı'],
      [{ action: 'toString' }, 400, expect.any(String)],
    ])('refuses %j with %d', async (sent, status, error) => {
      const answer = await act(sent);

      expect([answer.status, answer.json]).toMatchObject([status, { success: false, error }]);
    });
  });
});

describe('The blog of a shop of several processes', () => {
  let server: TestServer;
  let both: ShopClient[];

  beforeAll(async () => {
    server = await startTestServer();
    const neighbour = await server.startNeighbour();
    both = [server, neighbour].map((each) => new ShopClient(each));
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyTables(server.dataSource, 'blog_post'));

  const READS = [
    `/trpc/blog.posts?input=${encodeURIComponent('{}')}`,
    `/trpc/blog.post?input=${encodeURIComponent('{"slug":"kille-ilk-saat"}')}`,
    `${URL}?action=get_posts&status=published&limit=6`,
  ];
  const texts = (path: string) => Promise.all(both.map(async (client) => (await client.ask(path)).text));
  const everywhere = async (word: string) => {
    for (const path of READS) {
      await eventually(`${word} stands in ${path}`, async () =>
        (await texts(path)).every((text) => text.includes(word)),
      );
    }
  };

  it('says of a post that is not there, in the words of the specification, that it is not', async () => {
    const answer = await new ShopClient(server).query('blog.post', { slug: 'Yok/Öyle' });

    expect(answer.status).toBe(404);
    expect(refusalOf(answer)).toMatchObject({
      code: 'blog_post_not_found',
      message: 'Blog yazısı bulunamadı',
    });
  });

  it.each(['%00', 'a%00b', 'kil_1', '%ED%A0%80', 'x'.repeat(300)])(
    'says so too of %s, which no post can be called',
    async (slug) => {
      const answer = await new ShopClient(server).ask(`/api/blog_manager.php?action=get_post&slug=${slug}`);

      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ success: false, error: 'Blog yazısı bulunamadı' });
    },
  );

  it('shows in all of them at once what was written, by whatever means, from the response cache', async () => {
    const { id } = await aBlogPost(server.dataSource.manager, { title: 'Kille ilk saat' });
    await everywhere('Kille ilk saat');

    await server.dataSource.query(`UPDATE blog_post SET title = 'Kille ikinci saat' WHERE id = $1`, [id]);
    await everywhere('Kille ikinci saat');

    // Counting views does not change these answers, so the cached ones remain.
    const before = await Promise.all(both.map((client) => client.ask(READS[0] ?? '')));
    expect(before.map(({ headers }) => headers.get('etag'))).not.toContain(null);
  });

  it('never shows what a draft says', async () => {
    await aBlogPost(server.dataSource.manager, { title: 'Gizli', status: 'draft' });

    for (const path of [...READS, `${URL}?action=get_post&slug=gizli`]) {
      expect((await texts(path)).join()).not.toContain('Gizli');
    }
  });
});
