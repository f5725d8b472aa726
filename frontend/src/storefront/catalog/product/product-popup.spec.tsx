import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { aProductView } from '../../../../testing/catalogue.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';

/** Opens the product from the list, as a visitor does. */
async function openFromList(product: FakeProcedures[string] = () => aProductView()) {
  const opened = openShop('/?ara=kupa', { 'catalog.product': product });
  await opened.user.click(await screen.findByRole('link', { name: 'Seladon Kupa' }));
  return opened;
}

const popup = async () => within(await screen.findByRole('dialog', { name: 'Seladon Kupa' }));

describe('a piece that is opened from the product list', () => {
  it('opens over the product list with all its details', async () => {
    const { router } = await openFromList();
    const dialog = await popup();
    for (const text of ['Malzeme', 'Ölçüler', 'Bakım', 'Hazırlık', '14 adet', 'Kupa ve Fincan']) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(router.state.location.pathname).toBe('/urun/seladon-kupa');
    await waitFor(() => expect(document.title).toBe('Seladon Kupa – Toprak'));
    expect(document.getElementById('products')).toBeInTheDocument();
  });

  it('makes way for the cart that is asked for from its message', async () => {
    const { user, router } = await openFromList();
    await user.click((await popup()).getByRole('button', { name: 'Sepete Ekle' }));
    await user.click(await screen.findByRole('button', { name: 'Sepeti Gör' }));
    expect(await screen.findByRole('dialog', { name: /Sepetiniz/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seladon Kupa' })).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('returns to the unchanged product list when it is closed', async () => {
    const { user, router } = await openFromList();
    await popup();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe('?ara=kupa');
    expect(router.state.historyAction).toBe('POP');
  });

  it('says so when it is gone by now', async () => {
    const { user, router } = await openFromList(() => {
      throw new AppError('product_not_found');
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Parça bulunamadı' }));
    expect(dialog.getByRole('heading', { name: 'Bu parça artık rafımızda değil.' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Rafa Dönün' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('sells no more than the stock', async () => {
    const stock = { status: 'low_stock', available: 2 } as const;
    const { user } = await openFromList(() => aProductView({ stock }));
    const dialog = await popup();
    const more = dialog.getByRole('button', { name: 'Artır: Seladon Kupa' });
    await user.click(more);
    expect(more).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Sepete Ekle' }));
    expect(await dialog.findByText('Raftaki 2 adedin hepsi sepetinizde.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Sepete Ekle' })).toBeDisabled();
  });
});
