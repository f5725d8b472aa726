import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { RecordMail, RecordMails } from '@contract/messaging/email/record-mails.js';
import { anAdminOrder } from '../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import '../orders-page.js';

const MAIL: RecordMail = {
  id: '40000000-0000-4000-8000-000000000001',
  subject: 'Siparişiniz alındı · A4F2C81D',
  recipient: 'ayse@toprak.test',
  status: 'failed',
  createdAt: '2026-11-21T08:43:00.000Z',
  sentAt: null,
  reason: 'Alıcının posta kutusu yok.',
  again: null,
};

async function openMails(procedures: FakeProcedures) {
  const { user } = openBackOffice(adminPaths.order(anAdminOrder().id), {
    'admin.orders.list': () => ({ items: [], pagination: { page: 1, totalRecords: 0, totalPages: 0 } }),
    'admin.views.list': () => [],
    'admin.orders.history': () => [],
    'admin.orders.view': () => anAdminOrder(),
    ...procedures,
  });
  const order = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
  return { user, block: within(await order.findByRole('region', { name: 'E-postalar' })) };
}

const read = (overrides: Partial<RecordMails> = {}) => ({
  'admin.recordMails.ofOrder': () => ({ mails: [MAIL], refusal: null, ...overrides }),
});

describe('The mails about an order', () => {
  it('say what became of each, and the confirmation is sent again after a question', async () => {
    const sent: { readonly id: string; readonly requestKey: string }[] = [];
    const { user, block } = await openMails({
      ...read(),
      'admin.recordMails.confirmOrder': (mail: (typeof sent)[number]) => {
        sent.push(mail);
        return { mails: [{ ...MAIL, id: 'new', status: 'pending', reason: null }, MAIL], refusal: null };
      },
    });
    expect(
      await block.findByText(/Başarısız · 21\.11\.2026 11:43 · ayse@toprak\.test · Alıcının/),
    ).toBeVisible();
    await user.click(block.getByRole('button', { name: 'Onayı Yeniden Gönder' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText('Sipariş onayı gönderiliyor.')).toBeVisible();
    expect(await block.findByText(/^Bekliyor/)).toBeVisible();
    expect(sent).toMatchObject([{ id: anAdminOrder().id }]);
  });

  it('say why none can be sent', async () => {
    const { block } = await openMails(read({ mails: [], refusal: 'no_address' }));
    expect(await block.findByText(/Kayıtlı bir e-posta adresi yok/)).toBeVisible();
    expect(block.queryByRole('button')).toBeNull();
  });

  it('say so when the server refuses', async () => {
    const { user, block } = await openMails({
      ...read(),
      'admin.recordMails.confirmOrder': () => {
        throw new AppError('too_many_tries', { minutes: 12 });
      },
    });
    await user.click(await block.findByRole('button', { name: 'Onayı Yeniden Gönder' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText(/12 dakika/)).toBeVisible();
  });
});
