import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ProductPage } from '@contract/catalog/catalog.views.js';
import type { ProductListQuery } from '@contract/catalog/product-list.query.js';
import { aCategory, aPage, aProduct } from '../../../../testing/catalogue.js';
import { rememberHold } from '../../../lib/orders/keep-pending-order.js';
import { openShop } from '../../../../testing/open-shop.js';

const vase = aProduct({
  id: 'vazo',
  slug: 'ay-vazo',
  name: 'Ay Vazo',
  stock: { status: 'low_stock', available: 2 },
});
const bowl = aProduct({
  id: 'kase',
  slug: 'derin-kase',
  name: 'Derin Kâse',
  stock: { status: 'out_of_stock', available: 0 },
});
const tile = aProduct({
  id: 'karo',
  slug: 'lale-karo',
  name: 'Lale Karo',
  stock: { status: 'in_stock', available: null },
});

const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({ id: `parca-${index}`, slug: `parca-${index}`, name: `Parça ${index + 1}` }),
  );

describe('the product list', () => {
  it('shows every piece with its price and its stock in the words of the shop', async () => {
    openShop('/', { 'catalog.products': () => aPage([aProduct(), vase, bowl, tile]) });
    const card = (await screen.findByRole('heading', { name: 'Seladon Kupa' })).closest('article')!;
    expect(within(card).getByText(/640,00.TL/)).toBeVisible();
    expect(within(card).getByText('Kupa ve Fincan · 14 adet')).toBeVisible();
    expect(screen.getByText('SON 2')).toBeVisible();
    expect(screen.getByText('STOK YOK')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stok yok: Derin Kâse' })).toBeDisabled();
    expect(screen.getByText('Kupa ve Fincan · Sınırsız Stok')).toBeVisible();
    expect(screen.getByText('4 parça')).toHaveAttribute('role', 'status');
  });

  it('has one main heading and never skips a level', async () => {
    openShop();
    await screen.findByRole('heading', { name: 'Seladon Kupa' });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('narrows by category and keeps the choice in the address', async () => {
    const products = jest.fn((query: ProductListQuery) =>
      aPage(query.category === 'vazo' ? [vase] : [aProduct(), vase]),
    );
    const { user, router } = openShop('/', {
      'catalog.products': products,
      'catalog.categories': () => [aCategory(), aCategory({ id: 2, name: 'Vazo', slug: 'vazo' })],
    });
    await user.click(await screen.findByRole('link', { name: 'Vazo' }));
    await screen.findByText('1 parça');
    expect(screen.queryByRole('heading', { name: 'Seladon Kupa' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vazo' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Tümü' })).not.toHaveAttribute('aria-current');
    expect(router.state.location.search).toBe('?kategori=vazo');
  });

  it('returns to the list before when Back is pressed after a category, but not letter by letter', async () => {
    const { user, router } = openShop('/', {
      'catalog.products': () => aPage([vase]),
      'catalog.categories': () => [aCategory(), aCategory({ id: 2, name: 'Vazo', slug: 'vazo' })],
    });
    await user.click(await screen.findByRole('link', { name: 'Vazo' }));
    await user.type(screen.getByRole('searchbox', { name: 'Ürün ara' }), 'ay');
    await waitFor(() => expect(router.state.location.search).toBe('?ara=ay&kategori=vazo'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sıralama' }), 'price_asc');
    await waitFor(() => expect(router.state.location.search).toContain('sirala=fiyat-artan'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?ara=ay&kategori=vazo');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });

  it('counts what its visitor reserves as still there for them', async () => {
    rememberHold({ holdId: 'own', endsAt: Date.now() + 60_000, quantities: { [vase.id]: 2 } });
    openShop('/', { 'catalog.products': () => aPage([vase]) });
    expect(await screen.findByText(/· 4 adet$/)).toBeVisible();
  });

  it('still says how few there are when its visitor holds some of them', async () => {
    rememberHold({ holdId: 'own', endsAt: Date.now() + 60_000, quantities: { [vase.id]: 1 } });
    openShop('/', { 'catalog.products': () => aPage([vase]) });
    expect(await screen.findByText('SON 3')).toBeVisible();
  });

  it('opens as it was shared: filters come from the address', async () => {
    const products = jest.fn<(query: ProductListQuery) => ProductPage>(() => aPage([vase]));
    openShop('/?ara=vazo&kategori=vazo&sirala=fiyat-azalan', { 'catalog.products': products });
    await screen.findByRole('heading', { name: 'Ay Vazo' });
    expect(products).toHaveBeenCalledWith({ search: 'vazo', category: 'vazo', sort: 'price_desc', page: 1 });
    expect(screen.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('vazo');
  });

  it('can be narrowed and searched without scripts: every way has its address', async () => {
    openShop('/?ara=mavi&kategori=vazo&sirala=fiyat-artan', {
      'catalog.products': () => aPage([vase], { total: 40, perPage: 24 }),
      'catalog.categories': () => [aCategory(), aCategory({ id: 2, name: 'Vazo', slug: 'vazo' })],
    });
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Kupa ve Fincan')).toBe(
      '/?ara=mavi&kategori=kupa-ve-fincan&sirala=fiyat-artan#products',
    );
    expect(await hrefOf('Tümü')).toBe('/?ara=mavi&sirala=fiyat-artan#products');
    const search = screen.getByRole<HTMLFormElement>('search');
    expect(search).toHaveAttribute('method', 'get');
    expect(search).toHaveAttribute('action', '/#products');
    expect(Object.fromEntries(new FormData(search))).toEqual({
      ara: 'mavi',
      kategori: 'vazo',
      sirala: 'fiyat-artan',
    });
  });

  it('asks only when the typing pauses', async () => {
    const products = jest.fn<(query: ProductListQuery) => ProductPage>(() => aPage([vase]));
    const { user } = openShop('/', { 'catalog.products': products });
    await screen.findByRole('heading', { name: 'Ay Vazo' });
    await user.type(screen.getByRole('searchbox', { name: 'Ürün ara' }), 'vazo');
    await waitFor(() =>
      expect(products).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'vazo' })),
    );
    expect(products.mock.calls.map(([query]) => query.search)).toEqual([undefined, 'vazo']);
  });

  it('says so when a word finds nothing, and leads back to all products', async () => {
    const { user, router } = openShop('/?ara=safran', {
      'catalog.products': ({ search }: ProductListQuery) => aPage(search ? [] : [aProduct()]),
    });
    expect(await screen.findByRole('heading', { name: '“safran” için bir şey bulamadık' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tümünü Göster' }));
    await screen.findByRole('heading', { name: 'Seladon Kupa' });
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('');
  });

  it('asks whether a similar word was meant, and searches for it', async () => {
    const { user, router } = openShop('/?ara=fincna', {
      'catalog.products': ({ search }: ProductListQuery) =>
        search === 'fincna' ? aPage([], { suggestion: 'fincan' }) : aPage([aProduct()]),
    });
    expect(await screen.findByText('“fincan” demek istemiş olabilir misiniz?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '“fincan” ara' }));
    await screen.findByRole('heading', { name: 'Seladon Kupa' });
    expect(router.state.location.search).toBe('?ara=fincan');
    expect(screen.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('fincan');
  });

  it('tells of a failure and tries again', async () => {
    let isDown = true;
    const { user } = openShop('/', {
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

  it('shows eight pieces and leads to all of them', async () => {
    openShop('/?ara=mavi&sirala=fiyat-artan', {
      'catalog.products': () => aPage(pieces(24), { total: 60 }),
    });
    expect(await screen.findByRole('heading', { name: 'Parça 8' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Parça 9' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hepsini görün 60 parça' })).toHaveAttribute(
      'href',
      '/raf?ara=mavi&sirala=fiyat-artan',
    );
  });

  it('leads to the whole shelf when nothing narrows it', async () => {
    const { user, router } = openShop('/', { 'catalog.products': () => aPage(pieces(24), { total: 60 }) });
    await user.click(await screen.findByRole('link', { name: 'Bütün raf 60 parça' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bütün raf' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/raf');
  });

  it('needs no further page for a few pieces', async () => {
    openShop('/', { 'catalog.products': () => aPage(pieces(7)) });
    expect(await screen.findByRole('heading', { name: 'Parça 7' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Bütün raf/ })).not.toBeInTheDocument();
  });
});
