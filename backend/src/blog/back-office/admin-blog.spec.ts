import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminBlogPost } from '../../../contract/blog/admin-blog.views.js';
import type { BlogPostDto } from '../../../contract/blog/blog-post.dto.js';
import { aBlogPost } from '../../../seed/blog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import type { HttpAnswer } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const draft = (changes: Partial<BlogPostDto> = {}) => ({
  title: 'Seladon sırı',
  slug: '',
  content: '<p>Demir.</p>',
  excerpt: '',
  category: 'Sır Teknikleri',
  tags: ['sır'],
  authorName: '',
  featuredFileName: null,
  featuredAlt: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
  status: 'published',
  publishAt: '2026-01-02T09:30',
  ...changes,
});

describe('The blog in the back office', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);

  beforeEach(() => emptyTables(server.dataSource, 'blog_post'));

  const create = async (changes: Partial<BlogPostDto> = {}) =>
    postIn(await admin.mutate('admin.blog.create', draft(changes)));
  const update = (post: AdminBlogPost, changes: Partial<BlogPostDto>) =>
    admin.mutate('admin.blog.update', { ...draft(changes), id: post.id, version: post.version });
  const ask = (path: string) => fetch(server.url + path, { redirect: 'manual' });

  it('takes a post in, scores it, times it on the studio’s clock and logs who wrote it', async () => {
    const post = await create();

    expect(post).toMatchObject({
      slug: 'seladon-siri',
      publishedAt: '2026-01-02T06:30:00.000Z',
      seoScore: 20,
    });
    const [entry] = await server.dataSource.query<{ details: { event: string; label: string } }[]>(
      `SELECT details FROM log_entry WHERE record_kind = 'blog_post' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.details).toMatchObject({ event: 'blog_post_created', label: 'Seladon sırı' });
  });

  it('finds posts by words and status, and counts them', async () => {
    const { manager } = server.dataSource;
    await aBlogPost(manager, { title: 'Raku pişirimi' });
    await aBlogPost(manager, { title: 'Raku taslağı', status: 'draft' });
    await aBlogPost(manager, { title: 'Sır' });
    await server.dataSource.query('UPDATE blog_post SET views = 5, seo_score = 40');

    const found = dataOf(await admin.query('admin.blog.list', { search: 'RAKU', status: 'draft' })) as {
      items: { title: string }[];
    };
    expect(found.items.map(({ title }) => title)).toEqual(['Raku taslağı']);
    expect(dataOf(await admin.query('admin.blog.figures', undefined))).toEqual({
      published: 2,
      drafts: 1,
      scheduled: 0,
      views: 15,
      averageSeoScore: 40,
    });
  });

  it('leads from a published post’s old address to its new one, for good', async () => {
    const post = await create();

    const moved = postIn(await update(post, { slug: 'seladon' }));

    expect(moved).toMatchObject({ slug: 'seladon', formerSlugs: ['seladon-siri'] });
    const read = await ask(`/trpc/blog.post?input=${encodeURIComponent('{"slug":"seladon-siri"}')}`);
    expect([read.status, (await read.text()).includes('"slug":"seladon"')]).toEqual([200, true]);
    // A post of the same title cannot take over published links.
    expect(await create()).toMatchObject({ slug: 'seladon-siri-2' });
    const back = postIn(await update(moved, { slug: 'seladon-siri' }));
    expect(back).toMatchObject({ slug: 'seladon-siri', formerSlugs: ['seladon'] });
  });

  it('forgets the addresses of what was never out, and refuses one that is another’s', async () => {
    const taken = await create();
    const own = await create({ title: 'Taslak', status: 'draft', publishAt: null });

    const refused = await update(own, { slug: taken.slug, status: 'draft', publishAt: null });
    expect(refusalOf(refused)).toMatchObject({
      code: 'blog_slug_taken',
      fields: { slug: 'Bu adresi başka bir yazı kullanıyor.' },
    });
    expect(dataOf(await update(own, { slug: 'baska', status: 'draft', publishAt: null }))).toMatchObject({
      slug: 'baska',
      formerSlugs: [],
    });
  });

  it.each([
    [{ title: ' ' }, 'invalid_input', { title: 'Başlık ve içerik zorunludur!' }],
    [{ content: '' }, 'invalid_input', { content: 'Başlık ve içerik zorunludur!' }],
    [{ content: '<script>x()</script>' }, 'blog_post_incomplete', {}],
    [{ status: 'scheduled', publishAt: null }, 'blog_date_needed', { publishAt: expect.any(String) }],
    [
      { status: 'scheduled', publishAt: '2020-01-01T10:00' },
      'blog_date_past',
      { publishAt: 'Bu tarih geçti. İleri bir tarih seçin ya da yazıyı hemen yayınlayın.' },
    ],
    [{ slug: 'Çay Bardağı' }, 'invalid_input', { slug: expect.any(String) }],
    [{ publishAt: '2030-02-31T10:00' }, 'invalid_input', { publishAt: 'Tarih ve saat geçersiz.' }],
    [{ publishAt: '0001-01-01T10:00' }, 'invalid_input', { publishAt: 'Tarih ve saat geçersiz.' }],
    [{ featuredFileName: 'yok-1234.webp' }, 'blog_picture_not_found', {}],
  ] as const)('refuses %j with %s', async (changes, code, fields) => {
    const answer = await admin.mutate('admin.blog.create', draft(changes));

    expect(refusalOf(answer)).toMatchObject({ code, fields });
  });

  it('overwrites and deletes only what was seen', async () => {
    const post = await create();
    expect((await update(post, { title: 'Bir' })).status).toBe(200);

    expect(refusalOf(await update(post, { title: 'İki' }))).toMatchObject({ code: 'changed_meanwhile' });
    const which = { id: post.id, version: post.version };
    expect(refusalOf(await admin.mutate('admin.blog.remove', which))).toMatchObject({
      code: 'changed_meanwhile',
    });
    // The largest version that the column can hold.
    expect(refusalOf(await update({ ...post, version: 2_147_483_647 }, {}))).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await admin.mutate('admin.blog.remove', { ...which, version: 2 })).status).toBe(200);
    expect(refusalOf(await admin.query('admin.blog.view', { id: post.id }))).toMatchObject({
      code: 'blog_post_not_found',
    });
  });
});

function postIn(answer: HttpAnswer): AdminBlogPost {
  return dataOf(answer) as AdminBlogPost;
}
