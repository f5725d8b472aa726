import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BlogPostsQuery } from '@contract/blog/blog-posts.query.js';
import type { BlogPage } from '@contract/blog/blog.views.js';
import { aBlogPage, aPost, somePosts } from '../../../testing/blog.js';
import { openBlog } from '../../../testing/open-blog.js';
import { TEST_SITE_TEXTS } from '../../../testing/test-studio.js';

/** Fourteen posts: six, six and two. */
const pageOf = ({ page = 1 }: BlogPostsQuery): BlogPage =>
  aBlogPage(somePosts(page === 3 ? 2 : 6, (page - 1) * 6 + 1), { total: 14 });

const postTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the blog', () => {
  it('shows each post with its topic, its day in the studio and the time it takes to read', async () => {
    openBlog('/blog', {
      'blog.posts': () =>
        aBlogPage([aPost({ publishedAt: '2026-11-13T21:30:00.000Z' }), aPost({ slug: 'b', title: 'Kil' })]),
    });
    const [card] = await screen.findAllByRole('article');
    expect(within(card!).getByRole('link', { name: /Seladon yeşili/ })).toHaveAttribute(
      'href',
      '/blog/seladon-yesili',
    );
    expect(within(card!).getByText('Sırlama')).toBeVisible();
    expect(within(card!).getByText('14.11.2026')).toBeVisible();
    expect(within(card!).getByText('4 dk okuma')).toBeVisible();
    expect(within(card!).getByText('Aynı sır, aynı kil, aynı derece.')).toBeVisible();
  });

  it('bears the name the studio gave it', async () => {
    openBlog();
    expect(await screen.findByRole('heading', { level: 1, name: 'Atölye defteri' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Atölye defteri – Toprak'));
  });

  it('invites to the workshops after the first six posts, however many follow', async () => {
    const { container } = openBlog('/blog?sayfa=2', { 'blog.posts': pageOf });
    await screen.findByRole('heading', { name: 'Yazı 12' });
    const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings.indexOf('Okumak güzel, yapmak başka')).toBe(6);
    expect(screen.getByRole('link', { name: 'Workshop Takvimi' })).toHaveAttribute('href', '/workshops');
  });

  it('invites to the workshops beside a single post as well', async () => {
    openBlog();
    expect(await screen.findByRole('heading', { name: 'Okumak güzel, yapmak başka' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Okumak güzel, yapmak başka' })).toHaveLength(1);
  });

  it('invites in the studio’s own words', async () => {
    const callToAction = { title: 'Gelin, deneyin', text: 'Çamur bizden.' };
    const blog = { ...TEST_SITE_TEXTS.blog, callToAction };
    openBlog('/blog', { 'content.site': () => ({ ...TEST_SITE_TEXTS, blog }) });
    expect(await screen.findByRole('heading', { name: 'Gelin, deneyin' })).toBeVisible();
    expect(screen.getByText('Çamur bizden.')).toBeVisible();
  });

  it('goes on below, at an address that shows the same when it is opened', async () => {
    const { user, address } = openBlog('/blog', { 'blog.posts': pageOf });
    const more = await screen.findByRole('link', { name: 'Daha fazla göster' });
    expect(more).toHaveAttribute('href', '/blog?sayfa=2');
    await user.click(more);
    await screen.findByRole('heading', { name: 'Yazı 12' });
    expect(postTitles()).toHaveLength(12);
    expect(address()).toBe('/blog?sayfa=2');
    expect(screen.getByRole('status')).toHaveTextContent('14 yazının 12 tanesi gösteriliyor');
    await user.click(screen.getByRole('link', { name: 'Daha fazla göster' }));
    await screen.findByRole('heading', { name: 'Yazı 14' });
    expect(screen.queryByRole('link', { name: 'Daha fazla göster' })).not.toBeInTheDocument();
  });

  it('opens with as many pages as the address names', async () => {
    openBlog('/blog?sayfa=3', { 'blog.posts': pageOf });
    await screen.findByRole('heading', { name: 'Yazı 14' });
    expect(postTitles()).toEqual(somePosts(14).map(({ title }) => title));
  });

  it('shows no post twice when a new one has moved the others on', async () => {
    openBlog('/blog?sayfa=2', {
      'blog.posts': ({ page }: BlogPostsQuery) =>
        aBlogPage(page === 2 ? somePosts(6, 6) : somePosts(6), { total: 12 }),
    });
    await screen.findByRole('heading', { name: 'Yazı 11' });
    expect(postTitles()).toEqual(somePosts(11).map(({ title }) => title));
  });

  it('says so when there is nothing to read yet', async () => {
    openBlog('/blog', { 'blog.posts': () => aBlogPage([]) });
    expect(
      await screen.findByRole('heading', { name: 'Henüz yayınlanmış blog yazısı bulunmuyor.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Workshop Takvimi' })).toHaveAttribute('href', '/workshops');
  });

  it('tells of a failure and tries again', async () => {
    let isDown = true;
    const { user } = openBlog('/blog', {
      'blog.posts': () => {
        if (isDown) throw new Error('down');
        return aBlogPage();
      },
    });
    expect(await screen.findByText('Blog yazısı yüklenirken hata oluştu')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: /Seladon yeşili/ })).toBeVisible();
  });

  it('keeps what there is to read when only the next page fails', async () => {
    let isDown = true;
    const { user } = openBlog('/blog', {
      'blog.posts': (query: BlogPostsQuery) => {
        if (isDown && query.page === 2) throw new Error('down');
        return pageOf(query);
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Daha fazla göster' }));
    expect(await screen.findByText('Blog yazısı yüklenirken hata oluştu')).toBeVisible();
    expect(postTitles()).toHaveLength(6);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    await screen.findByRole('heading', { name: 'Yazı 12' });
  });

  it('never skips a level of headings', async () => {
    const { container } = openBlog('/blog', { 'blog.posts': pageOf });
    await screen.findByRole('heading', { name: 'Yazı 6' });
    const levels = [...container.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels[0]).toBe('H1');
    expect(new Set(levels.slice(1))).toEqual(new Set(['H2']));
  });
});

describe('a narrowed blog', () => {
  it('shows the posts of a tag, and leads back to all', async () => {
    const posts = jest.fn(({ tag }: BlogPostsQuery) => aBlogPage(tag ? [aPost()] : somePosts(6)));
    const { user, address } = openBlog('/blog?etiket=sır', { 'blog.posts': posts });
    await waitFor(() => expect(screen.getByText('“sır”').parentElement).toHaveTextContent('“sır” · 1 yazı'));
    expect(posts).toHaveBeenCalledWith({ tag: 'sır', page: 1 });
    await user.click(screen.getByRole('link', { name: 'Tüm yazılar' }));
    await screen.findByRole('heading', { name: 'Yazı 6' });
    expect(address()).toBe('/blog');
  });

  it('keeps to its topic when it goes on', async () => {
    openBlog(`/blog?kategori=${encodeURIComponent('Sırlama')}`, { 'blog.posts': pageOf });
    const more = await screen.findByRole('link', { name: 'Daha fazla göster' });
    expect(decodeURIComponent(more.getAttribute('href')!)).toBe('/blog?kategori=Sırlama&sayfa=2');
  });

  it('takes a topic that nobody writes about for no topic', async () => {
    const posts = jest.fn<(query: BlogPostsQuery) => BlogPage>(() => aBlogPage());
    openBlog('/blog?kategori=Bilgisayar&sayfa=eksi', { 'blog.posts': posts });
    await screen.findByRole('heading', { name: /Seladon yeşili/ });
    expect(posts.mock.calls).toEqual([[{ page: 1 }]]);
  });

  it('says so when nothing belongs to it', async () => {
    openBlog('/blog?etiket=yok', { 'blog.posts': () => aBlogPage([]) });
    expect(await screen.findByRole('heading', { name: 'Burada henüz bir yazı yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tüm Yazıları Görün' })).toHaveAttribute('href', '/blog');
  });
});
