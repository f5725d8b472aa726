import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AccountOrder, AccountOrders } from '@contract/people/account.views.js';
import { anAccountOrder } from '../../../testing/account.js';
import { aCustomer, signedIn } from '../../../testing/accounts.js';
import { openShop } from '../../../testing/open-shop.js';

function openOrders(...orders: AccountOrder[]) {
  return openShop('/account', { ...signedIn(), 'account.orders': () => ({ orders, nextCursor: null }) });
}

const entry = async () => within(await screen.findByRole('article', { name: 'Sipariş A4F2C81D' }));

describe('the orders of a customer', () => {
  it('tell number, date, amount, price and status, and lead to the whole order', async () => {
    openOrders(anAccountOrder({ seats: 2 }));
    const order = await entry();
    expect(order.getByText('14.11.2026 10:24 · 3 parça, 2 kişilik yer · 1.872,00 TL')).toBeVisible();
    expect(order.getAllByText('Hazırlanıyor')[0]).toBeVisible();
    expect(order.getByRole('link', { name: 'Sipariş Ayrıntısı: A4F2C81D' })).toHaveAttribute(
      'href',
      '/siparis/a4f2c81d-0000-4000-8000-000000000001',
    );
    expect(order.getByRole('img', { name: 'Seladon Kupa' })).toBeInTheDocument();
  });

  it('show how far the order has come, with the times that are known', async () => {
    openOrders(anAccountOrder());
    const steps = (await entry()).getAllByRole('listitem').filter(({ parentElement }) => {
      return parentElement?.getAttribute('aria-label') === 'Siparişin yolculuğu';
    });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Sipariş alındı (tamam)14.11. 10:24',
      'Onaylandı (tamam)14.11. 11:02',
      'Hazırlanıyor',
      'Kargoya verildi',
      'Yolda',
      'Teslim edildi',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  });

  it.each<[string, Partial<AccountOrder>, RegExp]>([
    ['on its way', { status: 'shipped' }, /Parçalarınız kargoda/],
    ['delivered', { status: 'delivered' }, /Güle güle kullanın/],
    [
      'with a parcel company',
      { status: 'shipped', cargo: { company: 'PTT Kargo', trackingNumber: '7', trackingUrl: null } },
      /Kargo: PTT Kargo, 7/,
    ],
    [
      'confirmed without a payment by card',
      { status: 'confirmed', paymentStatus: 'unpaid', statusTimes: {} },
      /Kargoya verdiğimizde haber veririz/,
    ],
    ['of seats only', { pieces: 0, seats: 1 }, /^Workshop gününüz ve biletiniz Rezervasyonlar bölümünde\.$/],
    [
      'with pieces and a cancelled seat',
      { seats: 1, cancelledSeats: 1, refundedKurus: 80000 },
      /Workshop rezervasyonunuz iptal edildi\. 800,00\sTL kartınıza iade edildi\.$/,
    ],
    [
      'of seats of which one was cancelled',
      { pieces: 0, seats: 3, cancelledSeats: 1 },
      /^Workshop gününüz ve biletiniz Rezervasyonlar bölümünde\. 1 kişilik yeriniz iptal edildi\.$/,
    ],
    ['still unpaid', { status: 'pending', paymentStatus: 'unpaid', statusTimes: {} }, /onayını bekliyoruz/],
    ['partly refunded', { refundedKurus: 64000 }, /640,00\sTL kartınıza iade edildi/],
    [
      'cancelled and refunded',
      { status: 'cancelled', paymentStatus: 'refunded', refundedKurus: 187200 },
      /^1\.872,00\sTL kartınıza iade edildi\.$/,
    ],
    ['cancelled, the refund on its way', { status: 'cancelled' }, /iadesi tamamlanınca/],
    [
      'cancelled without a payment',
      { status: 'cancelled', paymentStatus: 'unpaid', statusTimes: {} },
      /ödeme alınmadı/,
    ],
  ])('say what comes next of one that is %s', async (_case, overrides, text) => {
    openOrders(anAccountOrder(overrides));
    expect((await entry()).getByText(text)).toBeVisible();
  });

  it.each<[string, Partial<AccountOrder>]>([
    ['cancelled', { status: 'cancelled' }],
    ['delivered', { status: 'delivered' }],
    ['of seats only', { pieces: 0, seats: 1 }],
    ['in a state this page does not know', { status: 'returned' as never }],
  ])('have no way to go when the order is %s', async (_case, overrides) => {
    openOrders(anAccountOrder(overrides));
    expect((await entry()).queryByRole('list', { name: 'Siparişin yolculuğu' })).not.toBeInTheDocument();
  });

  it('come page by page', async () => {
    const pages = jest.fn<(query: { cursor?: string }) => AccountOrders>(({ cursor }) =>
      cursor === undefined
        ? { orders: [anAccountOrder()], nextCursor: 'a4f2c81d-0000-4000-8000-000000000001' }
        : { orders: [anAccountOrder({ id: 'b', shortId: 'B0000000' })], nextCursor: null },
    );
    const { user } = openShop('/account', { ...signedIn(), 'account.orders': pages });
    await user.click(await screen.findByRole('button', { name: 'Daha Fazla Göster' }));
    expect(await screen.findByRole('article', { name: 'Sipariş B0000000' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sipariş B0000000' })).toHaveFocus();
    expect(screen.getByRole('article', { name: 'Sipariş A4F2C81D' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Daha Fazla Göster' })).not.toBeInTheDocument();
  });

  it('lead to the products while there are none', async () => {
    openOrders();
    expect(await screen.findByRole('heading', { name: 'Henüz siparişiniz yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ürünleri İnceleyin' })).toHaveAttribute('href', '/raf');
  });

  it('may wait behind an address that is not verified, and the page says so', async () => {
    openShop('/account', {
      ...signedIn(aCustomer({ isEmailVerified: false })),
      'account.orders': () => ({ orders: [], nextCursor: null }),
    });
    expect(await screen.findByText(/adresinizi doğruladığınızda siparişiniz/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'E-postanızı Doğrulayın' })).toHaveAttribute(
      'href',
      '/account/profil',
    );
  });

  it('are asked for again after a lost connection', async () => {
    let isDown = true;
    const { user } = openShop('/account', {
      ...signedIn(),
      'account.orders': () => {
        if (isDown) throw new Error('offline');
        return { orders: [anAccountOrder()], nextCursor: null };
      },
    });
    expect(await screen.findByText('Siparişlerinizi gösteremiyoruz')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('article', { name: 'Sipariş A4F2C81D' })).toBeVisible();
  });
});
