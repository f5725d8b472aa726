import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { paginationOf } from '@contract/admin/page.query.js';
import type { AdminBulkOrderView } from '@contract/orders/bulk-orders/admin-bulk-orders.views.js';
import type { BulkOrderStatus } from '@contract/orders/bulk-orders/bulk-order.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const ADDRESS = '/admin/toplu-siparisler';
const ORDER: AdminBulkOrderView = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 2,
  name: 'Kafe Mola',
  email: 'mola@example.com',
  phone: '+905321234567',
  message: '60 adet espresso fincanı',
  status: 'pending',
  createdAt: '2026-11-20T11:00:00.000Z',
  dueAt: '2026-11-21T11:00:00.000Z',
  isOverdue: true,
  decidedAt: null,
  offer: null,
};

interface Answer {
  readonly version: number;
  readonly subject: string;
  readonly text: string;
}

/** A studio with one wish for an offer, which a real shop would change in the same way. */
function openBulkOrders(address = ADDRESS, decide: () => void = () => undefined) {
  const sent: object[] = [];
  const told: object[] = [];
  let order = ORDER;
  const answer = (given: Answer) => {
    sent.push(given);
    if (given.version !== order.version) throw new AppError('changed_meanwhile');
    const offer = { subject: given.subject, text: given.text, sentAt: '2026-11-22T10:00:00.000Z' };
    order = { ...order, offer, version: order.version + 1 };
  };
  const opened = openBackOffice(address, {
    'admin.bulkOrders.list': ({ status }: { status: BulkOrderStatus }) => {
      const items = order.status === status ? [order] : [];
      return {
        items,
        pagination: paginationOf({}, { totalRecords: items.length }),
        counts: { pending: 1, approved: 4, rejected: 0, overdue: 1 },
      };
    },
    'admin.bulkOrders.decide': (given: { status: BulkOrderStatus }) => {
      sent.push(given);
      decide();
      order = { ...order, status: given.status, decidedAt: '2026-11-22T11:00:00.000Z' };
    },
    'admin.bulkOrders.get': () => order,
    'admin.notifications.markReadAbout': (about: object) => void told.push(about),
    'admin.bulkOrders.answer': answer,
  });
  /** Simulates a change by another admin, with its live update. */
  const changeElsewhere = async (next: Partial<AdminBulkOrderView>) => {
    order = { ...order, ...next, version: order.version + 1 };
    await act(() => opened.queryClient.invalidateQueries());
  };
  return { ...opened, sent, told, answer, changeElsewhere };
}

