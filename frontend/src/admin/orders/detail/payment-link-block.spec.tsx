import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MakePaymentLinkDto, OrderPaymentLinkDto } from '@contract/payments/payment-link.dto.js';
import type { AdminPaymentLink } from '@contract/payments/payment-link.views.js';
import { anAdminOrder, ORDER_ID } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../orders-page.js';

const LINK: AdminPaymentLink = {
  id: '30000000-0000-4000-8000-000000000001',
  state: 'open',
  url: 'http://localhost/odeme-baglantisi/1?anahtar=gizli',
  amountKurus: 50_000,
  expiresAt: '2099-12-12T11:02:00.000Z',
  mailedAt: null,
  createdBy: 'elif@toprak.test',
  isMailable: true,
};

it('A payment link is made for a part of what is open, sent in several ways, and called back', async () => {
  let link: AdminPaymentLink | null = null;
  const make = jest.fn<(made: MakePaymentLinkDto) => AdminPaymentLink>(() => (link = LINK));
  const mail = jest.fn<(sent: OrderPaymentLinkDto) => AdminPaymentLink>(
    () => (link = { ...LINK, mailedAt: '2026-11-28T09:00:00.000Z' }),
  );
  const cancel = jest.fn<(sent: OrderPaymentLinkDto) => AdminPaymentLink>(
    () => (link = { ...LINK, state: 'cancelled' }),
  );
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder({ paidKurus: 0, openKurus: 187_200, paymentStatus: 'unpaid' }),
    'admin.orders.history': () => [],
    'admin.paymentLinks.latest': () => link,
    'admin.paymentLinks.make': make,
    'admin.paymentLinks.mail': mail,
    'admin.paymentLinks.cancel': cancel,
  });
  await user.click(await screen.findByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ödeme bağlantısı oluşturun' }));
  const field = dialog.getByLabelText('Tutar (TL)');
  expect(field).toHaveValue('1.872,00');
  await user.clear(field);
  await user.type(field, '1.872,01');
  expect(dialog.getByRole('button', { name: 'Bağlantıyı Oluştur' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '500');
  await user.selectOptions(dialog.getByLabelText('Ne kadar süre geçerli olsun?'), '3 gün');
  await user.click(dialog.getByRole('button', { name: 'Bağlantıyı Oluştur' }));
  const block = within(await screen.findByRole('region', { name: 'Ödeme bağlantısı' }));
  expect(make.mock.calls[0]?.[0]).toEqual({ orderId: ORDER_ID, amountKurus: 50_000, hours: 72 });
  expect(block.getByText(/ödeme bekliyor/)).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Bağlantıyı Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(LINK.url);
  const text = decodeURIComponent(block.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(text).toContain(LINK.url);
  await user.click(block.getByRole('button', { name: 'E-postayla Gönder' }));
  expect(await block.findByText(/e-postayla gönderildi/)).toBeVisible();
  expect(block.getByRole('button', { name: 'E-postayla Yeniden Gönder' })).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Bağlantıyı İptal Et' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await user.click(sure.getByRole('button', { name: 'Bağlantıyı İptal Et' }));
  expect(await block.findByText(/iptal edildi/)).toBeVisible();
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  expect(block.queryByRole('button', { name: 'Bağlantıyı Kopyala' })).toBeNull();
});

it('A link for seats that wait lasts as long as they do, unless a shorter one is chosen', async () => {
  const make = jest.fn<(made: MakePaymentLinkDto) => AdminPaymentLink>(() => LINK);
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () =>
      anAdminOrder({
        ...{ paidKurus: 0, openKurus: 187_200, paymentStatus: 'unpaid' },
        payBy: '2037-12-11T09:00:00.000Z',
      }),
    'admin.orders.history': () => [],
    'admin.paymentLinks.latest': () => null,
    'admin.paymentLinks.make': make,
  });
  await user.click(await screen.findByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ödeme bağlantısı oluşturun' }));
  const term = dialog.getByLabelText('Ne kadar süre geçerli olsun?');
  expect(term).toHaveDisplayValue('Yerler ayrılı kaldığı sürece');
  expect(term).toHaveAccessibleDescription(/^Yerler 11\.12\.2037/);
  await user.selectOptions(term, '3 saat');
  await user.click(dialog.getByRole('button', { name: 'Bağlantıyı Oluştur' }));
  await waitFor(() => expect(make.mock.calls[0]?.[0]).toMatchObject({ hours: 3 }));
});
