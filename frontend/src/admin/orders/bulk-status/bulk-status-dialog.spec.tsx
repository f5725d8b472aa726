import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anAdminOrderRow, aPagination, someOrderStatistics } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const FIRST = 'a4f2c81d-0000-4000-8000-000000000001';
const SECOND = 'b1c2d3e4-0000-4000-8000-000000000002';
const THIRD = 'c5d6e7f8-0000-4000-8000-000000000003';

const PREVIEW = { obstacle: null, sendsMail: true, givesUnpaid: false } as const;
const NO_PARCEL = { company: null, trackingNumber: null };

const SHIPPED = 'Kargoya Verildi / Teslime Hazır';

async function openSelected(failed: readonly { orderId: string; reason: string }[] = [], scope = '') {
  const changes: unknown[] = [];
  const opened = openBackOffice(`/admin/siparisler-gelismis?scope=${scope}`, {
    'admin.orders.list': () => ({
      items: [FIRST, SECOND, THIRD].map((id) => anAdminOrderRow({ id })),
      pagination: aPagination({ totalRecords: 3, totalPages: 1 }),
    }),
    'admin.orders.statistics': () => someOrderStatistics(),
    'admin.bulkStatus.preview': ({ orderIds }: { orderIds: string[] }) =>
      orderIds.map((orderId) =>
        orderId === THIRD
          ? { orderId, version: 7, ...PREVIEW, obstacle: 'no_pieces', sendsMail: false, parcel: null }
          : { orderId, version: 7, ...PREVIEW, parcel: { recipient: 'Ayşe Demir', ...NO_PARCEL } },
      ),
    'admin.bulkStatus.change': (change: { orders: unknown[] }) => {
      changes.push(change);
      return { changed: change.orders.length - failed.length, failed };
    },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
  expect(screen.getByText('3 sipariş seçildi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Durumu Değiştir' }));
  const dialog = within(await screen.findByRole('dialog', { name: '3 siparişin durumunu değiştirin' }));
  if (scope === '') await user.selectOptions(dialog.getByLabelText('Yeni durum'), SHIPPED);
  return { ...opened, dialog, changes };
}

describe('The status of the selected orders', () => {
  it('is changed after it was told what follows, and asks for the carrier once', async () => {
    const { user, dialog, changes } = await openSelected();
    expect(
      await dialog.findByText('2 sipariş “Kargoya Verildi / Teslime Hazır” olacak, 2 e-posta gidecek.'),
    ).toBeVisible();
    expect(dialog.getByText('1 sipariş bu adıma geçemez, gönderilecek parçası yok: C5D6E7F8.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '2 Siparişi Değiştir' }));
    expect(dialog.getByText('Kargo şirketi gereklidir.')).toBeVisible();
    expect(dialog.getByLabelText('Kargo şirketi')).toHaveFocus();
    await user.type(dialog.getByLabelText('Kargo şirketi'), 'Aras Kargo');
    await user.click(dialog.getByRole('button', { name: '2 Siparişi Değiştir' }));
    expect(await screen.findByText('2 sipariş “Kargoya Verildi / Teslime Hazır” oldu.')).toBeVisible();
    expect(changes).toEqual([
      {
        orders: [
          { orderId: FIRST, version: 7 },
          { orderId: SECOND, version: 7 },
        ],
        status: 'shipped',
        cargoCompany: 'Aras Kargo',
      },
    ]);
    expect(screen.queryByText('3 sipariş seçildi')).not.toBeInTheDocument();
  });

  it('suggests that packed parcels leave, and takes the number of each from a barcode reader', async () => {
    const { user, dialog, changes } = await openSelected([], 'to_pack');
    expect(dialog.getByLabelText('Yeni durum')).toHaveDisplayValue(SHIPPED);
    await user.type(await dialog.findByLabelText('Kargo şirketi'), 'Aras{Enter}');
    expect(dialog.getByLabelText(/^A4F2C81D, Ayşe Demir/)).toHaveFocus();
    await user.keyboard('730{Enter}');
    expect(dialog.getByLabelText(/^B1C2D3E4, Ayşe Demir/)).toHaveFocus();
    await user.keyboard('yok');
    await user.click(dialog.getByText('Takip numaraları'));
    expect(dialog.getByText(/Takip numarası harf ve rakamlardan oluşur/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^B1C2D3E4/));
    await user.click(dialog.getByRole('button', { name: '2 Siparişi Değiştir' }));
    expect(await screen.findByText(`2 sipariş “${SHIPPED}” oldu.`)).toBeVisible();
    expect(changes).toEqual([
      {
        orders: [
          { orderId: FIRST, version: 7, trackingNumber: '730' },
          { orderId: SECOND, version: 7 },
        ],
        ...{ status: 'shipped', cargoCompany: 'Aras' },
      },
    ]);
  });

  it('names the orders that could not be changed, each with its reason', async () => {
    const { user, dialog } = await openSelected([
      { orderId: SECOND, reason: 'Bu sipariş bu arada değişti.' },
    ]);
    await user.type(await dialog.findByLabelText('Kargo şirketi'), 'Aras Kargo');
    await user.click(dialog.getByRole('button', { name: '2 Siparişi Değiştir' }));
    expect(await dialog.findByText('1 sipariş değişti, 1 sipariş olduğu gibi kaldı:')).toBeVisible();
    expect(
      within(dialog.getByRole('list', { name: 'Değişmeyen siparişler' })).getByRole('listitem'),
    ).toHaveTextContent('B1C2D3E4: Bu sipariş bu arada değişti.');
    await user.click(dialog.getByRole('button', { name: 'Tamam' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
