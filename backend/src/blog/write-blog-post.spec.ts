import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { refusedWith } from '../../testing/refused.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { BlogPost } from './blog-post.entity.js';
import { type BlogPostDraft, WriteBlogPostService } from './write-blog-post.service.js';

const NOW = '2026-11-21T09:00:00Z';
const EARLIER = new Date('2026-11-01T09:00:00Z');
const LATER = new Date('2026-12-01T09:00:00Z');

const DRAFT: BlogPostDraft = {
  title: 'Çay bardağı',
  content: '<p>Söz.</p>',
  excerpt: '',
  category: 'Çömlekçilik',
  tags: [],
  authorName: 'Elif Karaca',
  featuredFileId: null,
  featuredAlt: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
  status: 'published',
  publishedAt: EARLIER,
};

describe('A post that is written', () => {
  const database = suiteDatabase([BlogPost, MediaFile]);
  const writing = new WriteBlogPostService(new FixedClock(NOW));

  beforeEach(() => emptyTables(database.dataSource, 'blog_post'));

  const create = (overrides: Partial<BlogPostDraft> = {}) =>
    writing.create(database.dataSource.manager, { ...DRAFT, ...overrides });
  const update = (post: Pick<BlogPost, 'id' | 'version'>, overrides: Partial<BlogPostDraft>) =>
    writing.update(database.dataSource.manager, post, { ...DRAFT, ...overrides });

  it.each([
    ['Şırıl şırıl SIR: İğne ucu & Çark!', 'siril-siril-sir-igne-ucu-cark'],
    ['1.230 derecede - bir gün', '1230-derecede-bir-gun'],
    ['Sır/astar 2025–2026', 'sirastar-2025-2026'],
    ['Kâğıt kil, nasıl olur?', 'kagit-kil-nasil-olur'],
    ['陶器', 'yazi'],
  ])('with the title %s gets the address %s', async (title, slug) => {
    expect((await create({ title })).slug).toBe(slug);
  });

  it('gets an address of its own, even beside a namesake that is written at the same moment', async () => {
    const posts = await Promise.all([1, 2, 3].map(() => create()));

    expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
      'cay-bardagi',
      'cay-bardagi-2',
      'cay-bardagi-3',
    ]);
  });

  it('gets the next free address at once, however many namesakes it has', async () => {
    await create();
    await database.dataSource.query(`
      INSERT INTO blog_post (slug, title, content, category, author_name, status)
      SELECT 'cay-bardagi-' || number, title, content, category, author_name, 'draft'
      FROM blog_post, generate_series(2, 1200) AS number WHERE number <> 1100`);
    // Another post was once found there.
    await database.dataSource.query(
      `UPDATE blog_post SET former_slugs = ARRAY['cay-bardagi-1100'] WHERE slug = 'cay-bardagi-7'`,
    );

    expect((await create()).slug).toBe('cay-bardagi-1201');
  });

  it('is kept clean', async () => {
    const { content, tags, metaKeywords } = await create({
      content: '<h1>Kil</h1><img src=x onerror=alert(1)><p style="x">Söz</p>',
      tags: [' Sır ', 'sır', '', 'kil'],
      metaKeywords: ['KIL', 'kıl'],
    });

    expect(content).toBe('<h2>Kil</h2><p>Söz</p>');
    expect(tags).toEqual(['Sır', 'kil']);
    expect(metaKeywords).toEqual(['KIL']);
  });

  it.each([
    [{ title: '  ' }, 'blog_post_incomplete'],
    [{ content: ' <script>alert(1)</script> ' }, 'blog_post_incomplete'],
    [{ status: 'scheduled', publishedAt: null }, 'blog_date_needed'],
    [{ status: 'scheduled', publishedAt: EARLIER }, 'blog_date_past'],
  ] as const)('is refused with %j', async (overrides, code) => {
    expect(await refusedWith(create(overrides))).toBe(code);
    const post = await create({ status: 'draft' });
    expect(await refusedWith(update(post, overrides))).toBe(code);
  });

  it.each([
    ['draft', null, 'draft', null],
    ['draft', LATER, 'draft', LATER],
    ['published', null, 'published', new Date(NOW)],
    ['published', EARLIER, 'published', EARLIER],
    ['published', LATER, 'scheduled', LATER],
    ['scheduled', LATER, 'scheduled', LATER],
  ] as const)('as %s for %s is kept as %s for %s', async (status, publishedAt, kept, keptFor) => {
    expect(await create({ status, publishedAt })).toMatchObject({ status: kept, publishedAt: keptFor });
  });

  it('that is out already stays out when it is saved as scheduled for a day that is past', async () => {
    const post = await create({ publishedAt: EARLIER });

    expect(await update(post, { status: 'scheduled', publishedAt: EARLIER })).toMatchObject({
      status: 'published',
      publishedAt: EARLIER,
    });
  });

  it('keeps its address, its first day and its views when it is written anew', async () => {
    const post = await create();
    await database.dataSource.query('UPDATE blog_post SET views = 7');

    const changed = await update(post, { title: 'Başka ad', publishedAt: null });

    expect(changed).toMatchObject({
      slug: 'cay-bardagi',
      title: 'Başka ad',
      publishedAt: EARLIER,
      views: 7,
      version: 2,
      updatedAt: new Date(NOW),
    });
  });

  it('that was never public follows its title to a free address', async () => {
    await create();
    const draft = await create({ title: 'Ça', status: 'draft', publishedAt: null });
    const titled = { title: 'Çay bardağı', status: 'draft', publishedAt: null } as const;
    const changed = await update(draft, titled);
    expect([draft.slug, changed.slug, changed.formerSlugs]).toEqual(['ca', 'cay-bardagi-2', []]);
    expect((await update(changed, titled)).slug).toBe('cay-bardagi-2');
  });

  it('is not overwritten by whoever saw an older one, and not found when it is gone', async () => {
    const post = await create();
    const tries = ['Bir', 'İki', 'Üç'].map((title) => refusedWith(update(post, { title })));

    expect((await Promise.all(tries)).toSorted()).toEqual(['changed_meanwhile', 'changed_meanwhile', null]);
    expect(await refusedWith(update({ id: crypto.randomUUID(), version: post.version }, {}))).toBe(
      'blog_post_not_found',
    );
  });

  it('can be sown as the demo and the tests sow it', async () => {
    expect((await aBlogPost(database.dataSource.manager)).slug).toBe('kille-ilk-saat');
  });
});
