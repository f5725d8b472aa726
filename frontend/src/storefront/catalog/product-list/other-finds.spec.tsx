import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BlogPostsQuery } from '@contract/blog/blog-posts.query.js';
import { aPage, aProduct } from '../../../../testing/catalogue.js';
import { aPostCard } from '../../../../testing/finished-pages.js';
import { openShop } from '../../../../testing/open-shop.js';
import { aSession } from '../../../../testing/sessions.js';

const glass = aSession({ title: 'Cam Boyama', date: '2026-12-12', startTime: '14:00', priceKurus: 90_000 });
const post = aPostCard({ slug: 'cam-nasil-boyanir', title: 'Cam nasıl boyanır?' });
const posts = ({ search }: BlogPostsQuery) => {
  const found = search === undefined ? [] : [post];
  return { posts: found, total: found.length, perPage: 6 };
};
const FINDS = { 'workshops.search': () => [glass], 'blog.posts': posts };

const entry = (name: string) => screen.getByRole('link', { name });

describe.each([
  ['the home page', '/', 3],
  ['the shelf', '/raf', 2],
])('A search on %s', (_place, path, level) => {
  it('also finds workshops and posts, in groups', async () => {
    openShop(`${path}?ara=cam`, FINDS);
    expect(await screen.findByRole('heading', { level, name: 'Atölyeler' })).toBeVisible();
    expect(screen.getByRole('heading', { level, name: 'Parçalar' })).toBeVisible();
    expect(screen.getByRole('heading', { level, name: 'Yazılar' })).toBeVisible();
    expect(entry('Cam Boyama')).toHaveAttribute('href', '/workshops?ay=2026-12&gun=2026-12-12');
    const workshop = entry('Cam Boyama').closest('li')!;
    expect(within(workshop).getByText(/12 Aralık Cumartesi, 14:00 · 900,00.TL/)).toBeVisible();
    expect(entry('Cam nasıl boyanır?')).toHaveAttribute('href', '/blog/cam-nasil-boyanir');
  });

  it('says that only the shelf has nothing', async () => {
    openShop(`${path}?ara=cam`, { ...FINDS, 'catalog.products': () => aPage([]) });
    expect(await screen.findByRole('heading', { name: 'Rafta “cam” yok' })).toBeVisible();
    expect(entry('Cam Boyama')).toBeVisible();
  });

  it('says which session is full', async () => {
    openShop(`${path}?ara=cam`, { ...FINDS, 'workshops.search': () => [{ ...glass, available: 0 }] });
    expect(await screen.findByText('12 Aralık Cumartesi, 14:00 · Bu seans dolu')).toBeVisible();
  });

  it('shows the pieces when the rest cannot be searched, and tries again', async () => {
    let isDown = true;
    const { user } = openShop(`${path}?ara=cam`, {
      ...FINDS,
      'workshops.search': () => {
        if (isDown) throw new Error('down');
        return [glass];
      },
      'catalog.products': () => aPage([aProduct()]),
    });
    expect(await screen.findByText('Atölyelerde ve yazılarda şu an arayamadık.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Seladon Kupa' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('link', { name: 'Cam Boyama' })).toBeVisible();
  });
});
