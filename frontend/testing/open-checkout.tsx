import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type CartState, EMPTY_CART } from '@contract/checkout/cart/cart.js';
import { AppProviders } from '../src/app-providers.js';
import { cartStore } from '../src/lib/cart/cart-store.js';
import { CheckoutFlow } from '../src/storefront/checkout/checkout-flow.js';
import { asGuest } from './accounts.js';
import { fakeServer, type FakeProcedures } from './fake-server.js';
import { aCartItem, aHold, aLegalDocument, aQuote, someDocuments } from './orders.js';

// On two busy cores some answers take longer than a second.
configure({ asyncUtilTimeout: 5000 });

/** The fake bank's address, on the same page because jsdom cannot leave it. */
export const BANK_URL = '#banka';
export const ORDER_ID = 'a4f2c81d-0000-4000-8000-000000000001';

/** Opens the checkout of a cart, by default of two mugs; the test gives the server's answers. */
export function openCheckout(procedures: FakeProcedures = {}, cart: Partial<CartState> = {}) {
  cartStore.replace({ ...EMPTY_CART, items: [aCartItem()], ...cart });
  const onClose = jest.fn<() => void>();
  const links = fakeServer({
    ...asGuest,
    'checkout.open': () => aHold(),
    'checkout.quote': () => aQuote(),
    'checkout.renew': () => aHold({ renewalsLeft: 1 }),
    'checkout.release': () => null,
    'checkout.documents': () => someDocuments('a'),
    'orders.place': () => ({ orderId: ORDER_ID, orderUrl: '#siparis', bankUrl: BANK_URL }),
    'addresses.cities': () => ['Ankara', 'İstanbul'],
    'addresses.districts': () => ['Kadıköy', 'Üsküdar'],
    'addresses.neighbourhoods': () => ['İcadiye Mah.', 'Kuzguncuk Mah.'],
    'content.policy': () => aLegalDocument({ title: 'Genel metin' }),
    ...procedures,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  render(
    <AppProviders links={links} queryClient={queryClient}>
      <MemoryRouter>
        <CheckoutFlow onClose={onClose} />
      </MemoryRouter>
    </AppProviders>,
  );
  // A dialog over another one accepts clicks one frame later than the test would click.
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    onClose,
    queryClient,
  };
}

type User = ReturnType<typeof openCheckout>['user'];

export async function fillInformation(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Ad'), 'Ayşe');
  await user.type(screen.getByLabelText('Soyad'), 'Demir');
  await user.type(screen.getByLabelText('E-posta'), 'ayse@toprak.test');
  await user.type(screen.getByLabelText('Telefon'), '532 123 45 67');
  await user.selectOptions(screen.getByLabelText('İl'), 'İstanbul');
  await user.selectOptions(
    screen.getByLabelText('İlçe'),
    await screen.findByRole('option', { name: 'Üsküdar' }),
  );
  await user.selectOptions(
    screen.getByLabelText('Mahalle'),
    await screen.findByRole('option', { name: 'Kuzguncuk Mah.' }),
  );
  await user.type(screen.getByLabelText('Açık adres'), 'Bereketli Sok. No: 12');
}

const DRAFT = {
  customer: { name: 'Ayşe', surname: 'Demir', email: 'ayse@toprak.test', phone: '0532 123 45 67' },
  address: {
    city: 'İstanbul',
    district: 'Üsküdar',
    neighbourhood: 'Kuzguncuk Mah.',
    addressLine: 'Bereketli Sok. No: 12',
  },
  notes: '',
};

/**
 * Makes the buyer known, as after an accidental close, for tests of later steps. `customerId`: who typed it; null for a
 * guest.
 */
export function rememberInformation(customerId: string | null = null): void {
  sessionStorage.setItem('toprak.checkout-draft', JSON.stringify({ ...DRAFT, customerId }));
}

export async function acceptAll(user: User): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /Mesafeli satış sözleşmesini/ }));
  await user.click(screen.getByRole('checkbox', { name: /Gizlilik politikasını/ }));
}

/** Returns from the card, where a known buyer starts, to the form with what was typed. */
export async function returnToForm(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Bilgilere dön' }));
  await screen.findByLabelText('Ad');
}

/** To the card of a known buyer, with the texts accepted. */
export async function goToCard(user: User): Promise<void> {
  await screen.findByLabelText('Kart numarası');
  await acceptAll(user);
}

export async function fillCard(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Kart üzerindeki ad'), 'ayşe demir');
  await user.click(screen.getByLabelText('Kart numarası'));
  await user.paste('5528-7900 0000 0008');
  await user.type(screen.getByLabelText('Ay'), '12');
  await user.type(screen.getByLabelText('Yıl'), '40');
  await user.type(screen.getByLabelText('CVC'), '123');
}

export function payButton(): HTMLElement {
  return screen.getByRole('button', { name: /Öde$/ });
}
