import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { aCalmDay, someSales } from '../../../testing/dashboard.js';
import { FakeEventSource } from '../../../testing/fake-event-source.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const open = (procedures: FakeProcedures = {}) =>
  openBackOffice(adminPaths.dashboard, { ...aCalmDay(), ...procedures });

/** The filters that a link leads to. */
const requestsOf = (link: HTMLElement) => {
  const { pathname, search } = new URL(link.getAttribute('href') ?? '', 'http://toprak.test');
  return { pathname, ...Object.fromEntries(new URLSearchParams(search)) };
};
const todos = () => within(screen.getByRole('region', { name: 'Bugün yapılacaklar' }));

describe('the day at a glance', () => {
  afterEach(() => FakeEventSource.uninstall());

  it('greets, and says calmly when nothing is left to do', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: /, Elif$/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Genel Bakış – Yönetim – Toprak'));
    expect(await screen.findByText('Bugün her şey yolunda')).toBeVisible();
    expect(screen.getByText('Önümüzdeki yedi günde workshop yok.')).toBeVisible();
    expect(screen.getByText('Bu ay henüz sipariş yok.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Bugün yapılacaklar',
        'Haftalık ciro',
        'Yaklaşan workshoplar',
        'Sipariş durumu, bu ay',
      ]),
    );
  });

  it('holds today against the same weekday, the month against the last one, and leads to the orders of each', async () => {
    open();
    const today = await screen.findByRole('link', { name: 'Bugünkü sipariş: 5' });
    expect(requestsOf(today)).toEqual({
      pathname: adminPaths.orders,
      scope: 'placed',
      date_from: '2026-11-22',
      date_to: '2026-11-22',
    });
    expect(screen.getByText('Geçen pazar bu saate göre 2 fazla')).toBeVisible();
    expect(screen.getByText('Geçen pazar bu saate göre %50 az')).toBeVisible();
    expect(screen.getByText('Geçen ay bugüne göre aynı')).toBeVisible();
    expect(screen.getByText('Geçen ay bugüne göre %9 fazla')).toBeVisible();
    const revenue = screen.getByRole('link', { name: /^Bu ayki ciro: 148\.620,00/ });
    expect(requestsOf(revenue)).toMatchObject({ payment_status: 'paid', date_from: '2026-11-01' });
    const week = screen.getByRole('link', { name: /^16\.11\.2026 haftası/ });
    expect(requestsOf(week)).toMatchObject({ date_from: '2026-11-16', date_to: '2026-11-22' });
  });

  it('says what waits, the urgent first, and leads each to its list', async () => {
    open({
      'admin.dashboard.waiting': () => [
        { status: 'pending', count: 2, oldestDay: '2026-11-19' },
        { status: 'preparing', count: 5, oldestDay: '2026-11-20' },
      ],
      'admin.dashboard.stock': () => ({
        low: { count: 4, products: [{ id: 'p1', name: 'Yulaf Demlik', available: 1 }] },
        soldOut: { count: 1, products: [{ id: 'p2', name: 'Lale Karo', available: 0 }] },
      }),
      'admin.dashboard.bulkOrders': () => ({
        ...{ count: 2, overdue: 1 },
        requests: [
          { id: 'b1', name: 'Kahve Durağı', createdAt: hoursAgo(30.5), isOverdue: true },
          { id: 'b2', name: 'Zeynep Çığıroğlu', createdAt: hoursAgo(3), isOverdue: false },
        ],
      }),
      'admin.troubles.payments': () => ({ stuck: 1, refunds: 0 }),
      'admin.troubles.mails': () => ({ count: 3, latestAt: hoursAgo(1), since: '2026-11-16', days: 7 }),
      'admin.troubles.errors': () => ({ count: 7, latestAt: hoursAgo(1), since: '2026-11-21', days: 2 }),
      'admin.notifications.counts': () => [{ type: 'system', total: 9, unread: 6, newestId: 1 }],
    });
    await screen.findByRole('link', { name: 'Oku: 6 okunmamış bildirim' });
    const leads = todos()
      .getAllByRole('link', { name: /: / })
      .map((link) => [link.getAttribute('aria-label'), requestsOf(link)]);
    expect(leads).toEqual([
      ['Gör: 1 ödeme takıldı', { pathname: adminPaths.orders, payment_trouble: 'stuck' }],
      [
        'Yanıtla: 2 toplu sipariş talebi yanıt bekliyor',
        { pathname: adminPaths.bulkOrders, durum: 'pending' },
      ],
      [
        'Onayla: 2 sipariş onay bekliyor',
        { pathname: adminPaths.orders, status: 'pending', payment_status: 'paid' },
      ],
      [
        'Gör: 5 sipariş hazırlanıyor',
        { pathname: adminPaths.orders, status: 'preparing', scope: 'with_pieces' },
      ],
      [
        'Gör: 1 ürün tükendi',
        { pathname: adminPaths.products, stok: 'out_of_stock', rafta: 'true', sirala: 'stock-asc' },
      ],
      [
        'Gör: 4 ürünün stoğu azaldı',
        { pathname: adminPaths.products, stok: 'low_stock', rafta: 'true', sirala: 'stock-asc' },
      ],
      [
        'Gör: 3 e-posta gönderilemedi',
        { pathname: adminPaths.email, sekme: 'kayitlar', durum: 'failed', tarih: '2026-11-16' },
      ],
      ['Gör: 7 sistem hatası', { pathname: adminPaths.logs, type: 'system_error', date_from: '2026-11-21' }],
      ['Oku: 6 okunmamış bildirim', { pathname: adminPaths.notifications, okunmamis: '1' }],
    ]);
    expect(todos().getByText('Gecikti · 30 saattir bekliyor')).toBeVisible();
    expect(requestsOf(todos().getByRole('link', { name: 'Kahve Durağı' }))).toMatchObject({ yanit: 'b1' });
    expect(todos().getByText('Yulaf Demlik: son 1 ve 3 ürün daha')).toBeVisible();
    expect(screen.queryByText('Bugün her şey yolunda')).toBeNull();
  });

  it('shows how full the next days are, and leads to each day', async () => {
    open({
      'admin.dashboard.sessions': () => ({
        total: 9,
        sessions: [
          {
            ...{ id: 's1', title: 'Çarkta ilk kâse', date: '2031-03-04', startTime: '14:00' },
            ...{ capacity: 8, bookedSeats: 6, freeSeats: 1, overbookedSeats: 0 },
          },
        ],
      }),
    });
    const session = await screen.findByRole('link', { name: 'Çarkta ilk kâse' });
    expect(requestsOf(session)).toEqual({ pathname: adminPaths.workshops, gun: '2031-03-04' });
    expect(screen.getByText('6/8 kişi')).toBeVisible();
    expect(screen.getByText('Son 1 yer')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'İşaretler' })).getByText('Son 1–2 yer')).toBeVisible();
    expect(screen.getByText('Yedi gün içinde 8 workshop daha var.')).toBeVisible();
  });

  it('keeps a part that fails apart from the others, and asks again for it alone', async () => {
    let isDown = true;
    const requested: string[] = [];
    const { user } = open({
      'admin.dashboard.stock': () => {
        requested.push('stock');
        if (isDown) throw new AppError('unexpected');
        return { low: { count: 0, products: [] }, soldOut: { count: 2, products: [] } };
      },
      'admin.dashboard.sales': () => {
        requested.push('sales');
        return someSales();
      },
      // Never answers.
      'admin.dashboard.waiting': () => new Promise(() => undefined),
    });
    expect(await screen.findByText(/^Stok şu anda okunamıyor\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bugünkü sipariş: 5' })).toBeVisible();
    expect(todos().getByText('Yapılacaklar yükleniyor')).toBeInTheDocument();
    expect(screen.queryByText('Bugün her şey yolunda')).toBeNull();
    isDown = false;
    await user.click(todos().getByRole('button', { name: 'Yeniden deneyin' }));
    expect(await todos().findByText('2 ürün tükendi')).toBeVisible();
    expect(requested).toEqual(expect.arrayContaining(['stock', 'sales', 'stock']));
    expect(requested.filter((part) => part === 'sales')).toHaveLength(1);
  });

  it('shows a new order as soon as the stream tells of one', async () => {
    FakeEventSource.install();
    const { today, month } = someSales();
    let orders = 5;
    open({
      'admin.dashboard.sales': () => ({ month, today: { ...today, orders } }),
      'admin.dashboard.waiting': () =>
        orders === 5 ? [] : [{ status: 'pending', count: 1, oldestDay: '2026-11-22' }],
    });
    await screen.findByRole('link', { name: 'Bugünkü sipariş: 5' });
    orders = 6;
    await waitFor(() => expect(FakeEventSource.open[0]).toBeDefined());
    act(() => FakeEventSource.open[0]?.say('message', { topic: 'orders' }));
    expect(await screen.findByRole('link', { name: 'Bugünkü sipariş: 6' })).toBeVisible();
    expect(await screen.findByText('1 sipariş onay bekliyor')).toBeVisible();
  });
});
