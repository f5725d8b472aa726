import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import type {
  RecipientsView,
  MessageCampaignView,
} from '@contract/messaging/messages/admin-messaging.views.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const ADDRESS = '/admin/mesajlar';
const RECIPIENTS: RecipientsView = {
  items: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      firstName: 'Zeynep',
      lastName: 'Aydın',
      email: 'zeynep@example.com',
      type: 'customer',
      hasAccount: true,
      isMailed: true,
    },
  ],
  pagination: paginationOf({ page: 1, perPage: 10 }, { totalRecords: 12 }),
  reach: { recipientCount: 12, accountCount: 10, mailCount: 9, unmailedCount: 3 },
};
const NOBODY: RecipientsView = {
  items: [],
  pagination: paginationOf({ page: 1, perPage: 10 }, { totalRecords: 0 }),
  reach: { recipientCount: 0, accountCount: 0, mailCount: 0, unmailedCount: 0 },
};
const SENT: MessageCampaignView = {
  id: '00000000-0000-4000-8000-000000000009',
  subject: 'Fırın arızası',
  message: 'Siparişler gecikiyor.',
  category: 'onemli',
  adminName: 'Elif Kaya',
  audience: 'workshop_participants',
  target: null,
  day: '2026-12-12',
  createdAt: '2026-11-22T10:00:00.000Z',
  recipientCount: 12,
  accountCount: 10,
  mailCount: 9,
  unmailedCount: 3,
  waitingCount: 0,
};

function openMessaging(address = ADDRESS, send: (given: never) => unknown = () => ({ sentCount: 12 })) {
  const requested: object[] = [];
  const sent: { key: string }[] = [];
  const opened = openBackOffice(address, {
    'admin.messaging.recipients': (query: { audience: string }) => {
      requested.push(query);
      return query.audience === 'guest_orders' ? NOBODY : RECIPIENTS;
    },
    'admin.messaging.send': (given: { key: string }) => {
      sent.push(given);
      return send(given as never);
    },
    'admin.messaging.history': () => ({
      items: [SENT],
      pagination: paginationOf({}, { totalRecords: 1 }),
    }),
    'admin.messaging.sent': () => ({ ...SENT, mails: { sent: 7, waiting: 1, failed: 1, skipped: 0 } }),
  });
  return { ...opened, requested, sent };
}

async function write(user: ReturnType<typeof openMessaging>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Konu' }), 'Duyuru');
  await user.type(screen.getByRole('textbox', { name: 'Mesaj' }), 'Cuma kapalıyız.');
}
const sendButton = () => screen.getByRole('button', { name: 'Mesajı Gönder' });

describe('Writing to a group', () => {
  it('shows who gets it and by which way, anew with every choice, which the address keeps', async () => {
    const { user, requested, router } = openMessaging();
    expect(
      await screen.findByText(
        '12 kişi: 10 kişinin hesabına, 9 kişiye e-posta ile. İzni ya da doğrulanmış adresi olmayan 3 kişiye e-posta gitmez.',
      ),
    ).toBeVisible();
    expect(screen.getByText('zeynep@example.com · hesap + e-posta')).toBeVisible();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Kime' }), 'Workshop katılımcıları');
    expect(await screen.findByText('Yalnızca o günkü workshopların katılımcıları.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Promosyon');
    expect(requested.at(-1)).toEqual({
      audience: 'workshop_participants',
      category: 'promosyon',
      page: 1,
      perPage: 10,
    });
    expect(router.state.location.search).toBe('?kime=workshop_participants&tur=promosyon');
  });

  it('cannot be sent without words, or to nobody', async () => {
    const { user } = openMessaging();
    await screen.findByText(/^12 kişi:/);
    expect(sendButton()).toBeDisabled();
    await user.click(screen.getByRole('textbox', { name: 'Konu' }));
    await user.click(screen.getByRole('textbox', { name: 'Mesaj' }));
    expect(sendButton()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(sendButton()).toHaveAccessibleDescription('Konu ve mesaj alanları boş olamaz.');
    await write(user);
    expect(sendButton()).toBeEnabled();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Kime' }), 'Misafir siparişi verenler');
    expect(await screen.findByText('Bu filtre için alıcı bulunamadı.')).toBeVisible();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('Mesaj gönderilecek alıcı bulunamadı.');
  });

  it('asks with the number of people, sends, empties the form and reads the recipients again', async () => {
    const { user, sent, requested } = openMessaging();
    await screen.findByText(/^12 kişi:/);
    await write(user);
    await user.click(sendButton());
    const question = await screen.findByRole('alertdialog', { name: 'Mesaj 12 kişiye gönderilsin mi?' });
    expect(sent).toEqual([]);
    const requestsBefore = requested.length;
    await user.click(within(question).getByRole('button', { name: '12 kişiye Gönder' }));

    expect(await screen.findByText('Mesaj 12 kişiye gönderildi.')).toBeVisible();
    expect(sent).toMatchObject([
      { subject: 'Duyuru', message: 'Cuma kapalıyız.', category: 'bilgilendirme', audience: 'all' },
    ]);
    expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('');
    expect(requested.length).toBeGreaterThan(requestsBefore);
  });

  it('keeps what was written when it was not sent, and sends it under the same key then', async () => {
    let isAway = true;
    const { user, sent } = openMessaging(ADDRESS, () => {
      if (isAway) throw new Error('away');
      return { sentCount: 12 };
    });
    await screen.findByText(/^12 kişi:/);
    await write(user);
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: '12 kişiye Gönder' }));
    expect(await screen.findByText('Mesaj gönderilirken hata oluştu')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Duyuru');

    isAway = false;
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: '12 kişiye Gönder' }));
    expect(await screen.findByText('Mesaj 12 kişiye gönderildi.')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('sends what was changed after a failure as another message', async () => {
    const { user, sent } = openMessaging(ADDRESS, () => {
      throw new Error('away');
    });
    await screen.findByText(/^12 kişi:/);
    await write(user);
    const press = async () => {
      await user.click(sendButton());
      await user.click(await screen.findByRole('button', { name: '12 kişiye Gönder' }));
    };
    await press();
    await user.type(screen.getByRole('textbox', { name: 'Mesaj' }), ' Pazar da.');
    await press();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Önemli');
    await press();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });
});

describe('What was sent', () => {
  it('is listed with its counts, and opens with what became of its mails', async () => {
    const { user } = openMessaging(`${ADDRESS}?sekme=gonderilenler`);
    const row = await screen.findByRole('row', { name: /Fırın arızası/ });
    for (const text of [
      'Önemli',
      'Workshop katılımcıları',
      '12.12.2026',
      '12 kişi',
      '9 kişi',
      '3 kişi atlandı',
    ]) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    await user.click(within(row).getByRole('link', { name: /Ayrıntı/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Fırın arızası' });
    expect(within(dialog).getByText('7 gönderildi, 1 bekliyor, 1 ulaşmadı')).toBeVisible();
  });
});
