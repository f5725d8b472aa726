import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AccountBooking } from '@contract/people/account.views.js';
import { anAccountBooking } from '../../../testing/account.js';
import { signedIn } from '../../../testing/accounts.js';
import { openShop } from '../../../testing/open-shop.js';

const openBookings = (...bookings: AccountBooking[]) =>
  openShop('/account/rezervasyonlar', { ...signedIn(), 'account.bookings': () => bookings });

const PAST = { isPast: true, qr: null, status: 'completed', date: '2026-09-19' } as const;

describe('the bookings of a customer', () => {
  it('show what is to come as a ticket: code, calendar file, seats and price', async () => {
    openBookings(anAccountBooking());
    const coming = within(await screen.findByRole('region', { name: 'Yaklaşan' }));
    const ticket = within(coming.getByRole('article', { name: 'Bilet 7C1E04B9' }));
    expect(ticket.getByRole('img', { name: /karekodu/ })).toBeInTheDocument();
    expect(ticket.getByText('Onaylandı')).toBeVisible();
    expect(ticket.getByText(/12\.12\.2026 Cumartesi/)).toBeVisible();
    expect(ticket.getByText('Ayşe Demir · 2 kişilik')).toBeVisible();
    expect(coming.getByText(/2\.000,00\sTL/)).toBeVisible();
    expect(coming.getByRole('link', { name: /Takvime Ekle/ })).toHaveAttribute(
      'href',
      expect.stringContaining('takvim.ics'),
    );
    expect(coming.getByRole('link', { name: /Bileti Açın/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/bilet/'),
    );
  });

  it('keep the past below, by the words of its status', async () => {
    openBookings(
      anAccountBooking(),
      anAccountBooking({ ...PAST, id: '2', title: 'Linol Baskı Atölyesi' }),
      anAccountBooking({ ...PAST, id: '3', title: 'Cam Boyama Atölyesi', status: 'cancelled' }),
    );
    const past = within(await screen.findByRole('region', { name: 'Geçmiş' }));
    expect(past.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Linol Baskı Atölyesi',
      'Cam Boyama Atölyesi',
    ]);
    expect(past.getByText('Tamamlandı')).toBeVisible();
    expect(past.getByText('İptal Edildi')).toBeVisible();
  });

  it('take a cancelled one out of what is to come', async () => {
    openBookings(anAccountBooking({ status: 'cancelled', qr: null }));
    expect(await screen.findByRole('region', { name: 'Geçmiş ve iptal edilenler' })).toBeVisible();
    expect(screen.getByText(/Şu anda ayrılmış bir yeriniz yok/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Bileti Açın/ })).not.toBeInTheDocument();
  });

  it('lead to the calendar while there are none', async () => {
    openBookings();
    expect(await screen.findByRole('heading', { name: 'Henüz rezervasyonunuz yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Workshopları İnceleyin' })).toHaveAttribute(
      'href',
      '/workshops',
    );
  });

  it('are asked for again after a lost connection', async () => {
    const answers = [
      () => {
        throw new Error('offline');
      },
      () => [anAccountBooking()],
    ];
    const { user } = openShop('/account/rezervasyonlar', {
      ...signedIn(),
      'account.bookings': () => answers.shift()?.(),
    });
    await user.click(await screen.findByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('article', { name: 'Bilet 7C1E04B9' })).toBeVisible();
  });
});
