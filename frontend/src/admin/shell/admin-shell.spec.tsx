import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ALL_FEATURES } from '@contract/studio/features.js';
import { TEST_SITE_TEXTS } from '../../../testing/test-studio.js';
import { FakeEventSource } from '../../../testing/fake-event-source.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { namesOfLinks } from '../../../testing/names-of-links.js';
import { adminPaths } from '../lib/admin-paths.js';

/** Specification 3, section 2, the day at the studio and the one at a glance; media has none. */
const SECTIONS = [
  'Bugün',
  'Genel Bakış',
  'Workshoplar',
  'Bilgi Talepleri',
  'Rezervasyonlar',
  'Gelişmiş Rezervasyonlar',
  'Ürünler',
  'Siparişler',
  'Gelişmiş Siparişler',
  'Açık Sepetler',
  'Toplu Siparişler',
  'Atölye Bilgileri',
  'Dükkân Kuralları',
  'Açılış',
  'Sözleşmeler',
  'KVKK Başvuruları',
  'Kullanıcılar',
  'Admin Yönetimi',
  'Blog',
  'Tezgâh',
  'Faturalar',
  'Gün Sonu',
  'İadeler',
  'Kuponlar',
  'Sayfa İçerikleri',
  'Mesajlaşma',
  'Bağlantılar',
  'Bildirimler',
  'Sistem Logları',
  'Yedekler',
  'Arka Plan İşleri',
  'Güvenlik Ayarları',
  'E-posta Yönetimi',
  'Profilim',
];

/** jsdom has no layout, so the menu is the phone's. */
const openMenu = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
  return within(await screen.findByRole('dialog', { name: 'Menü' }));
};
const unread = (count: number, newestId = 1) => [
  { type: 'new_order', total: count, unread: count, newestId },
];

