import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import type { CancelDocumentDto, TryDocumentAgainDto } from '@contract/invoicing/admin-documents.dto.js';
import type { AdminDocumentView } from '@contract/invoicing/admin-documents.views.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import './documents-page.js';

const ID = '00000000-0000-4000-8000-00000000d0c1';

const aDocument = (overrides: Partial<AdminDocumentView> = {}): AdminDocumentView => ({
  ...{ id: ID, orderId: '00000000-0000-4000-8000-000000000001', reference: 'A4F2C81D-1', kind: 'sale' },
  ...{ state: 'issued', number: 'TPR2026000000001', buyerName: 'Ayşe Demir', issueBy: '2026-12-05' },
  ...{ issuedAt: '2026-11-28T09:00:00.000Z', reason: null, hasPdf: true, isUrgent: false, isOfficial: false },
  ...{ netKurus: 53_333, vatKurus: 10_667, grossKurus: 64_000 },
  lines: [
    {
      ...{ orderLineId: 'line', kind: 'product', name: 'Kupa', quantity: 1, isPriceDifference: false },
      ...{ ratePercent: 20, netKurus: 53_333, vatKurus: 10_667, grossKurus: 64_000 },
    },
  ],
  rates: [{ ratePercent: 20, netKurus: 53_333, vatKurus: 10_667, grossKurus: 64_000 }],
  buyer: {
    ...{ kind: 'person', name: 'Ayşe', surname: 'Demir', identityNumber: null, address: null },
    ...{ email: 'ayse@toprak.example', phone: '+905321234567' },
  },
  facts: {
    ...{ orderShortId: 'A4F2C81D', orderDate: '2026-11-20', channel: 'web', supplyDate: '2026-11-28' },
    ...{ payments: [], carrier: 'Kuş Kargo' },
  },
  ...overrides,
});

function open(document = aDocument(), address = '/admin/faturalar') {
  const asked: unknown[] = [];
  const cancelled = jest.fn<(input: CancelDocumentDto) => void>();
  const again = jest.fn<(input: TryDocumentAgainDto) => void>();
  const { user } = openBackOffice(address, {
    'admin.documents.list': (input: unknown) => {
      asked.push(input);
      return { items: [document], pagination: paginationOf({}, { totalRecords: 1 }) };
    },
    'admin.documents.month': ({ month }: { month: string }) => ({
      issued: month === '2020-01' ? 0 : 12,
      waiting: 2,
    }),
    'admin.documents.view': () => document,
    'admin.documents.cancel': cancelled,
    'admin.documents.tryAgain': again,
  });
  return { user, asked, cancelled, again };
}

describe('The studio’s documents', () => {
  it('are listed by month, kind and state', async () => {
    const { user, asked } = open();
    expect(await screen.findByRole('heading', { name: 'Faturalar (1)' })).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Faturalar' }));
    for (const text of ['TPR2026000000001', 'Satış faturası', 'Ayşe Demir', 'Düzenlendi']) {
      expect(list.getByText(text)).toBeVisible();
    }
    await user.selectOptions(screen.getByLabelText('Durum'), 'Reddedildi');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'refused' }));
  });

  it('open with their lines, and say that they only inform', async () => {
    open(aDocument(), `/admin/faturalar?belge=${ID}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Kupa')).toBeVisible();
    expect(dialog.getByText(/Bilgi fişi, e-belge değildir/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'A4F2C81D' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Yeniden Dene' })).toBeNull();
  });

  it('are tried again when they were refused, with the reason in sight', async () => {
    const refused = aDocument({
      state: 'refused',
      number: null,
      issuedAt: null,
      hasPdf: false,
      reason: 'VKN yok.',
    });
    const { user, again } = open(refused, `/admin/faturalar?belge=${ID}`);
    expect(await screen.findByText('VKN yok.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yeniden Dene' }));
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(again.mock.calls[0]?.[0]).toMatchObject({ id: ID });
  });

  it('are cancelled for a reason only', async () => {
    const { user, cancelled } = open(aDocument(), `/admin/faturalar?belge=${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Belgeyi İptal Et' }));
    const dialog = within(await screen.findByRole('dialog', { name: /iptal edilsin mi/ }));
    await user.click(dialog.getByRole('button', { name: 'Belgeyi İptal Et' }));
    expect(await dialog.findByText('İptal nedenini yazın.')).toBeVisible();
    await user.type(dialog.getByLabelText('İptal nedeni'), 'Yanlış alıcı');
    await user.click(dialog.getByRole('button', { name: 'Belgeyi İptal Et' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalledTimes(1));
    expect(cancelled.mock.calls[0]?.[0]).toMatchObject({ id: ID, reason: 'Yanlış alıcı' });
  });

  it('of a month are downloaded for the accountant, who is told of those that are still missing', async () => {
    const realFetch = globalThis.fetch;
    const addresses: string[] = [];
    globalThis.fetch = ((address: string) => {
      addresses.push(address);
      return Promise.reject(new Error('offline'));
    }) as typeof fetch;
    const { user } = open(aDocument(), '/admin/faturalar?ay=2026-10');
    await user.click(await screen.findByRole('button', { name: 'Aylık Arşiv' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aylık arşiv' }));
    expect(await dialog.findByText('Ekim 2026: 12 belge.')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('2 belge daha düzenlenmeyi bekliyor.');
    await user.click(dialog.getByRole('button', { name: 'İndir' }));
    expect(await screen.findByText(/Arşiv indirilemedi/)).toBeVisible();
    globalThis.fetch = realFetch;
    expect(addresses).toEqual(['/api/fatura-arsivi/2026-10']);
  });
});
