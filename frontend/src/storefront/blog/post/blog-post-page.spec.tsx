import { dehydrate, hydrate } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { BlogPostQuery } from '@contract/blog/blog-post.query.js';
import { aPost, aPostView } from '../../../../testing/blog.js';
import { newQueryClient, openBlog } from '../../../../testing/open-blog.js';
import { pass } from '../../../../testing/pass-time.js';
import { lookAtTab, lookAway } from '../../../../testing/tab.js';

const onTouchScreen = (media: string) =>
  ({
    media,
    matches: media === '(pointer: coarse)',
    addEventListener: () => undefined,
  }) as unknown as MediaQueryList;

const notFound = () => {
  throw new AppError('blog_post_not_found');
};

describe('a post that does not exist', () => {
  it('stays so while it is read again after a live change', async () => {
    let answer: () => unknown = notFound;
    const queryClient = newQueryClient();
    openBlog('/blog/yok', { 'blog.post': () => answer() }, queryClient);
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog yazısı bulunamadı' })).toBeVisible();
    answer = () => new Promise(() => undefined);
    await act(async () => {
      void queryClient.invalidateQueries();
      await Promise.resolve();
    });
    expect(queryClient.isFetching()).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog yazısı bulunamadı' })).toBeVisible();
  });
});

describe('a post', () => {
  it('stands with its topic, its day, who wrote it and how long it takes', async () => {
    openBlog('/blog/seladon-yesili');
    expect(await screen.findByRole('heading', { level: 1, name: /Seladon yeşili/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sırlama' })).toBeVisible();
    expect(screen.getByText('14.11.2026')).toBeVisible();
    expect(screen.getByText('4 dk okuma')).toBeVisible();
    expect(screen.getByText('Yazan: Elif Karaca')).toBeVisible();
    expect(screen.getByText('Aynı sır, aynı kil, aynı derece.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Derece değil, yol' })).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe('Seladon yeşili neden her fırında başka çıkar? – Toprak'),
    );
  });

  it('is named in the tab as it was written for search engines', async () => {
    openBlog('/blog/seladon-yesili', { 'blog.post': () => aPostView({ metaTitle: 'Seladon sırı' }) });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Seladon sırı – Toprak'));
  });

  it('leads on to what shares its tags and its topic', async () => {
    openBlog('/blog/seladon-yesili');
    const tags = await screen.findByRole('list', { name: 'Etiketler' });
    const tag = within(tags).getByRole('link', { name: 'sır' });
    expect(decodeURIComponent(tag.getAttribute('href')!)).toBe('/blog?etiket=sır');
    const topic = screen.getByRole('link', { name: 'Sırlama' });
    expect(decodeURIComponent(topic.getAttribute('href')!)).toBe('/blog?kategori=Sırlama');
  });

  it('lets a wide table be reached and moved by keyboard', async () => {
    openBlog('/blog/seladon-yesili', {
      'blog.post': () =>
        aPostView({ contentHtml: '<table><tbody><tr><td>1.230 °C</td></tr></tbody></table>' }),
    });
    const table = await screen.findByRole('table');
    expect(table.parentElement).toHaveAttribute('tabindex', '0');
    expect(table.parentElement).toHaveAccessibleName('Tablo');
  });

  it('is followed by those like it, and by nothing where there are none', async () => {
    const { user, address } = openBlog('/blog/seladon-yesili', {
      'blog.post': ({ slug }: BlogPostQuery) =>
        slug === 'firin'
          ? aPostView({ slug, title: '1.230 derecede bir gün' })
          : aPostView({ related: [aPost({ slug: 'firin', title: '1.230 derecede bir gün' })] }),
    });
    const related = await screen.findByRole('region', { name: 'Benzer yazılar' });
    await user.click(within(related).getByRole('link', { name: '1.230 derecede bir gün' }));
    await screen.findByRole('heading', { level: 1, name: '1.230 derecede bir gün' });
    expect(address()).toBe('/blog/firin');
    expect(screen.queryByRole('region', { name: 'Benzer yazılar' })).not.toBeInTheDocument();
  });

  it('can be shared: where there is no sheet for it, the address is copied', async () => {
    const { user } = openBlog('/blog/seladon-yesili');
    window.history.replaceState(null, '', '/blog/seladon-yesili?sayfa=2');
    await user.click(await screen.findByRole('button', { name: 'Paylaşın' }));
    expect(await screen.findByText('Bağlantı kopyalandı')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/blog/seladon-yesili');
  });

  it("can be shared by the device's own sheet where there is one", async () => {
    const share = jest.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    jest.spyOn(window, 'matchMedia').mockImplementation(onTouchScreen);
    const { user } = openBlog('/blog/seladon-yesili');
    window.history.replaceState(null, '', '/blog/seladon-yesili');
    await user.click(await screen.findByRole('button', { name: 'Paylaşın' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Seladon yeşili neden her fırında başka çıkar?',
      url: 'http://localhost/blog/seladon-yesili',
    });
    Reflect.deleteProperty(navigator, 'share');
    jest.restoreAllMocks();
  });
});

describe('a post that cannot be shown', () => {
  it('is said to be missing, with ways on', async () => {
    openBlog('/blog/yok', { 'blog.post': notFound });
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog yazısı bulunamadı' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tüm Yazıları Görün' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'Ana Sayfaya Dönün' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('Bulunamadı – Toprak'));
  });

  it('is missing as well where its name is none', async () => {
    openBlog('/blog/B%C3%BCy%C3%BCk', {
      'blog.post': () => {
        throw new AppError('invalid_input');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Blog yazısı bulunamadı' })).toBeVisible();
  });

  it('is missing from the first drawing on where the server has found that already', async () => {
    const onServer = newQueryClient();
    const first = openBlog('/blog/yok', { 'blog.post': notFound }, onServer);
    await screen.findByRole('heading', { name: 'Blog yazısı bulunamadı' });
    first.unmount();
    const state = dehydrate(onServer, { shouldDehydrateQuery: () => true });
    const handedOver = JSON.parse(JSON.stringify(state)) as typeof state;

    const inBrowser = newQueryClient();
    hydrate(inBrowser, handedOver);
    const post = jest.fn(notFound);
    openBlog('/blog/yok', { 'blog.post': post }, inBrowser);
    expect(screen.getByRole('heading', { name: 'Blog yazısı bulunamadı' })).toBeVisible();
    await act(() => Promise.resolve());
    expect(post).not.toHaveBeenCalled();
  });

  it('is asked for again on request when the connection was lost', async () => {
    let isDown = true;
    const { user } = openBlog('/blog/seladon-yesili', {
      'blog.post': () => {
        if (isDown) throw new Error('down');
        return aPostView();
      },
    });
    expect(await screen.findByRole('heading', { name: 'Blog yazısı yüklenirken hata oluştu' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Seladon yeşili/ })).toBeVisible();
  });
});

describe('how often a post is read', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    lookAtTab();
    jest.useRealTimers();
  });

  const LONG_ENOUGH_MS = 3_000;

  function openCounted() {
    const countView = jest.fn<(input: BlogPostQuery) => void>();
    const opened = openBlog('/blog/seladon-yesili', { 'blog.countView': countView });
    return { ...opened, countView };
  }

  it('is counted once, after it was looked at for a moment', async () => {
    const { countView } = openCounted();
    await pass(LONG_ENOUGH_MS - 100);
    expect(countView).not.toHaveBeenCalled();
    await pass(1_000);
    expect(countView.mock.calls).toEqual([[{ slug: 'seladon-yesili' }]]);
    lookAway();
    lookAtTab();
    await pass(10 * LONG_ENOUGH_MS);
    expect(countView).toHaveBeenCalledTimes(1);
  });

  it('waits while the tab is not looked at', async () => {
    const { countView } = openCounted();
    await pass(LONG_ENOUGH_MS / 2);
    lookAway();
    await pass(10 * LONG_ENOUGH_MS);
    expect(countView).not.toHaveBeenCalled();
    lookAtTab();
    await pass(LONG_ENOUGH_MS);
    expect(countView).toHaveBeenCalledTimes(1);
  });

  it('leaves out who goes on at once', async () => {
    const { countView, unmount } = openCounted();
    await pass(LONG_ENOUGH_MS / 2);
    unmount();
    await pass(10 * LONG_ENOUGH_MS);
    expect(countView).not.toHaveBeenCalled();
  });

  it('bothers nobody when it cannot be counted', async () => {
    openBlog('/blog/seladon-yesili', {
      'blog.countView': () => {
        throw new Error('down');
      },
    });
    await pass(2 * LONG_ENOUGH_MS);
    expect(screen.getByRole('heading', { level: 1, name: /Seladon yeşili/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
