import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { anAdminOrder, ORDER_ID } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const MUGS = '20000000-0000-4000-8000-000000000001';
const PLACES = '20000000-0000-4000-8000-000000000002';

it('A refund gives back what one line cost, and never more than that', async () => {
  const refunds: { requestKey: string }[] = [];
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.history': () => [],
    'admin.orders.refund': (refund: { requestKey: string }) => {
      refunds.push(refund);
      if (refunds.length === 1) throw new AppError('unexpected');
      return anAdminOrder();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Para İadesi Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ne kadarını iade edelim?' }));
  expect(dialog.getByRole('button', { name: /1\.872,00\sTL İade Et/ })).toBeEnabled();
  await user.click(dialog.getByRole('checkbox', { name: /^Seramik Atölyesi/ }));
  const field = dialog.getByLabelText('Seladon Kupa: İade tutarı (TL)');
  await user.clear(field);
  await user.type(field, '1.152,01');
  expect(dialog.getByText(/En çok 1\.152,00\sTL iade edilebilir/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'İade Et' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '500');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
  const restock = dialog.getByRole('checkbox', { name: 'Parçaları stoğa geri ekle' });
  expect(restock).not.toBeChecked();
  await user.click(restock);
  await user.click(dialog.getByRole('button', { name: /500,00\sTL İade Et/ }));
  await waitFor(() => expect(refunds).toHaveLength(1));
  await user.click(await dialog.findByRole('button', { name: /500,00\sTL İade Et/ }));
  expect(await screen.findByText('İade bankaya iletildi.')).toBeVisible();
  const [first, again] = refunds;
  expect(again).toEqual(first);
  expect(first).toEqual({
    orderId: ORDER_ID,
    lines: [{ lineId: MUGS, amountKurus: 50_000, seenKurus: 115_200 }],
    requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown as string,
    restocks: true,
  });
});

it('Half of a whole order goes back at once, and a line can be given by its number of pieces', async () => {
  const refunds: { lines: unknown }[] = [];
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.history': () => [],
    'admin.orders.refund': (refund: { lines: unknown }) => {
      refunds.push(refund);
      return anAdminOrder();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Para İadesi Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ne kadarını iade edelim?' }));
  await user.click(dialog.getByRole('button', { name: 'Yarısı' }));
  expect(dialog.getByRole('button', { name: /936,00\sTL İade Et/ })).toBeEnabled();
  const all = dialog.getByRole('checkbox', { name: 'Tümünü seç' });
  await user.click(all);
  expect(dialog.getByText('Parası iade edilecek en az bir kalem seçin.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'İade Et' })).toBeDisabled();
  await user.click(all);
  await user.click(dialog.getByRole('button', { name: 'Tamamı' }));
  await user.selectOptions(dialog.getByLabelText('Seladon Kupa: Adet'), '1 adet');
  await user.click(dialog.getByRole('button', { name: /1\.296,00\sTL İade Et/ }));
  await waitFor(() => expect(refunds).toHaveLength(1));
  expect(refunds[0]?.lines).toEqual([
    { lineId: MUGS, amountKurus: 57_600, seenKurus: 115_200 },
    { lineId: PLACES, amountKurus: 72_000, seenKurus: 72_000 },
  ]);
});

it.each([
  ['credit', /iade edilebilir\. İade, siparişi ödeyen krediye geri eklenir/],
  ['cash', /elden alınanı aldığınız yoldan siz geri verirsiniz/],
] as const)('A refund of money that came as %s says where it goes', async (method, words) => {
  const { payments } = anAdminOrder();
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder({ payments: payments.map((paid) => ({ ...paid, method })) }),
    'admin.orders.history': () => [],
    'admin.orders.refund': () => anAdminOrder(),
  });
  await user.click(await screen.findByRole('button', { name: 'Para İadesi Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ne kadarını iade edelim?' }));
  expect(dialog.getByText(words)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /TL İade Et$/ }));
  expect(await screen.findByText('İade kaydedildi.')).toBeVisible();
});
