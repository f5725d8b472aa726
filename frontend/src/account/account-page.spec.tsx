import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { anAccountOrder } from '../../testing/account.js';
import { aCustomer, signedIn } from '../../testing/accounts.js';
import { openShop } from '../../testing/open-shop.js';

const noOrders = { 'account.orders': () => ({ orders: [], nextCursor: null }) };
const noBookings = { 'account.bookings': () => [] };
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Hesabınızın bölümleri' }));

describe('the account of nobody', () => {
  it('asks to sign in, on the spot, and shows guests the way to their order', async () => {
    const { user } = openShop('/account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Giriş Yapmanız Gerekiyor' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /numarasıyla/ })).toHaveAttribute('href', '/siparis-takip');
    await user.click(main.getByRole('button', { name: 'Giriş Yap' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('says that the session has ended while the page was open', async () => {
    let isSignedIn = true;
    openShop('/account/mesajlar', {
      'session.current': () => ({ customer: isSignedIn ? aCustomer() : null, unreadMessages: 0 }),
      'messages.list': () => {
        isSignedIn = false;
        throw new AppError('sign_in_required');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Giriş Yapmanız Gerekiyor' })).toBeVisible();
    expect(screen.getByText(/Güvenliğiniz için oturumunuzu kapattık/)).toBeVisible();
  });
});

describe('the account', () => {
  it('greets its customer by name and has an address for each part', async () => {
    const { user, router } = openShop('/account', { ...signedIn(), ...noOrders, ...noBookings });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hoş geldiniz, Ayşe Demir' })).toBeVisible();
    expect((await tabs()).getByRole('link', { name: 'Siparişler' })).toHaveAttribute('aria-current', 'page');
    await user.click((await tabs()).getByRole('link', { name: 'Rezervasyonlar' }));
    expect(await screen.findByRole('heading', { name: 'Henüz rezervasyonunuz yok' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/account/rezervasyonlar');
    await waitFor(() => expect(document.title).toBe('Rezervasyonlarım – Toprak'));
    expect((await tabs()).getByRole('link', { name: 'Siparişler' })).not.toHaveAttribute('aria-current');
  });

  it('counts unread messages on their tab, up to 99+', async () => {
    openShop('/account', { ...signedIn(aCustomer(), 120), ...noOrders });
    expect((await tabs()).getByRole('link', { name: /Mesajlar 99\+ okunmamış/ })).toBeVisible();
  });

  it('is left for the home page, also when the shop does not answer', async () => {
    const { user, router } = openShop('/account', {
      ...signedIn(),
      'account.orders': () => ({ orders: [anAccountOrder()], nextCursor: null }),
      'session.signOut': () => {
        throw new AppError('unexpected');
      },
    });
    globalThis.reportError = jest.fn<typeof reportError>();
    await user.click(await screen.findByRole('button', { name: 'Çıkış Yap' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('Yine bekleriz.')).toBeVisible();
  });
});
