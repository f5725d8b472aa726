import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { openShop } from '../../../testing/open-shop.js';
import { aCartItem, aHold } from '../../../testing/orders.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { goToBank } from '../../lib/orders/at-bank.js';

const comeBack = () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(event));
};

it('A buyer who comes back from the bank without an answer hears at once that nothing was charged', async () => {
  cartStore.replace({ ...EMPTY_CART, items: [aCartItem()] });
  openShop('/', { 'checkout.open': () => aHold({ secondsLeft: 600 }) });
  await screen.findByRole('heading', { name: 'Seladon Kupa' });
  comeBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  goToBank();
  comeBack();
  expect(
    await screen.findByText(/kartınızdan para çekilmedi\. Sepetiniz 10 dakika daha sizin için ayrıldı\./),
  ).toBeVisible();
});
