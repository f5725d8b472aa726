import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { aPicture } from '../../seed/pictures.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteFolder } from '../../testing/suite-folder.js';
import { refusedWith } from '../../testing/refused.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogQueriesService } from './blog-queries.service.js';
import { testStudio } from '../../testing/test-studio.js';

const NOW = '2026-11-21T09:00:00Z';
const YESTERDAY = new Date('2026-11-20T09:00:00Z');

describe('The blog', () => {
  const clock = new FixedClock(NOW);
  const database = suiteDatabase([BlogPost, MediaFile]);
  const mediaDir = suiteFolder();
  let blog: BlogQueriesService;

  beforeAll(() => {
    blog = new BlogQueriesService(database.dataSource, clock, testStudio());
  });
  beforeEach(async () => {
    clock.moveTo(NOW);
    await emptyTables(database.dataSource, 'blog_post');
  });

  const post = (overrides: Parameters<typeof aBlogPost>[1] = {}) =>
    aBlogPost(database.dataSource.manager, { publishedAt: YESTERDAY, ...overrides });
  const change = (id: string, set: string) =>
    database.dataSource.query(`UPDATE blog_post SET ${set} WHERE id = $1`, [id]);
  const slugs = async (query: Parameters<BlogQueriesService['list']>[0] = {}) =>
    (await blog.list(query)).posts.map(({ slug }) => slug);

  it.each([
    ['vazolar', 'Bir vazo nasıl doğar?'],
    ['SIRLARI', 'Sır nasıl erir?'],
    ['teknik', 'Kile ilk dokunuş'],
  ])('is searched for %s with its suffixes, in title, excerpt and category', async (search, title) => {
    const { slug } = await post({ title, excerpt: 'Kolay bir teknik.' });
    await post({ title: 'Fırın günlüğü', excerpt: 'Uzun bir gece.' });
    expect(await slugs({ search })).toEqual([slug]);
  });

  it('finds no draft', async () => {
    await post({ title: 'Bir vazo', status: 'draft' });
    expect(await slugs({ search: 'vazo' })).toEqual([]);
  });

  it.each([
    ['draft', null, false],
    ['draft', '2026-11-20T09:00:00Z', false],
    ['published', '2026-11-20T09:00:00Z', true],
    ['published', '2026-11-21T09:00:00Z', true],
    // Another machine's clock may be ahead: a post that it published is visible at once.
    ['published', '2026-11-21T09:00:03Z', true],
    ['scheduled', '2026-11-21T09:00:00.001Z', false],
    ['scheduled', '2026-11-22T09:00:00Z', false],
    ['scheduled', '2026-11-21T09:00:00Z', true],
    ['scheduled', '2026-11-20T09:00:00Z', true],
  ])('with a post that is %s for %s: it is there %s', async (status, publishedAt, isThere) => {
    const { id, slug } = await post();
    await database.dataSource.query('UPDATE blog_post SET status = $2, published_at = $3 WHERE id = $1', [
      id,
      status,
      publishedAt,
    ]);

    expect((await blog.list({})).total).toBe(isThere ? 1 : 0);
    expect((await blog.newest(10)).length).toBe(isThere ? 1 : 0);
    const found = await refusedWith(blog.getBySlug(slug));
    expect(found).toBe(isThere ? null : 'blog_post_not_found');
    expect(await refusedWith(blog.getWhole(slug))).toBe(found);
  });

  it('shows a scheduled post from its very second, though nobody has published it', async () => {
    const { id } = await post({ publishedAt: new Date('2026-11-21T10:00:00Z') });
    await change(id, `status = 'scheduled'`);

    clock.moveTo('2026-11-21T09:59:59Z');
    expect((await blog.list({})).total).toBe(0);
    clock.moveTo('2026-11-21T10:00:00Z');
    expect((await blog.list({})).total).toBe(1);
  });

  it('without an author is the studio’s', async () => {
    const { slug } = await post({ authorName: ' ' });

    expect((await blog.getBySlug(slug)).authorName).toBe('Toprak');
    expect((await blog.list({})).posts[0]?.authorName).toBe('Toprak');
    expect((await blog.newest(1))[0]?.authorName).toBe('Toprak');
  });

  it('has six posts on a page, newest first, and the rest on the next ones', async () => {
    for (let day = 1; day <= 8; day += 1) {
      await post({ title: `Gün ${day}`, publishedAt: new Date(Date.UTC(2026, 9, day)) });
    }

    expect(await blog.list({})).toMatchObject({ total: 8, perPage: 6 });
    expect(await slugs()).toEqual(['gun-8', 'gun-7', 'gun-6', 'gun-5', 'gun-4', 'gun-3']);
    expect(await slugs({ page: 2 })).toEqual(['gun-2', 'gun-1']);
    expect(await slugs({ page: 3 })).toEqual([]);
  });

  it('can be narrowed to a topic, to a tag, and to both', async () => {
    await post({ title: 'Sır', category: 'Sır Teknikleri', tags: ['seladon'] });
    await post({ title: 'Fırın', category: 'Fırınlama', tags: ['seladon', 'koni'] });
    await post({ title: 'Taslak', category: 'Sır Teknikleri', tags: ['seladon'], status: 'draft' });

    expect(await slugs({ category: 'Sır Teknikleri' })).toEqual(['sir']);
    expect((await slugs({ tag: 'seladon' })).toSorted()).toEqual(['firin', 'sir']);
    expect(await slugs({ category: 'Fırınlama', tag: 'koni' })).toEqual(['firin']);
    expect(await slugs({ category: 'Fırınlama', tag: "koni'" })).toEqual([]);
  });

  it('tells of a post all that was written', async () => {
    const picture = await aPicture(database.dataSource.manager, { mediaDir });
    const { slug } = await post({
      title: 'Seladon yeşili',
      content: '<h2>Yol</h2><p>Son yüz derece.</p>',
      featuredFileId: picture.id,
      featuredAlt: 'Sırlanan kâse',
      metaTitle: 'Seladon',
      metaDescription: 'Demirin rengi',
      metaKeywords: ['seladon', 'sır'],
      tags: ['seladon'],
    });

    expect(await blog.getBySlug(slug)).toEqual({
      slug: 'seladon-yesili',
      title: 'Seladon yeşili',
      excerpt: 'İlk derste bir kâse çıkarmanız gerekmez.',
      category: 'Başlangıç Rehberi',
      authorName: 'Elif Karaca',
      publishedAt: YESTERDAY.toISOString(),
      readingMinutes: 1,
      picture: expect.objectContaining({ fileName: picture.fileName, alt: 'Sırlanan kâse', width: 1200 }),
      contentHtml: '<h2>Yol</h2><p>Son yüz derece.</p>',
      tags: ['seladon'],
      metaTitle: 'Seladon',
      metaDescription: 'Demirin rengi',
      metaKeywords: ['seladon', 'sır'],
      updatedAt: expect.stringMatching(/Z$/),
      related: [],
    });
  });

  it('fills in what nobody wrote: title, excerpt and the first words stand in for each other', async () => {
    const content = `<h2>Başlık</h2><p>${'uzun bir cümle '.repeat(20)}</p>`;
    const { slug } = await post({ title: 'Ad', content, excerpt: '' });

    const { excerpt, metaTitle, metaDescription } = await blog.getBySlug(slug);
    expect(metaTitle).toBe('Ad');
    expect(excerpt).toMatch(/^Başlık uzun bir cümle .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(metaDescription).toBe(excerpt);
    expect((await blog.list({})).posts[0]?.excerpt).toBe(excerpt);
  });

  it('shows nothing that acts, even of what came into the table past all rules', async () => {
    const { id, slug } = await post();
    await change(id, `content = '<p onclick="x()">Merhaba<script>alert(1)</script></p>'`);

    expect((await blog.getBySlug(slug)).contentHtml).toBe('<p>Merhaba</p>');
  });

  it('says of a post that was written before it came out that it changed when it came out', async () => {
    const { id, slug } = await post();
    const changedAt = async () => (await blog.getBySlug(slug)).updatedAt;

    await change(id, `updated_at = '2026-11-01T09:00:00Z'`);
    expect(await changedAt()).toBe(YESTERDAY.toISOString());
    await change(id, `updated_at = '2026-11-21T08:00:00Z'`);
    expect(await changedAt()).toBe('2026-11-21T08:00:00.000Z');
  });

  describe('names with a post up to three others', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    const related = async () => (await blog.getBySlug('bu-yazi')).related.map(({ title }) => title);

    beforeEach(() =>
      post({ title: 'Bu yazı', category: 'Fırınlama', tags: ['koni', 'sır', 'kil'], publishedAt: at(30) }),
    );

    it('the most alike first: a topic counts as two tags, then the newer one', async () => {
      await post({ title: 'Yeni ve başka', category: 'Çömlekçilik', tags: [], publishedAt: at(29) });
      await post({ title: 'Bir etiket', category: 'Çömlekçilik', tags: ['kil'], publishedAt: at(28) });
      await post({
        title: 'Üç etiket',
        category: 'Çömlekçilik',
        tags: ['kil', 'sır', 'koni'],
        publishedAt: at(1),
      });
      await post({ title: 'Eski konu', category: 'Fırınlama', tags: [], publishedAt: at(2) });
      await post({ title: 'Yeni konu', category: 'Fırınlama', tags: [], publishedAt: at(3) });

      expect(await related()).toEqual(['Üç etiket', 'Yeni konu', 'Eski konu']);
    });

    it('the newest where nothing is alike, so that there are three when there can be', async () => {
      for (const day of [1, 2, 3, 4]) {
        await post({ title: `Gün ${day}`, category: 'Çömlekçilik', tags: [], publishedAt: at(day) });
      }

      expect(await related()).toEqual(['Gün 4', 'Gün 3', 'Gün 2']);
    });

    it('never itself, a draft, or one whose time has not come', async () => {
      await post({ title: 'Taslak', category: 'Fırınlama', status: 'draft' });
      const { id } = await post({ title: 'Yarın', category: 'Fırınlama' });
      await change(id, `status = 'scheduled', published_at = '2026-11-22T09:00:00Z'`);
      await post({ title: 'Görünen', category: 'Çömlekçilik', tags: [] });

      expect(await related()).toEqual(['Görünen']);
    });
  });
});
