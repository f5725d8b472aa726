import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type {
  CorrectOrderDto,
  PreviewCorrectionDto,
} from '@contract/orders/corrections/correct-order.dto.js';
import type { CorrectionPreview } from '@contract/orders/corrections/corrections.views.js';
import { anAdminOrder, ORDER_ID } from '../../../../../testing/admin-orders.js';
import { openBackOffice, theAdmin } from '../../../../../testing/open-back-office.js';

const SUMS = { subtotalKurus: 0, discountKurus: 0, shippingKurus: 0, openKurus: 0, vatGroups: [] };
const LESS: CorrectionPreview = {
  version: 3,
  lines: [{ name: 'Seladon Kupa', when: null, before: 2, after: 1, differenceKurus: -57_600 }],
  before: { ...SUMS, totalKurus: 187_200 },
  after: { ...SUMS, totalKurus: 129_600 },
  givenBackKurus: 57_600,
  givenBack: [{ method: 'card', amountKurus: 57_600 }],
  piecesLess: 1,
};
const MORE: CorrectionPreview = {
  ...LESS,
  lines: [{ name: 'Seladon Kupa', when: null, before: 2, after: 3, differenceKurus: 64_000 }],
  after: { ...SUMS, totalKurus: 251_200, openKurus: 64_000 },
  ...{ givenBackKurus: 0, givenBack: [], piecesLess: 0 },
};

async function openCorrection(procedures: Parameters<typeof openBackOffice>[1]) {
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.history': () => [],
    'admin.paymentLinks.latest': () => null,
    ...procedures,
  });
  await user.click(await screen.findByRole('button', { name: 'Siparişin kalemlerini düzelt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Siparişi düzeltin' }));
  return { user, dialog };
}

describe('Correcting the lines of an order', () => {
  it('shows the difference and where the money goes before anything happens', async () => {
    const correct = jest.fn<(sent: CorrectOrderDto) => object>(() => ({
      order: anAdminOrder({ totalKurus: 129_600 }),
      word: { way: 'sms' },
    }));
    const preview = jest.fn<(asked: PreviewCorrectionDto) => CorrectionPreview>(() => LESS);
    const { user, dialog } = await openCorrection({
      'admin.orderCorrections.preview': preview,
      'admin.orderCorrections.correct': correct,
    });
    expect(dialog.getByRole('button', { name: 'Siparişi Düzelt' })).toBeDisabled();
    expect(preview).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Azalt: Seladon Kupa' }));
    expect(await dialog.findByText('−576,00 TL')).toBeVisible();
    expect(dialog.getByText('576,00 TL müşterinin kartına döner.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Parçaları stoğa geri ekle' }));
    const send = dialog.getByRole('button', { name: /^Düzelt ve 576,00\sTL Geri Ver$/u });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    expect(await screen.findByText('Sipariş düzeltildi. Müşteriye SMS ile haber verildi.')).toBeVisible();
    expect(correct.mock.calls[0]?.[0]).toMatchObject({
      ...{ orderId: ORDER_ID, version: 3, seenTotalKurus: 129_600, seenGivenBackKurus: 57_600 },
      ...{ lines: [{ quantity: 1 }], restocks: false },
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Siparişi düzeltin' })).toBeNull());
  });

  it('says what will be open when something is added', async () => {
    const { user, dialog } = await openCorrection({ 'admin.orderCorrections.preview': () => MORE });
    await user.click(dialog.getByRole('button', { name: 'Artır: Seladon Kupa' }));
    expect(await dialog.findByText('+640,00 TL')).toBeVisible();
    expect(dialog.getByText('Kalan')).toBeVisible();
    expect(dialog.getByText('Eklenenler bugünkü fiyattan, ayrı bir kalem olarak yazılır.')).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  it('says why something cannot be corrected', async () => {
    const { user, dialog } = await openCorrection({
      'admin.orderCorrections.preview': () => {
        throw new AppError('goods_gone', { what: 'Seladon Kupa' });
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Artır: Seladon Kupa' }));
    expect(await dialog.findByText(/Artık yeterli stok ya da yer yok: Seladon Kupa/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Siparişi Düzelt' })).toBeDisabled();
  });

  it('leaves what gives money back to those who may', async () => {
    const { user, dialog } = await openCorrection({
      'adminSession.current': () => theAdmin({ role: 'shop' }),
      'admin.orderCorrections.preview': () => LESS,
    });
    await user.click(dialog.getByRole('button', { name: 'Azalt: Seladon Kupa' }));
    expect(await dialog.findByText(/para iadesi yapabilen bir yönetici/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /Geri Ver/ })).toBeDisabled();
  });
});

it('An order on its way keeps its pieces, and one that waits for the bank keeps all', async () => {
  openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder({ status: 'pending' }),
    'admin.orders.history': () => [],
  });
  await screen.findByRole('dialog', { name: /Ayşe Demir/ });
  expect(screen.queryByRole('button', { name: 'Siparişin kalemlerini düzelt' })).toBeNull();
});
