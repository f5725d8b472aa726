import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '@contract/people/account.views.js';
import { aCustomer, aSiteStatus, signedIn } from '../../../testing/accounts.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openShop } from '../../../testing/open-shop.js';
import { aCartItem, aHold, aQuote } from '../../../testing/orders.js';
import { cartStore } from '../../lib/cart/cart-store.js';

async function openCart(procedures: FakeProcedures = {}) {
  act(() => cartStore.dispatch({ type: 'add', item: aCartItem() }));
  const { user } = openShop('/boyle-bir-sayfa-yok', { 'checkout.quote': () => aQuote(), ...procedures });
  await user.click(await screen.findByRole('button', { name: /^Sepet,/ }));
  return { user, panel: await screen.findByRole('dialog', { name: /^Sepetiniz/ }) };
}

describe('the way from the cart to paying', () => {
  it('is open to guests, who are told how to sign in', async () => {
    const { user, panel } = await openCart();
    expect(within(panel).getByRole('button', { name: 'Misafir Olarak Devam Et' })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'giriş yapın' }));
    expect(await screen.findByRole('dialog', { name: 'Tekrar hoş geldiniz' })).toBeVisible();
    expect(cartStore.snapshot().items).toHaveLength(1);
  });

  it('says before the checkout that cards are not taken yet', async () => {
    const { panel } = await openCart({ 'site.status': () => aSiteStatus({ isCardPaymentOpen: false }) });
    expect(await within(panel).findByText(/^Kartla ödeme henüz açık değil/)).toBeVisible();
  });

  it('has a shorter name for customers', async () => {
    const { panel } = await openCart(signedIn());
    expect(await within(panel).findByRole('button', { name: 'Ödemeye Geç' })).toBeVisible();
    expect(within(panel).queryByText(/Üye olmanız gerekmez/)).not.toBeInTheDocument();
  });

  it('leads through signing in while guests cannot order', async () => {
    let customer: CustomerView | null = null;
    const { user, panel } = await openCart({
      'site.status': () => aSiteStatus({ areGuestOrdersOpen: false }),
      'session.current': () => ({ customer, unreadMessages: 0 }),
      'session.signIn': () => (customer = aCustomer()),
      'checkout.open': () => aHold(),
    });
    await user.click(await within(panel).findByRole('button', { name: 'Giriş Yapıp Devam Et' }));
    const form = await screen.findByRole('dialog', { name: 'Tekrar hoş geldiniz' });
    await user.type(within(form).getByLabelText('E-posta'), 'ayse@toprak.test');
    await user.type(within(form).getByLabelText('Şifre'), 'toprak-demo');
    await user.click(within(within(form).getByRole('form')).getByRole('button', { name: 'Giriş Yap' }));
    expect(await screen.findByRole('dialog', { name: /Sipariş bilgileri/ })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe'));
  });
});
