import { describe, expect, it } from '@jest/globals';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { AppError } from '@contract/app-error.js';
import type { ProductListQuery } from '@contract/catalog/product-list.query.js';
import { aCategory, aPage, aProduct, aProductView } from '../../../../testing/catalogue.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';
import { serverHtml } from '../../../../testing/server-html.js';
import { trpc } from '../../../lib/server/trpc.js';
import { ProductPage } from './product-page.js';

const ADDRESS = '/urun/seladon-kupa';

const open = (procedures: FakeProcedures = {}) =>
  openShop(ADDRESS, {
    'catalog.product': () => aProductView(),
    'catalog.products': () => aPage([]),
    ...procedures,
  });

const picture = (fileName: string, alt: string) => ({
  fileName,
  width: 1200,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
  alt,
});

const aCup = (number: number) =>
  aProduct({ id: `kupa-${number}`, slug: `kupa-${number}`, name: `Kupa ${number}` });
const vazo = aCategory({ id: 2, name: 'Vazo', slug: 'vazo' });
const aVase = (number: number) =>
  aProduct({ id: `vazo-${number}`, slug: `vazo-${number}`, name: `Vazo ${number}`, category: vazo });

describe('a piece at its own address', () => {
  it('has a page with all it has to say, and no popup', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Seladon Kupa' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const text of ['Malzeme', 'Ölçüler', 'Bakım', 'Hazırlık', '14 adet', 'Avucunuza oturur.']) {
      expect(main.getByText(text)).toBeVisible();
    }
    expect(main.getByText(/^; bugün sipariş verirseniz en geç \d+ \p{L}+/u)).toBeVisible();
    expect(main.getByRole('button', { name: 'Sepete Ekle' })).toBeEnabled();
    expect(main.getByRole('button', { name: 'Bağlantıyı Paylaşın' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Seladon Kupa – Toprak'));
  });

  it.each([
    [0, 'Rafta hazır', /^; bugün sipariş verirseniz en geç \d+ \p{L}+ \p{L}+ günü yola çıkar/u],
    [4, 'En çok 4 gün', /^; bugün sipariş verirseniz en geç \d+ \p{L}+ \p{L}+$/u],
  ])('with %s days of its own promises them instead of the shop’s time', async (days, time, promise) => {
    open({ 'catalog.product': () => aProductView({ preparationDays: days }) });
    expect(await screen.findByText(time)).toBeVisible();
    expect(screen.getByText(promise)).toBeVisible();
  });

  it('shows the way to it, each step a link', async () => {
    open();
    const way = within(await screen.findByRole('navigation', { name: 'Buradasınız' }));
    expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ana Sayfa', '/'],
      ['Kupa ve Fincan', '/raf?kategori=kupa-ve-fincan'],
      ['Seladon Kupa', ADDRESS],
    ]);
    expect(way.getByRole('link', { name: 'Seladon Kupa' })).toHaveAttribute('aria-current', 'page');
  });

  it('says so when the piece is gone, and leads to the products', async () => {
    open({
      'catalog.product': () => {
        throw new AppError('product_not_found');
      },
    });
    const title = await screen.findByRole('heading', { level: 1, name: 'Bu parça artık rafımızda değil.' });
    expect(title).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rafa Dönün' })).toHaveAttribute('href', '/raf');
  });

  it('tells of a failure and tries again', async () => {
    let isDown = true;
    const { user } = open({
      'catalog.product': () => {
        if (isDown) throw new Error('down');
        return aProductView();
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Parça yüklenirken bir hata oluştu.' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Seladon Kupa' })).toBeVisible();
  });

  it('turns its pictures by thumb and arrow key, round and round', async () => {
    const pictures = [picture('a.webp', 'Önden'), picture('b.webp', 'Üstten')];
    const { user } = open({ 'catalog.product': () => aProductView({ pictures }) });
    await user.click(await screen.findByRole('button', { name: '2. resim' }));
    expect(screen.getByRole('img', { name: 'Üstten' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Önden' })).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('2. resim, toplam 2')).toBeInTheDocument();
  });
});

describe('other pieces', () => {
  const names = async () => {
    const others = await screen.findByRole('region', { name: 'Raftan başka parçalar' });
    return within(others)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  };

  it('are up to four of the same kind, without the piece itself', async () => {
    const cups = [1, 2, 3, 4, 5].map(aCup);
    open({ 'catalog.products': () => aPage([aProduct(), ...cups]) });
    expect(await names()).toEqual(['Kupa 1', 'Kupa 2', 'Kupa 3', 'Kupa 4']);
  });

  it('are filled up with the newest where there are few of its kind', async () => {
    open({
      'catalog.products': ({ category }: ProductListQuery) =>
        aPage(
          category === undefined
            ? [aVase(1), aProduct(), aCup(1), aVase(2), aVase(3), aVase(4)]
            : [aProduct(), aCup(1)],
        ),
    });
    await waitFor(async () => expect(await names()).toEqual(['Kupa 1', 'Vazo 1', 'Vazo 2', 'Vazo 3']));
  });

  it('lead to pages of their own', async () => {
    const { user, router } = open({
      'catalog.products': () => aPage([aCup(1)]),
      'catalog.product': ({ slug }: { slug: string }) =>
        slug === 'kupa-1' ? aProductView(aCup(1)) : aProductView(),
    });
    await user.click(await screen.findByRole('link', { name: 'Kupa 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kupa 1' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/urun/kupa-1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a piece as the server sends it', () => {
  const key = getQueryKey(trpc.catalog.product, { slug: 'seladon-kupa' }, 'query');
  const html = (queryClient: QueryClient) => {
    const page = serverHtml({
      page: <ProductPage />,
      path: '/urun/:slug',
      address: ADDRESS,
      queryClient,
      at: new Date('2026-12-09T12:00:00+03:00'),
    });
    return new DOMParser().parseFromString(page, 'text/html');
  };

  it('is complete, and needs no style attribute', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(key, aProductView({ pictures: [picture('a.webp', 'Önden')] }));
    const document = html(queryClient);
    expect(document.querySelector('h1')?.textContent).toBe('Seladon Kupa');
    expect(document.body.textContent).toContain('640,00');
    expect(document.querySelector('[style]')).toBeNull();
  });

  it('shows all its pictures where no script can turn them', () => {
    const queryClient = new QueryClient();
    const pictures = [picture('a.webp', 'Önden'), picture('b.webp', 'Üstten')];
    queryClient.setQueryData(key, aProductView({ pictures }));
    const images = [...html(queryClient).querySelectorAll('noscript img')];
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['Üstten']);
  });

  it('is gone at first sight when the page came with that answer', async () => {
    const onServer = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const gone = Object.assign(new Error('gone'), { data: { code: 'product_not_found' } });
    await onServer.query({ queryKey: key, queryFn: () => Promise.reject(gone) }).catch(() => undefined);
    const inBrowser = new QueryClient();
    hydrate(inBrowser, dehydrate(onServer, { shouldDehydrateQuery: () => true }));
    expect(html(inBrowser).querySelector('h1')?.textContent).toBe('Bu parça artık rafımızda değil.');
  });
});
