import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { ChangeOrderInvoiceDto } from '@contract/orders/order-invoice.dto.js';
import type { OrderInvoice } from '@contract/orders/order-invoice.js';
import { anAdminOrder } from '../../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
import { adminPaths } from '../../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import '../../orders-page.js';

const ORDER = anAdminOrder();
const INVOICE: OrderInvoice = {
  orderId: ORDER.id,
  version: 3,
  details: { kind: 'person', identityNumber: null },
  hasDeliveryAddress: true,
  isDrawnUp: false,
};
const COMPANY = {
  kind: 'company',
  title: 'Kil Ltd. Şti.',
  taxOffice: 'Üsküdar',
  taxNumber: '1234567890',
  address: null,
} as const;

function openOrder(procedures: FakeProcedures = {}) {
  const sent: ChangeOrderInvoiceDto[] = [];
  let order = ORDER;
  const { user } = openBackOffice(adminPaths.order(ORDER.id), {
    'admin.orders.list': () => ({ items: [], pagination: { page: 1, totalRecords: 0, totalPages: 0 } }),
    'admin.views.list': () => [],
    'admin.orders.history': () => [],
    'admin.orders.view': () => order,
    'admin.orderInvoice.view': () => INVOICE,
    'admin.orderInvoice.change': (change: ChangeOrderInvoiceDto) => {
      sent.push(change);
      order = anAdminOrder({ version: 4, invoice: COMPANY });
      return order;
    },
    ...procedures,
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Fatura Bilgilerini Değiştir' }));
    return within(await screen.findByRole('dialog', { name: 'Sipariş A4F2C81D: fatura bilgileri' }));
  };
  return { user, sent, ask };
}

type Opened = ReturnType<typeof openOrder>;

async function fillCompany(user: Opened['user'], form: Awaited<ReturnType<Opened['ask']>>) {
  await user.click(await form.findByRole('radio', { name: 'Kurumsal' }));
  await user.type(form.getByLabelText('Şirket unvanı'), COMPANY.title);
  await user.type(form.getByLabelText('Vergi dairesi'), COMPANY.taxOffice);
}

describe('The invoice of an order in the back office', () => {
  it('becomes that of a company, whose number is checked at its field', async () => {
    const { user, sent, ask } = openOrder();
    const form = await ask();
    await fillCompany(user, form);
    await user.type(form.getByLabelText('Vergi numarası'), '1234567891');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(form.getByLabelText('Vergi numarası')).toHaveAccessibleDescription(/geçerli değil/),
    );
    expect(sent).toEqual([]);
    await user.clear(form.getByLabelText('Vergi numarası'));
    await user.type(form.getByLabelText('Vergi numarası'), COMPANY.taxNumber);
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Fatura bilgileri kaydedildi.')).toBeVisible();
    expect(sent).toMatchObject([
      { version: 3, invoice: { kind: 'company', taxNumber: '1234567890', isDeliveryAddress: true } },
    ]);
    expect(await screen.findByText('Kurumsal · Kil Ltd. Şti.')).toBeVisible();
  });

  it('says why it stays once the document is drawn up', async () => {
    const { ask } = openOrder({ 'admin.orderInvoice.view': () => ({ ...INVOICE, isDrawnUp: true }) });
    const dialog = await ask();
    expect(await dialog.findByText(/faturası düzenlendi/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Kaydet' })).not.toBeInTheDocument();
  });

  it('says when somebody else changed the order, and keeps what was typed', async () => {
    const { user, ask } = openOrder({
      'admin.orderInvoice.change': () => {
        throw new AppError('changed_meanwhile');
      },
    });
    const form = await ask();
    await fillCompany(user, form);
    await user.type(form.getByLabelText('Vergi numarası'), COMPANY.taxNumber);
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await form.findByText(new AppError('changed_meanwhile').message)).toBeVisible();
    expect(form.getByLabelText('Şirket unvanı')).toHaveValue(COMPANY.title);
  });
});
