import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type {
  StudioNotificationType,
  StudioNotificationView,
} from '@contract/notifications/studio-notification.js';
import type { StudioNotificationsQuery } from '@contract/notifications/studio-notifications.dto.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const aNotification = (overrides: Partial<StudioNotificationView>): StudioNotificationView => ({
  id: 1,
  type: 'system',
  title: 'Duyuru',
  message: 'Bir şey oldu.',
  isRead: false,
  createdAt: '2026-11-21T08:42:00.000Z',
  about: null,
  ...overrides,
});

/** The studio's inbox as the server keeps it. */
function inbox(given: StudioNotificationView[]) {
  let kept = given;
  let removed: StudioNotificationView[] = [];
  const read = (wanted: (one: StudioNotificationView) => boolean) => {
    kept = kept.map((one) => (wanted(one) ? { ...one, isRead: true } : one));
  };
  return {
    'admin.notifications.list': ({ type, unreadOnly = false }: StudioNotificationsQuery) => ({
      notifications: kept.filter(
        (one) => (type === undefined || one.type === type) && !(unreadOnly && one.isRead),
      ),
      nextCursor: null,
    }),
    'admin.notifications.counts': () =>
      [...new Set(kept.map(({ type }) => type))].map((type) => {
        const ofType = kept.filter((one) => one.type === type);
        const unread = ofType.filter(({ isRead }) => !isRead).length;
        return { type, total: ofType.length, unread, newestId: Math.max(...ofType.map(({ id }) => id)) };
      }),
    'admin.notifications.markRead': ({ id }: { id: number }) => read((one) => one.id === id),
    'admin.notifications.markAllRead': ({ type }: { type?: StudioNotificationType }) =>
      read((one) => type === undefined || one.type === type),
    'admin.notifications.remove': ({ id }: { id: number }) => {
      removed = kept.filter((one) => one.id === id);
      kept = kept.filter((one) => one.id !== id);
    },
    'admin.notifications.restore': () => {
      kept = [...removed, ...kept];
    },
  };
}

const ORDER = 'a4f2c81d-0000-4000-8000-000000000001';
const threeOfThem = () =>
  inbox([
    aNotification({ id: 3, type: 'new_order', title: 'Yeni sipariş', about: { kind: 'order', id: ORDER } }),
    aNotification({ id: 2, type: 'stock_out', title: 'Stok tükendi' }),
    aNotification({ id: 1, title: 'Duyuru', isRead: true }),
  ]);
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Bildirim türleri' }));

describe('the notifications', () => {
  it('stand under their types with unread counts, and each type and the unread ones have an address', async () => {
    const { user, router } = openBackOffice(adminPaths.notifications, threeOfThem());
    await waitFor(() =>
      expect(titles()).toEqual(['Okunmadı: Yeni sipariş', 'Okunmadı: Stok tükendi', 'Duyuru']),
    );
    expect((await tabs()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tümü2',
      'Düşük Stok',
      'Stok Tükendi1',
      'Workshop Dolu',
      'Workshop Son Yerler',
      'Yeni Sipariş1',
      'Sistem',
    ]);
    await user.click((await tabs()).getByRole('link', { name: 'Sistem' }));
    await waitFor(() => expect(titles()).toEqual(['Duyuru']));
    await user.click(screen.getByRole('checkbox', { name: 'Yalnızca okunmamışlar' }));
    expect(await screen.findByRole('heading', { name: 'Okunmamış bildirim yok' })).toBeVisible();
    expect(router.state.location.search).toBe('?tur=system&okunmamis=1');
  });

  it('lead to what they are about, and count as read then', async () => {
    const { user, router } = openBackOffice(adminPaths.notifications, threeOfThem());
    await user.click(await screen.findByRole('link', { name: 'Siparişi Açın' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.order(ORDER)));
    // Hidden, because the order's dialog covers it.
    await screen.findByRole('link', { name: 'Bildirimler, 1 okunmamış', hidden: true });
  });

  it('are marked one by one, by type and all at once', async () => {
    const { user } = openBackOffice(`${adminPaths.notifications}?tur=stock_out`, threeOfThem());
    const readAll = await screen.findByRole('button', { name: 'Bu Türü Okundu Say' });
    await waitFor(() => expect(readAll).toBeEnabled());
    await user.click(readAll);
    expect(await screen.findByText('Bildirimler okundu olarak işaretlendi.')).toBeVisible();
    await user.click((await tabs()).getByRole('link', { name: /Tümü/ }));
    await user.click(await screen.findByRole('button', { name: 'Okundu say: Yeni sipariş' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tümünü Okundu Say' })).toBeDisabled());
    expect(screen.getByText('Hepsini okudunuz')).toBeVisible();
  });

  it('are deleted with a way back', async () => {
    const { user } = openBackOffice(adminPaths.notifications, threeOfThem());
    await user.click(await screen.findByRole('button', { name: 'Bildirimi sil: Stok tükendi' }));
    expect(await screen.findByText('Bildirim silindi.')).toBeVisible();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Geri Al' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('say when they could not be read or deleted, and that there are none', async () => {
    let isDown = true;
    const { user } = openBackOffice(adminPaths.notifications, {
      ...inbox([aNotification({})]),
      'admin.notifications.list': () => {
        if (isDown) throw new AppError('unexpected');
        return { notifications: [aNotification({})], nextCursor: null };
      },
      'admin.notifications.remove': () => {
        throw new AppError('unexpected');
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'HTTP 500: Bildirimler yüklenirken hata oluştu.' }),
    ).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    await user.click(await screen.findByRole('button', { name: 'Bildirimi sil: Duyuru' }));
    expect(await screen.findByText('Bildirim silinirken hata oluştu.')).toBeVisible();
  });
});
