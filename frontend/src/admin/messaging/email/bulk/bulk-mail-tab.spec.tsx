import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import type { BulkMailView } from '@contract/messaging/email/bulk-mail.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../templates/template-body-editor.js';
import '../email-page.js';

const ADDRESS = '/admin/e-posta';
const button = (name: string) => screen.getByRole('button', { name });

const CAMPAIGN: BulkMailView = {
  ...{ id: '00000000-0000-4000-8000-000000000001', subject: 'Kış', audience: 'all_users' },
  ...{ adminName: 'Elif Kaya', createdAt: '2026-11-22T10:00:00.000Z', status: 'running' },
  ...{ recipientCount: 1_200, sentCount: 400, failedCount: 3, skippedCount: 0, waitingCount: 797 },
};

describe('A bulk mail', () => {
  function open(procedures: FakeProcedures = {}) {
    return openBackOffice(`${ADDRESS}?sekme=toplu`, {
      'admin.email.bulkReach': ({ audience }: { audience: string }) => {
        const emails = audience === 'guest_orders' ? [] : ['okur@ornek.com'];
        return {
          items: emails.map((email) => ({ email, firstName: 'Ada' })),
          pagination: paginationOf({}, { totalRecords: emails.length * 1_200 }),
          unmailedCount: 4,
        };
      },
      'admin.email.previewBulkMail': ({ recipient }: { recipient?: string }) => ({
        subject: recipient === undefined ? 'Kış' : 'Kış, Ada',
        ...{ html: '<p>Merhaba</p>', text: 'Merhaba', problem: null },
      }),
      'admin.email.bulkMails': () => ({ items: [], pagination: paginationOf({}, { totalRecords: 0 }) }),
      ...procedures,
    });
  }

  async function write(user: ReturnType<typeof open>['user']) {
    await user.type(await screen.findByLabelText('Konu'), 'Kış');
    const paste = { getData: (type: string) => (type === 'text/html' ? '<p>Merhaba</p>' : '') };
    fireEvent.paste(await screen.findByRole('textbox', { name: 'İçerik' }), { clipboardData: paste });
  }

  it('shows whom it reaches, wants words and people, and asks with their number before it goes', async () => {
    const sent: { key: string }[] = [];
    let isAway = true;
    const { user, router } = open({
      'admin.email.startBulkMail': (given: { key: string }) => {
        sent.push(given);
        if (isAway) throw new Error('away');
        return { id: CAMPAIGN.id, recipientCount: 1_199 };
      },
    });
    expect(await screen.findByText(/^1.200 kişi bu e-postayı alacak\./)).toHaveTextContent(
      'İzni ya da doğrulanmış adresi olmayan 4 kişi almayacak.',
    );
    expect(button('Toplu E-posta Gönder')).not.toHaveAccessibleDescription();
    await user.click(screen.getByLabelText('Konu'));
    await user.click(screen.getByLabelText('Kime'));
    expect(button('Toplu E-posta Gönder')).toHaveAccessibleDescription('Konu ve içerik gerekli');
    await write(user);
    await user.selectOptions(screen.getByLabelText('Kime'), 'Misafir siparişi verenler · 0 kişi');
    expect(await screen.findByText(/^Bu grupta e-posta izni olan kimse yok\./)).toBeVisible();
    expect(screen.getByText(/^Bu izni yalnızca kişinin kendisi verir/)).toBeVisible();
    expect(button('Toplu E-posta Gönder')).toBeDisabled();
    expect(router.state.location.search).toContain('kime=guest_orders');
    await user.selectOptions(screen.getByLabelText('Kime'), 'Herkes · 1.200 kişi');
    await waitFor(() => expect(button('Toplu E-posta Gönder')).toBeEnabled());

    await user.click(button('Toplu E-posta Gönder'));
    const question = await screen.findByRole('alertdialog', {
      name: 'E-posta 1.200 kişiye gönderilsin mi?',
    });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '1.200 kişiye Gönder' }));
    expect(await screen.findByText('Toplu email gönderimi sırasında hata oluştu')).toBeVisible();
    expect(screen.getByLabelText('Konu')).toHaveValue('Kış');

    isAway = false;
    await user.click(button('Toplu E-posta Gönder'));
    await user.click(await screen.findByRole('button', { name: '1.200 kişiye Gönder' }));
    expect(await screen.findByText('E-posta 1.199 kişi için sıraya alındı.')).toBeVisible();
    expect(screen.getByLabelText('Konu')).toHaveValue('');
    expect(sent).toMatchObject([1, 2].map(() => ({ subject: 'Kış', body: '<p>Merhaba</p>' })));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('names its recipient where the cursor was, and is shown as one of them will see it', async () => {
    const previewed: object[] = [];
    const { user } = open({
      'admin.email.previewBulkMail': (given: { recipient?: string }) => {
        previewed.push(given);
        return {
          subject: given.recipient === undefined ? 'Kış' : 'Kış, Ada',
          ...{ html: '<p>Merhaba</p>', text: 'Merhaba', problem: null },
        };
      },
    });
    expect(await screen.findByText('Ada · okur@ornek.com')).toBeVisible();
    const preview = screen.getByRole('region', { name: 'Önizleme' });
    expect(preview).toHaveTextContent('e-posta burada görünür');
    await write(user);
    fireEvent.focus(screen.getByRole('textbox', { name: 'İçerik' }));
    await user.click(button('Selam, adıyla'));
    expect(await screen.findByText('Selam, adıyla', { selector: '[data-variable]' })).toBeVisible();
    await user.click(screen.getByLabelText('Konu'));
    await user.click(button('Alıcının adı'));
    expect(screen.getByLabelText('Konu')).toHaveValue('Kış{{user_name}}');
    await waitFor(() =>
      expect(previewed.at(-1)).toMatchObject({
        subject: 'Kış{{user_name}}',
        body: '<p>Merhaba{{greeting}}</p>',
        audience: 'newsletter_subscribers',
      }),
    );
    await user.selectOptions(screen.getByLabelText('Kimin gözünden?'), 'Ada · okur@ornek.com');
    expect(await within(preview).findByText('Kış, Ada')).toBeVisible();
    expect(previewed.at(-1)).toMatchObject({ recipient: 'okur@ornek.com' });
  });

  it('goes to oneself first, once it has words', async () => {
    const sendTest = jest.fn<(given: unknown) => void>();
    const { user } = open({ 'admin.email.sendTest': sendTest });
    await user.click(await screen.findByRole('button', { name: 'Test E-postası Gönder' }));
    expect(screen.getByText('Konu ve içerik gerekli')).toBeVisible();
    expect(sendTest).not.toHaveBeenCalled();
    await write(user);
    await user.click(button('Test E-postası Gönder'));
    expect(await screen.findByText('Test e-postası gönderildi: admin@toprak.test')).toBeVisible();
    expect(sendTest).toHaveBeenCalledWith({
      ...{ testEmail: 'admin@toprak.test', subject: 'Kış', body: '<p>Merhaba</p>' },
    });
  });

  it('on its way shows how far it is, halts, and is stopped only after a question', async () => {
    const actions: unknown[] = [];
    const { user } = open({
      'admin.email.bulkMails': () => ({
        items: [CAMPAIGN],
        pagination: paginationOf({}, { totalRecords: 1 }),
      }),
      'admin.email.controlBulkMail': (given: { action: string }) => void actions.push(given.action),
    });
    expect(await screen.findByText('400/1.200 gönderildi, 3 başarısız')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'İlerleme: Kış' })).toHaveAttribute('value', '403');
    expect(screen.getByRole('link', { name: 'Kış' })).toHaveAttribute(
      'href',
      `${ADDRESS}?sekme=kayitlar&gonderim=${CAMPAIGN.id}`,
    );
    await user.click(button('Duraklat: Kış'));
    expect(await screen.findByText('Gönderim duraklatıldı.')).toBeVisible();
    await user.click(button('Durdur: Kış'));
    const question = await screen.findByRole('alertdialog', { name: 'Gönderim durdurulsun mu?' });
    expect(question).toHaveTextContent('bekleyen 797 kişiye gitmez');
    expect(actions).toEqual(['pause']);
    await user.click(within(question).getByRole('button', { name: 'Durdur' }));
    expect(await screen.findByText('Gönderim durduruldu.')).toBeVisible();
    expect(actions).toEqual(['pause', 'stop']);
  });
});
