import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { CART_KEY, cartStore } from '../../../lib/cart/cart-store.js';
import { aSiteStatus } from '../../../../testing/accounts.js';
import { aPage, aProduct } from '../../../../testing/catalogue.js';
import { openShop } from '../../../../testing/open-shop.js';
import { aCartItem } from '../../../../testing/orders.js';
// Imported in advance, so that no test waits for a lazy import.
import './closed-shop.js';

/** A shop that a test closes and opens. */
function aShop() {
  const shop = { isInMaintenance: false };
  const procedures = {
    'site.status': () => aSiteStatus({ closure: shop.isInMaintenance ? 'maintenance' : null }),
    'catalog.products': () => {
      if (shop.isInMaintenance) throw new AppError('maintenance');
      return aPage([aProduct()]);
    },
  };
  return { shop, procedures };
}

const screenOfMaintenance = () => screen.findByRole('heading', { level: 1, name: 'Site Bakım Modunda' });

describe('maintenance', () => {
  it.each(['/', '/workshops', '/auth', '/siparis/1'])('stands in place of %s', async (address) => {
    openShop(address, { 'site.status': () => aSiteStatus({ closure: 'maintenance' }) });
    expect(await screenOfMaintenance()).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows itself as soon as any call is refused for it, and keeps the cart', async () => {
    const { shop, procedures } = aShop();
    act(() => cartStore.dispatch({ type: 'add', item: aCartItem() }));
    const { user } = openShop('/', procedures);
    await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' }));
    shop.isInMaintenance = true;
    await user.type(screen.getByRole('searchbox'), 'kase');
    expect(await screenOfMaintenance()).toBeVisible();
    expect(localStorage.getItem(CART_KEY)).toContain('Seladon Kupa');
  });

  it('goes away on request once it is over, and says so while it is not', async () => {
    const { shop, procedures } = aShop();
    shop.isInMaintenance = true;
    const { user } = openShop('/', procedures);
    await screenOfMaintenance();
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByText(/Bakım sürüyor/)).toBeVisible();
    shop.isInMaintenance = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' })).toBeVisible();
  });

  it('is over as soon as the visitor looks at the tab again', async () => {
    const { shop, procedures } = aShop();
    shop.isInMaintenance = true;
    openShop('/', procedures);
    await screenOfMaintenance();
    shop.isInMaintenance = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Site Bakım Modunda' })).not.toBeInTheDocument(),
    );
  });

  it('is not for a signed-in admin, who is told that visitors see it', async () => {
    openShop('/', {
      ...aShop().procedures,
      'site.status': () => aSiteStatus({ closure: 'maintenance' }),
      'adminSession.current': () => ({ id: '1', name: 'Elif', email: 'elif@toprak.test', role: 'admin' }),
    });
    expect(await screen.findByText('Site bakımda – yalnızca siz görüyorsunuz')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Site Bakım Modunda' })).not.toBeInTheDocument();
  });

  it('is not assumed when nobody can be asked', async () => {
    openShop('/', {
      'site.status': () => {
        throw new Error('offline');
      },
    });
    expect(await screen.findByRole('button', { name: 'Sepete ekle: Seladon Kupa' })).toBeVisible();
  });
});
