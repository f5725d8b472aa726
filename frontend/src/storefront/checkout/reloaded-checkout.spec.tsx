import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { openShop } from '../../../testing/open-shop.js';
import { aCartItem, aHold } from '../../../testing/orders.js';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { cartStore } from '../../lib/cart/cart-store.js';

const open = () => openShop('/', { 'checkout.open': () => aHold({ secondsLeft: 600 }) });
const theShop = () => screen.findByRole('heading', { name: 'Seladon Kupa' });

beforeEach(() => {
  cartStore.replace({ ...EMPTY_CART, items: [aCartItem()] });
  window.sessionStorage.setItem('toprak.checkout-open', 'true');
});
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

it('A reload in the checkout leads back to it', async () => {
  jest.spyOn(browserPage, 'wasReloaded').mockReturnValue(true);
  open();
  expect(await screen.findByRole('dialog', { name: 'Sipariş bilgileri' })).toBeVisible();
});

it('A reload after the checkout was closed does not', async () => {
  const wasReloaded = jest.spyOn(browserPage, 'wasReloaded').mockReturnValue(true);
  const { user } = open();
  await screen.findByRole('dialog', { name: 'Sipariş bilgileri' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.sessionStorage.getItem('toprak.checkout-open')).toBeNull());
  expect(wasReloaded).toHaveBeenCalledTimes(1);
});

it('Somebody who comes to the shop by an address finds the shop', async () => {
  jest.spyOn(browserPage, 'wasReloaded').mockReturnValue(false);
  open();
  await theShop();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.sessionStorage.getItem('toprak.checkout-open')).toBeNull();
});
