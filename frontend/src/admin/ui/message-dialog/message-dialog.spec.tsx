import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import { AppError } from '@contract/app-error.js';
import { anAdminOrder, ORDER_ID } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const ONE = { recipientCount: 1, accountCount: 1, mailCount: 1, unmailedCount: 0 };

function openOrder(send: () => unknown = () => ({ sentCount: 1 })) {
  const sent: { key: string }[] = [];
  const opened = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.history': () => [],
    'admin.messaging.directRecipients': () => ({
      items: [],
      pagination: paginationOf({}, { totalRecords: 1 }),
      reach: ONE,
    }),
    'admin.messaging.sentTo': () => [
      {
        id: '1',
        subject: 'Paketiniz hazır',
        createdAt: '2026-11-21T09:00:00.000Z',
        adminName: 'Elif',
        recipientCount: 1,
      },
    ],
    'admin.messaging.sendDirect': (given: { key: string }) => {
      sent.push(given);
      return send();
    },
  });
  const open = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Müşteriye Yaz' }));
    return within(await screen.findByRole('dialog', { name: 'Müşteriye yazın' }));
  };
  const write = async () => {
    await opened.user.type(await screen.findByRole('textbox', { name: 'Konu' }), 'Kupanız');
    await opened.user.type(screen.getByRole('textbox', { name: 'Mesaj' }), 'Yarın çıkıyor.');
  };
  return { ...opened, sent, open, write };
}

describe('A message to one customer', () => {
  it('tells first whom it reaches, what it is not for, and what was written before', async () => {
    const dialog = await openOrder().open();
    expect(await dialog.findByText('1 kişi: 1 kişinin hesabına, 1 kişiye e-posta ile.')).toBeVisible();
    expect(dialog.getByText(/Tanıtım için kullanmayın/)).toBeVisible();
    expect(await dialog.findByText('Paketiniz hazır')).toBeVisible();
  });

  it('is shown as it will be read before it is sent, and goes to that order alone', async () => {
    const { open, write, user, sent } = openOrder();
    const dialog = await open();
    await dialog.findByText(/^1 kişi:/);
    await user.click(dialog.getByRole('button', { name: 'Önizle' }));
    expect(dialog.getByText('Konu ve mesaj alanları boş olamaz.')).toBeVisible();
    await write();
    await user.click(dialog.getByRole('button', { name: 'Önizle' }));
    expect(within(dialog.getByRole('article')).getByText('Yarın çıkıyor.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '1 kişiye Gönder' }));
    expect(await screen.findByText('Mesaj 1 kişiye gönderildi.')).toBeVisible();
    expect(sent).toMatchObject([
      { subject: 'Kupanız', message: 'Yarın çıkıyor.', audience: 'order_buyer', targetId: ORDER_ID },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Müşteriye yazın' })).not.toBeInTheDocument(),
    );
  });

  it('is kept when it was not sent, and when Escape is pressed', async () => {
    const { open, write, user, sent } = openOrder(() => {
      throw new AppError('unexpected');
    });
    const dialog = await open();
    await dialog.findByText(/^1 kişi:/);
    await write();
    for (const _ of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: 'Önizle' }));
      await user.click(dialog.getByRole('button', { name: '1 kişiye Gönder' }));
      expect(await dialog.findByRole('textbox', { name: 'Konu' })).toHaveValue('Kupanız');
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sayfada Kal' }),
    );
    expect(dialog.getByRole('textbox', { name: 'Konu' })).toHaveValue('Kupanız');
  });
});
