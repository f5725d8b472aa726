import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { aProductView } from '../../../testing/catalogue.js';
import { openShop } from '../../../testing/open-shop.js';

const picture = (fileName: string, alt: string) => ({
  fileName,
  width: 1200,
  height: 1200,
  placeholder: '',
  alt,
});

describe('a piece at its own address', () => {
  it('opens over the page with all it has to say', async () => {
    openShop('/urun/seladon-kupa', { 'catalog.product': () => aProductView() });
    const popup = await screen.findByRole('dialog', { name: 'Seladon Kupa' });
    for (const text of [
      'Malzeme',
      'Ölçüler',
      'Bakım',
      'Hazırlık',
      'Yaklaşık 2 hafta, en çok 3 hafta',
      '14 adet',
    ]) {
      expect(within(popup).getByText(text)).toBeInTheDocument();
    }
    expect(document.title).toBe('Seladon Kupa – Toprak');
  });

  it('makes way for the cart that is asked for from its message', async () => {
    const { user, router } = openShop('/urun/seladon-kupa', { 'catalog.product': () => aProductView() });
    const popup = await screen.findByRole('dialog', { name: 'Seladon Kupa' });
    await user.click(within(popup).getByRole('button', { name: 'Sepete Ekle' }));
    await user.click(await screen.findByRole('button', { name: 'Sepeti Gör' }));
    expect(await screen.findByRole('dialog', { name: /Sepetiniz/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seladon Kupa' })).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('goes back to the shelf as it was when it is closed', async () => {
    const { user, router } = openShop('/?ara=kupa', { 'catalog.product': () => aProductView() });
    await user.click(await screen.findByRole('link', { name: 'Seladon Kupa' }));
    expect(router.state.location.pathname).toBe('/urun/seladon-kupa');
    await screen.findByRole('dialog', { name: 'Seladon Kupa' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe('?ara=kupa');
    expect(router.state.historyAction).toBe('POP');
  });

  it('leads whoever came by a shared link to the home page', async () => {
    const { user, router } = openShop('/urun/seladon-kupa', { 'catalog.product': () => aProductView() });
    await screen.findByRole('dialog', { name: 'Seladon Kupa' });
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says so when the piece is gone', async () => {
    openShop('/urun/yok', {
      'catalog.product': () => {
        throw new AppError('product_not_found');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Bu parça artık rafımızda değil.' })).toBeVisible();
  });

  it('turns its pictures by thumb and arrow key, round and round', async () => {
    const pictures = [picture('a.webp', 'Önden'), picture('b.webp', 'Üstten')];
    const { user } = openShop('/urun/seladon-kupa', { 'catalog.product': () => aProductView({ pictures }) });
    await user.click(await screen.findByRole('button', { name: '2. resim' }));
    expect(screen.getByRole('img', { name: 'Üstten' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Önden' })).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('2. resim, toplam 2')).toBeInTheDocument();
  });

  it('gives no more than the shelf holds', async () => {
    const stock = { status: 'low_stock', available: 2 } as const;
    const { user } = openShop('/urun/seladon-kupa', { 'catalog.product': () => aProductView({ stock }) });
    const more = await screen.findByRole('button', { name: 'Artır: Seladon Kupa' });
    await user.click(more);
    expect(more).toBeDisabled();
    const popup = screen.getByRole('dialog', { name: 'Seladon Kupa' });
    await user.click(within(popup).getByRole('button', { name: 'Sepete Ekle' }));
    expect(await within(popup).findByText('Raftaki 2 adedin hepsi sepetinizde.')).toBeVisible();
    expect(within(popup).getByRole('button', { name: 'Sepete Ekle' })).toBeDisabled();
  });
});
