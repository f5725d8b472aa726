import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { openShop } from '../../../testing/open-shop.js';
import { aCartItem, aHold } from '../../../testing/orders.js';
import { cartStore } from '../../lib/cart/cart-store.js';

beforeEach(() => cartStore.replace({ ...EMPTY_CART, items: [aCartItem()] }));

it('The checkout opens from the cart again after it was closed', async () => {
  const { user } = openShop('/', {
    'checkout.open': () => aHold({ secondsLeft: 600 }),
    'checkout.release': () => null,
  });
  await screen.findByRole('heading', { name: 'Seladon Kupa' });
  for (const _time of ['first', 'second']) {
    await user.click(await screen.findByRole('button', { name: /^Sepet,/ }));
    await user.click(await screen.findByRole('button', { name: 'Misafir Olarak Devam Et' }));
    expect(await screen.findByRole('dialog', { name: 'Sipariş bilgileri' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
