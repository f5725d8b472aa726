import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminRole } from '@contract/admin/roles.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { namesOfLinks } from '../../../testing/names-of-links.js';
import { adminPaths } from '../lib/admin-paths.js';

const openAs = (role: AdminRole, address: string, procedures: FakeProcedures = {}) =>
  openBackOffice(address, { 'adminSession.current': () => theAdmin({ role }), ...procedures });

async function menuOf(role: AdminRole): Promise<string[]> {
  // The media section is in no menu, and this address is nobody's.
  const { user } = openAs(role, '/admin/yok');
  await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
  return namesOfLinks(menu.getByRole('navigation', { name: 'Yönetim menüsü' }));
}

describe('The back office of a role', () => {
  it.each<[AdminRole, readonly string[]]>([
    ['door', ['Bugün', 'Profilim']],
    [
      'workshop',
      [
        'Bugün',
        'Ürünler',
        'Tezgâh',
        'Workshoplar',
        'Bilgi Talepleri',
        'Rezervasyonlar',
        'Gelişmiş Rezervasyonlar',
        'Bildirimler',
        'Profilim',
      ],
    ],
    [
      'shop',
      [
        ...[
          'Genel Bakış',
          'Gelişmiş Siparişler',
          'Siparişler',
          'Gün Sonu',
          'İadeler',
          'Açık Sepetler',
          'Toplu Siparişler',
          'Ürünler',
        ],
        ...['Tezgâh', 'Kuponlar', 'Bildirimler', 'Dükkân Kuralları', 'Profilim'],
      ],
    ],
  ])('has a menu of its own: %s', async (role, sections) => {
    expect(await menuOf(role)).toEqual(sections);
  });

  it.each<[AdminRole, string]>([
    ['door', adminPaths.today],
    ['workshop', adminPaths.today],
    ['shop', adminPaths.orders],
    ['admin', adminPaths.today],
  ])('begins with its day, or its orders: %s', async (role, first) => {
    const { router } = openAs(role, adminPaths.home);
    await waitFor(() => expect(router.state.location.pathname).toBe(first));
  });

  it.each<[AdminRole, string]>([
    ['door', adminPaths.workshops],
    ['workshop', adminPaths.order('00000000-0000-4000-8000-000000000001')],
    ['shop', adminPaths.users],
    ['admin', adminPaths.jobs],
  ])('leads back from the address of a section outside of it: %s, %s', async (role, path) => {
    openAs(role, path);
    expect(await screen.findByRole('heading', { name: 'Bu sayfa rolünüzün dışında' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bölümlerinize Dönün' })).toHaveAttribute(
      'href',
      adminPaths.home,
    );
  });

  it.each<[AdminRole, string[]]>([
    ['door', []],
    ['workshop', ['admin.notifications.counts']],
    ['shop', ['admin.notifications.counts']],
  ])('asks the server for nothing that it would refuse: %s', async (role, allowed) => {
    const asked: string[] = [];
    const noting = (name: string) => ({
      [name]: () => {
        asked.push(name);
        return [];
      },
    });
    openAs(role, adminPaths.profile, {
      ...noting('admin.notifications.counts'),
      ...noting('admin.settings.get'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilim' })).toBeVisible();
    await waitFor(() => expect(asked).toEqual(allowed));
    expect(screen.queryAllByRole('link', { name: /^Bildirimler/ }).length > 0).toBe(allowed.length > 0);
  });

  it('searches in the palette only where it may read', async () => {
    const asked: string[] = [];
    const lists = ['orders.list', 'bookings.list', 'users.list', 'products.list', 'workshops.choices'];
    const { user } = openAs('workshop', '/admin/yok', {
      ...Object.fromEntries(
        lists.map((list) => [
          `admin.${list}`,
          () => {
            asked.push(list);
            return list === 'workshops.choices' ? [] : { items: [], pagination: {} };
          },
        ]),
      ),
    });
    await screen.findByRole('heading', { name: 'Burada bir bölüm yok' });
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Ara ve git' }));
    await user.type(palette.getByRole('combobox'), 'ayşe');
    await waitFor(() =>
      expect(asked.toSorted()).toEqual(['bookings.list', 'products.list', 'workshops.choices']),
    );
  });
});
