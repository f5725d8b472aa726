import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import type { MailLogView } from '@contract/messaging/email/mail-log.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../email-page.js';

const ADDRESS = '/admin/e-posta';
const button = (name: string) => screen.getByRole('button', { name });

describe('What became of the mails', () => {
  const MAIL: MailLogView = {
    ...{ id: '00000000-0000-4000-8000-000000000003', recipient: 'okur@ornek.com', subject: 'Kış' },
    ...{ status: 'failed', createdAt: '2026-11-22T10:00:00.000Z', sentAt: null, tries: 3 },
    ...{ reason: 'Alıcının posta kutusu dolu.', isRetryable: true },
  };

  it('is found by state and words, which the address keeps, says why, and is tried again', async () => {
    const requested: object[] = [];
    const retry = jest.fn<(given: unknown) => void>();
    const { user, router } = openBackOffice(`${ADDRESS}?sekme=kayitlar`, {
      'admin.email.log': (query: { search?: string }) => {
        requested.push(query);
        const items = query.search === 'yok' ? [] : [MAIL];
        return { items, pagination: paginationOf({}, { totalRecords: items.length }) };
      },
      'admin.email.retry': retry,
    });
    expect(await screen.findByText('Alıcının posta kutusu dolu.')).toBeVisible();
    await user.click(button('Yeniden gönder: okur@ornek.com'));
    expect(await screen.findByText('E-posta yeniden sıraya alındı.')).toBeVisible();
    expect(retry).toHaveBeenCalledWith({ id: MAIL.id });

    await user.selectOptions(screen.getByLabelText('Durum'), 'Başarısız');
    await user.type(screen.getByRole('searchbox', { name: 'Alıcı ya da konu ara' }), 'yok');
    expect(await screen.findByText('E-posta kaydı bulunamadı')).toBeVisible();
    expect(requested.at(-1)).toEqual({ page: 1, perPage: 25, status: 'failed', search: 'yok' });
    expect(router.state.location.search).toBe('?sekme=kayitlar&durum=failed&ara=yok');
    await user.click(button('Filtreleri Temizle'));
    expect(await screen.findByText('Alıcının posta kutusu dolu.')).toBeVisible();
  });
});
