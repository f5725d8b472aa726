import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ProductListQuery } from '@contract/catalog/product-list.query.js';
import { aCategory, aPage, aProduct } from '../../../../testing/catalogue.js';
import { openShop } from '../../../../testing/open-shop.js';

const vases = aCategory({ id: 2, name: 'Vazo', slug: 'vazo' });

/** A shelf of sixty pieces; each page shows one that is named after it. */
function openShelf(address: string, total = 60) {
  const products = jest.fn(({ page = 1 }: ProductListQuery) =>
    aPage(page > Math.ceil(total / 24) ? [] : [aProduct({ name: `Parça ${page}`, slug: `parca-${page}` })], {
      total,
      page,
    }),
  );
  const shop = openShop(address, {
    'catalog.products': products,
    'catalog.categories': () => [aCategory(), vases],
  });
  return { ...shop, products };
}

const pageLinks = async () => within(await screen.findByRole('navigation', { name: 'Sayfalar' }));
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the shelf', () => {
  it('shows the page in its address, with category and sort order', async () => {
    const { products } = openShelf('/raf?kategori=vazo&sirala=fiyat-artan&sayfa=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Vazo' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Parça 2' })).toBeVisible();
    expect(products.mock.calls).toEqual([[{ category: 'vazo', sort: 'price_asc', page: 2 }]]);
    expect(screen.getByRole('status')).toHaveTextContent('60 parça');
    expect(document.title).toBe('Vazo, 2. sayfa – Toprak');
  });

  it('links to every page with the filters', async () => {
    openShelf('/raf?kategori=vazo&sayfa=2');
    const links = await pageLinks();
    expect(hrefs(links.getAllByRole('link'))).toEqual([
      '/raf?kategori=vazo',
      '/raf?kategori=vazo',
      '/raf?kategori=vazo&sayfa=2',
      '/raf?kategori=vazo&sayfa=3',
      '/raf?kategori=vazo&sayfa=3',
    ]);
    expect(links.getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('turns its pages, and Back turns them back', async () => {
    const { user, router } = openShelf('/raf');
    await user.click((await pageLinks()).getByRole('link', { name: 'Sonraki sayfa' }));
    expect(await screen.findByRole('heading', { name: 'Parça 2' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Parça 1' })).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Parça 1' })).toBeVisible();
  });

  it('begins at the first page when a category is chosen', async () => {
    const { user, router } = openShelf('/raf?sayfa=3');
    await user.click(await screen.findByRole('link', { name: 'Vazo' }));
    await waitFor(() => expect(router.state.location.search).toBe('?kategori=vazo'));
    expect(router.state.location.pathname).toBe('/raf');
  });

  it('searches on its own address, also without scripts', async () => {
    openShelf('/raf?kategori=vazo');
    await screen.findByRole('heading', { name: 'Parça 1' });
    expect(screen.getByRole('search')).toHaveAttribute('action', '/raf');
  });

  it('keeps the shelf under a piece that is opened from it', async () => {
    const { user, router } = openShelf('/raf?sayfa=2');
    await user.click(await screen.findByRole('link', { name: 'Parça 2' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/urun/parca-2'));
    expect(router.state.location.search).toBe('?sayfa=2');
    expect(screen.getByRole('heading', { level: 1, name: 'Bütün raf', hidden: true })).toBeInTheDocument();
  });

  it('leads back from a page beyond its end', async () => {
    openShelf('/raf?sayfa=9');
    expect(await screen.findByRole('heading', { name: 'Raf burada bitiyor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'İlk Sayfaya Dönün' })).toHaveAttribute('href', '/raf');
  });

  it('says so when it is empty', async () => {
    openShelf('/raf', 0);
    expect(await screen.findByRole('heading', { name: 'Raf şu an boş' })).toBeVisible();
  });

  it('tells of a failure and tries again', async () => {
    let isDown = true;
    const { user } = openShop('/raf', {
      'catalog.products': () => {
        if (isDown) throw new Error('down');
        return aPage([aProduct()]);
      },
    });
    expect(await screen.findByText('Ürünler yüklenirken bir hata oluştu.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: 'Seladon Kupa' })).toBeVisible();
  });
});
