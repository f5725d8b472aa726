import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from '@contract/admin/saved-views.js';
import { AppError } from '@contract/app-error.js';
import { anAdminOrderRow, aPagination, someOrderStatistics } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const LIST = '/admin/siparisler-gelismis';
const PARCELS: SavedView = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Kargo bekleyen',
  filters: 'status=preparing&sirala=id-asc',
};

function openOrders(address = LIST, start: readonly SavedView[] = [PARCELS]) {
  let views = [...start];
  const opened = openBackOffice(address, {
    'admin.orders.list': () => ({
      items: [anAdminOrderRow()],
      pagination: aPagination({ totalRecords: 1, totalPages: 1 }),
    }),
    'admin.orders.statistics': () => someOrderStatistics(),
    'admin.views.list': () => views,
    'admin.views.save': (view: { name: string; filters: string }) => {
      if (views.some(({ name }) => name === view.name)) throw new AppError('view_name_taken');
      views = [...views, { id: '00000000-0000-4000-8000-000000000002', ...view }];
    },
    'admin.views.rename': ({ id, name }: { id: string; name: string }) => {
      views = views.map((view) => (view.id === id ? { ...view, name } : view));
    },
    'admin.views.remove': ({ id }: { id: string }) => {
      views = views.filter((view) => view.id !== id);
    },
  });
  return opened;
}
const theViews = async () => within(await screen.findByRole('group', { name: 'Kayıtlı görünümler' }));

describe('The views that an admin keeps of a list', () => {
  it('open with one press, with filters and sort order, and close with another', async () => {
    const { user, router } = openOrders(`${LIST}?sayfa=3`);
    const chip = (await theViews()).getByRole('button', { name: 'Kargo bekleyen' });
    await user.click(chip);
    expect(router.state.location.search).toBe('?status=preparing&sirala=id-asc');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip);
    expect(router.state.location.search).toBe('');
  });

  it('are kept under a name, which must be a new one', async () => {
    const { user } = openOrders(`${LIST}?payment_status=paid&sayfa=2`);
    await user.click((await theViews()).getByRole('button', { name: 'Görünümü Kaydet' }));
    const name = await screen.findByRole('textbox', { name: 'Görünümün adı' });
    await user.type(name, 'Kargo bekleyen{Enter}');
    expect(await screen.findByText('Bu adla kayıtlı bir görünümünüz var.')).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Ödenenler{Enter}');
    expect(await screen.findByText('“Ödenenler” görünümü kaydedildi.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ödenenler' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Görünümü Kaydet' })).not.toBeInTheDocument();
  });

  it('are renamed, and deleted after a question', async () => {
    const { user } = openOrders();
    await user.click((await theViews()).getByRole('button', { name: 'Görünümleri Düzenle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kayıtlı görünümler' }));
    await user.click(dialog.getByRole('button', { name: 'Yeniden Adlandır: Kargo bekleyen' }));
    await user.type(dialog.getByRole('textbox'), 'ler');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    await user.click(dialog.getByRole('button', { name: 'Adı Kaydet' }));
    await user.click(await dialog.findByRole('button', { name: 'Sil: Kargo bekleyenler' }));
    await user.click(await screen.findByRole('button', { name: 'Görünümü Sil' }));
    expect(await dialog.findByText('Kayıtlı görünüm kalmadı.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Bitti' }));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Kayıtlı görünümler' })).not.toBeInTheDocument(),
    );
  });

  it('are not offered while there are none and nothing is filtered', async () => {
    openOrders(LIST, []);
    expect(await screen.findByRole('checkbox', { name: /^Seç:/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Kayıtlı görünümler' })).not.toBeInTheDocument();
  });
});