describe('The wishes for an offer', () => {
  it('are cards below tabs with counts, with a mark on what waits beyond the promise', async () => {
    openBulkOrders();
    const card = await screen.findByRole('article', { name: 'Kafe Mola' });
    for (const text of ['mola@example.com', '0532 123 45 67', ORDER.message, '20.11.2026 14:00']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByText(/^Gecikti · \d+ (saat|gün)/)).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Duruma göre talepler' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Beklemede1',
      'Onaylandı4',
      'Reddedildi0',
    ]);
  });

  it('are approved after a question, leave the tab, and need not be told of any more', async () => {
    const { user, sent, told } = openBulkOrders();
    await user.click(await screen.findByRole('button', { name: 'Onayla' }));
    await user.click(await screen.findByRole('button', { name: 'Talebi Onayla' }));

    expect(await screen.findByText('Talep onaylandı.')).toBeVisible();
    expect(sent).toEqual([{ id: ORDER.id, status: 'approved' }]);
    expect(told).toEqual([{ kind: 'bulk_order', id: ORDER.id }]);
    expect(await screen.findByText('Bekleyen talep yok.')).toBeVisible();
  });

  it('say what the shop says when another admin was faster', async () => {
    const { user } = openBulkOrders(ADDRESS, () => {
      throw new AppError('bulk_order_decided');
    });
    await user.click(await screen.findByRole('button', { name: 'Reddet' }));
    await user.click(await screen.findByRole('button', { name: 'Talebi Reddet' }));
    expect(await screen.findByText(/daha önce karar verilmiş/)).toBeVisible();
  });

  it('are answered with a beginning that is written on', async () => {
    const { user, sent } = openBulkOrders();
    await user.click(await screen.findByRole('link', { name: 'Yanıtla' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Yanıtınız' });
    const dialog = screen.getByRole('dialog', { name: 'Teklifinizi yazın' });
    expect(text.value).toMatch(/^Merhaba Kafe Mola,/);
    const send = within(dialog).getByRole('button', { name: 'Yanıtı Gönder' });
    await user.click(send);
    expect(
      await within(dialog).findByText(/^Boş kalan satırları doldurun ya da silin: Ürün ve adet,/),
    ).toBeVisible();
    expect(sent).toEqual([]);

    await user.clear(text);
    await user.type(text, 'Hepsi 12.000 TL');
    await user.click(send);
    expect(await screen.findByText('Teklifiniz yola çıktı.')).toBeVisible();
    expect(sent).toEqual([
      {
        id: ORDER.id,
        version: 2,
        subject: 'Toplu siparişiniz için teklifimiz',
        text: expect.stringMatching(/12\.000 TL$/),
      },
    ]);
  });
});

describe('An offer that is being written', () => {
  const OPEN = `${ADDRESS}?yanit=${ORDER.id}`;
  const open = async () => {
    const opened = openBulkOrders(OPEN);
    const text = await screen.findByRole('textbox', { name: 'Yanıtınız' });
    await opened.user.clear(text);
    await opened.user.type(text, 'Bizden 9.000 TL');
    const send = () => opened.user.click(screen.getByRole('button', { name: 'Yanıtı Gönder' }));
    return { ...opened, send };
  };
  const writtenText = async () =>
    (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Yanıtınız' })).value;

  it('outlives its card when another admin decides, and says so before it goes out', async () => {
    const { user, sent, send, changeElsewhere } = await open();
    await changeElsewhere({ status: 'rejected' });
    expect(await screen.findByText('Bekleyen talep yok.')).toBeInTheDocument();
    expect(await writtenText()).toMatch(/Bizden 9\.000 TL$/);

    await send();
    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(within(conflict).getByText(/durumu şimdi “Reddedildi”/)).toBeVisible();
    await user.click(within(conflict).getByRole('button', { name: 'Yine de Gönder' }));
    expect(await screen.findByText('Teklifiniz yola çıktı.')).toBeVisible();
    expect(sent).toMatchObject([{ version: 2 }, { version: 3, text: expect.stringMatching(/9\.000 TL$/) }]);
  });

  it('never goes over a colleague’s unseen: both stand side by side, and what was typed stays', async () => {
    const { user, sent, send, changeElsewhere } = await open();
    await changeElsewhere({ offer: { subject: 'Teklif', text: 'Onlardan 12.000 TL', sentAt: ORDER.dueAt } });
    await send();
    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(within(conflict).getByText(/Onlardan 12\.000 TL/)).toBeVisible();
    expect(within(conflict).getByText(/Bizden 9\.000 TL/)).toBeVisible();
    expect(sent).toMatchObject([{ version: 2 }]);

    await user.click(within(conflict).getByRole('button', { name: 'Kapat' }));
    expect(await writtenText()).toMatch(/Bizden 9\.000 TL$/);
  });

  it('is not sent twice when only the news of it was lost', async () => {
    const { sent, send, answer } = await open();
    answer({ version: 2, subject: 'Toplu siparişiniz için teklifimiz', text: await writtenText() });
    await send();
    expect(await screen.findByText('Teklifiniz yola çıktı.')).toBeVisible();
    expect(sent).toMatchObject([{ version: 2 }, { version: 2 }]);
  });

  it('is not thrown away without a question', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await user.click(await screen.findByRole('button', { name: 'Yazmaya Dön' }));
    expect(await writtenText()).toMatch(/Bizden 9\.000 TL$/);
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await user.click(await screen.findByRole('button', { name: 'Göndermeden Kapat' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