describe('the back office', () => {
  it('has a menu entry for every section, and begins with the day', async () => {
    const { user, router } = openBackOffice(adminPaths.home);
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.today));
    const menu = await openMenu(user);
    const names = namesOfLinks(menu.getByRole('navigation', { name: 'Yönetim menüsü' }));
    expect(names.toSorted()).toEqual(SECTIONS.toSorted());
    expect(menu.getByRole('link', { name: 'Siteye Dön' })).toHaveAttribute('href', '/');
    expect(menu.getByRole('button', { name: 'Çıkış Yap' })).toBeVisible();
  });

  it.each([
    ['Siparişler', 'Durumuna göre kartlar'],
    ['Gelişmiş Siparişler', 'Tablo: ara, süz, toplu değiştir'],
    ['Rezervasyonlar', 'Durumuna göre kartlar'],
    ['Gelişmiş Rezervasyonlar', 'Tablo: ara, süz, Excel'],
  ])('says what a section is for whose name is nearly that of another: %s', async (name, hint) => {
    const { user } = openBackOffice(adminPaths.content);
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name })).toHaveAccessibleDescription(hint);
  });

  it('scrolls its menu to the current section, which may lie below the edge', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = openBackOffice(adminPaths.content);
    const menu = await openMenu(user);
    const current = menu.getByRole('link', { name: 'Sayfa İçerikleri' });
    await waitFor(() => expect(scrolled.mock.instances).toContain(current));
    scrolled.mockRestore();
  });

  it('shows the background jobs to super admins alone', async () => {
    const { user } = openBackOffice(adminPaths.content, {
      'adminSession.current': () => theAdmin({ role: 'admin' }),
    });
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name: 'Sistem Logları' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Arka Plan İşleri' })).toBeNull();
  });

  it.each([
    ['shop', 'Ürünler', adminPaths.products],
    ['workshops', 'Workshoplar', adminPaths.workshops],
    ['workshops', 'Bilgi Talepleri', adminPaths.informationRequests],
    ['bulkOrders', 'Toplu Siparişler', adminPaths.bulkOrders],
    ['blog', 'Blog', adminPaths.blog],
  ] as const)('has no section without %s: %s', async (feature, label, path) => {
    const features = { ...ALL_FEATURES, [feature]: false };
    const { user } = openBackOffice(path, {
      'content.site': () => ({ ...TEST_SITE_TEXTS, features }),
    });
    expect(await screen.findByText('Bu bölümü kullanmıyorsunuz')).toBeVisible();
    const menu = await openMenu(user);
    expect(menu.queryByRole('link', { name: label })).toBeNull();
    expect(menu.getByRole('link', { name: 'Rezervasyonlar' })).toBeVisible();
  });

  it('says on every page that the shop is only tried out', async () => {
    openBackOffice(adminPaths.coupons, { 'admin.troubles.isTrial': () => true });
    expect(await screen.findByRole('note')).toHaveTextContent(/^Deneme: .* kimseden para çekilmiyor\.$/);
  });

  it('says on every page that visitors see the maintenance screen', async () => {
    openBackOffice(adminPaths.coupons, {
      'admin.settings.get': () => ({
        version: 1,
        values: { maintenance_mode: 'true' },
        isSmsAvailable: false,
      }),
    });
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(/^Bakım modu açık: ziyaretçiler yalnızca bakım ekranını görüyor\./);
    expect(within(note).getByRole('link', { name: 'Bakım ayarı' })).toHaveAttribute(
      'href',
      adminPaths.security,
    );
  });

  it('keeps its menu where there is no section', async () => {
    openBackOffice('/admin/yok');
    expect(await screen.findByRole('heading', { name: 'Burada bir bölüm yok' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menüyü aç' })).toBeVisible();
  });

  it('shows the unread notifications up to 99+', async () => {
    const { user } = openBackOffice(adminPaths.content, {
      'admin.notifications.counts': () => unread(120),
    });
    expect(await screen.findByRole('link', { name: 'Bildirimler, 99+ okunmamış' })).toBeVisible();
    const entry = (await openMenu(user)).getByRole('link', { name: /Bildirimler/ });
    expect(within(entry).getByRole('img', { name: '99+ okunmamış' })).toHaveTextContent('99+');
  });

  it('opens its menu as a drawer on phones, which leaves with the section that was chosen', async () => {
    const { user } = openBackOffice(adminPaths.content);
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name: 'Sayfa İçerikleri' })).toHaveAttribute('aria-current', 'page');
    await user.click(menu.getByRole('link', { name: 'Kuponlar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kuponlar' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells of an order that comes while it is open, and reads what changed again', async () => {
    FakeEventSource.install();
    let counts = unread(1, 7);
    const { user, router } = openBackOffice(adminPaths.content, {
      'admin.notifications.counts': () => counts,
      'admin.notifications.list': () => ({
        notifications: [
          {
            id: 8,
            type: 'new_order',
            title: 'Yeni sipariş A4F2C81D',
            message: 'Ayşe Demir, 520,00 TL',
            isRead: false,
            createdAt: '2026-11-22T10:00:00.000Z',
            about: { kind: 'order', id: 'a4f2c81d-0000-4000-8000-000000000001' },
          },
        ],
        nextCursor: null,
      }),
    });
    await screen.findByRole('link', { name: 'Bildirimler, 1 okunmamış' });
    expect(FakeEventSource.open[0]?.url).toBe('/trpc/admin.live.changes');
    expect(screen.queryByText('Yeni sipariş A4F2C81D')).toBeNull();

    counts = unread(2, 8);
    act(() => FakeEventSource.open[0]?.say('message', { topic: 'notifications' }));
    expect(await screen.findByText('Ayşe Demir, 520,00 TL')).toBeVisible();
    await screen.findByRole('link', { name: 'Bildirimler, 2 okunmamış' });
    await user.click(screen.getByRole('button', { name: 'Açın' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(adminPaths.order('a4f2c81d-0000-4000-8000-000000000001')),
    );
    FakeEventSource.uninstall();
  });
});
