import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { studioDate } from '@contract/common/dates.js';
import { AppError, errorText } from '@contract/app-error.js';
import type { AdminOrdersQuery } from '@contract/orders/admin-orders.query.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import {
  anAdminOrder,
  anAdminOrderRow,
  aPagination,
  ORDER_ID,
  someOrderStatistics,
} from '../../../testing/admin-orders.js';
import { BOOKING_ID } from '../../../testing/admin-bookings.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';

const AN_OPEN_REFUND = { lineId: null, method: 'card', isManual: false, becameCredit: false } as const;

const LIST = '/admin/siparisler-gelismis';

function openOrders(address = LIST, procedures: FakeProcedures = {}) {
  const requested = jest.fn<(query: AdminOrdersQuery) => void>();
  const opened = openBackOffice(address, {
    'admin.orders.list': (query: AdminOrdersQuery) => {
      requested(query);
      return { items: [anAdminOrderRow()], pagination: aPagination({ totalRecords: 1248, totalPages: 50 }) };
    },
    'admin.orders.statistics': () => someOrderStatistics(),
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.history': () => [],
    ...procedures,
  });
  return { ...opened, requested };
}

const lastRequest = (requested: ReturnType<typeof openOrders>['requested']) => requested.mock.lastCall?.[0];

/** One order that changes as the server would change it. */
function anOrderThatChanges(start: Partial<AdminOrderView> = {}) {
  let order = anAdminOrder(start);
  const changes: unknown[] = [];
  const procedures: FakeProcedures = {
    'admin.orders.view': () => order,
    'admin.orders.setStatus': (change: { version: number; status: AdminOrderView['status'] }) => {
      changes.push(change);
      if (change.version !== order.version) throw new AppError('changed_meanwhile');
      order = { ...order, status: change.status, version: order.version + 1 };
      return order;
    },
    'admin.orders.setCargo': (change: {
      version: number;
      cargo: { company: string; trackingNumber: string };
    }) => {
      changes.push(change);
      if (change.version !== order.version) throw new AppError('changed_meanwhile');
      order = { ...order, cargo: { ...change.cargo, trackingUrl: null }, version: order.version + 1 };
      return order;
    },
  };
  const change = (patch: Partial<AdminOrderView>) => {
    order = { ...order, ...patch, version: order.version + 1 };
  };
  return { procedures, changes, change };
}

/** Once the page behind it is out of reach: until then it would take what opens over it for a part of that page. */
const theOrder = async () => {
  const dialog = await screen.findByRole('dialog', { name: /Ayşe Demir/ });
  await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
  return within(dialog);
};

describe('the orders of the studio', () => {
  it('stand with number, customer, amount and both statuses, and say how many there are', async () => {
    openOrders();
    expect(await screen.findByText('A4F2C81D')).toBeVisible();
    expect(screen.getByText('Toplam 1.248 sipariş · sayfa 1 / 50')).toBeVisible();
    expect(screen.getByText(/ayse@toprak\.test · Üye/)).toBeVisible();
    expect(screen.getByText('2 parça, 1 yer')).toBeVisible();
    expect(screen.getByText('Hazırlanıyor')).toBeVisible();
    expect(screen.getByText('Ödendi')).toBeVisible();
  });

  it('say so where the buyer’s data was removed', async () => {
    openOrders(LIST, {
      'admin.orders.list': () => ({
        items: [anAdminOrderRow({ customerName: '', customerEmail: '', isGuest: true })],
        pagination: aPagination(),
      }),
    });
    expect(await screen.findByText(/Belirtilmemiş · Misafir/)).toBeVisible();
  });

  it('are narrowed by what the address says, and nothing else is asked', async () => {
    const { requested } = openOrders(
      `${LIST}?status=shipped&amount_min=1250,5&is_guest=1&sayfa=3&date_from=dün`,
    );
    await screen.findByText('A4F2C81D');
    expect(lastRequest(requested)).toEqual({
      status: 'shipped',
      amountMinKurus: 125050,
      isGuest: true,
      page: 3,
      perPage: 25,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
    expect(
      screen.getByRole('button', { name: 'Filtreyi kaldır: Durum: Kargoya Verildi / Teslime Hazır' }),
    ).toBeVisible();
  });

  it('of one account are all that its card counts, and say whose they are', async () => {
    const id = '00000000-0000-4000-8000-0000000000b1';
    const { requested } = openOrders(`${LIST}?customer_id=${id}`, {
      'admin.users.get': () => ({ id, firstName: 'Ayşe', lastName: 'Yılmaz' }),
    });
    expect(
      await screen.findByRole('button', { name: 'Filtreyi kaldır: Müşteri: Ayşe Yılmaz' }),
    ).toBeVisible();
    expect(lastRequest(requested)).toMatchObject({ customerId: id });
  });

  it('are narrowed by a panel whose amounts are liras, and begin at their first page', async () => {
    const { user, router, requested } = openOrders(`${LIST}?filtre=acik&sayfa=4`);
    await user.type(await screen.findByLabelText('En az tutar (TL)'), '1.250,00');
    await user.selectOptions(screen.getByLabelText('Durum'), 'Beklemede');
    await user.click(screen.getByRole('button', { name: 'Filtreleri Uygula' }));
    await waitFor(() =>
      expect(lastRequest(requested)).toMatchObject({ status: 'pending', amountMinKurus: 125000, page: 1 }),
    );
    const { search } = router.state.location;
    expect(new URLSearchParams(search).get('status')).toBe('pending');
    await user.click(screen.getByRole('button', { name: 'Temizle' }));
    await waitFor(() => expect(lastRequest(requested)).not.toHaveProperty('status'));
  });

  it('of today are one press away, beside what else holds, and another press takes that back', async () => {
    const { user, router, requested } = openOrders(`${LIST}?status=shipped`);
    const today = await screen.findByRole('button', { name: 'Bugün' });
    expect(today).toHaveAttribute('aria-pressed', 'false');
    await user.click(today);
    const day = studioDate(new Date());
    await waitFor(() =>
      expect(lastRequest(requested)).toMatchObject({ status: 'shipped', dateFrom: day, dateTo: day }),
    );
    expect(router.state.location.search).toContain(`date_from=${day}&date_to=${day}`);
    await user.click(screen.getByRole('button', { name: 'Bugün', pressed: true }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'));
  });

  it('are not asked for with an amount that is none, or a range that ends before it begins', async () => {
    const { user, requested } = openOrders(`${LIST}?filtre=acik`);
    await screen.findByText('A4F2C81D');
    const before = requested.mock.calls.length;
    await user.type(screen.getByLabelText('En az tutar (TL)'), '500');
    await user.type(screen.getByLabelText('En çok tutar (TL)'), '1,2,3');
    await user.click(screen.getByRole('button', { name: 'Filtreleri Uygula' }));
    expect(await screen.findByText('Tutarı 1.250,00 gibi yazın.')).toBeVisible();
    await user.clear(screen.getByLabelText('En çok tutar (TL)'));
    await user.type(screen.getByLabelText('En çok tutar (TL)'), '100');
    await user.click(screen.getByRole('button', { name: 'Filtreleri Uygula' }));
    expect(await screen.findByText('En az değerden küçük olamaz.')).toBeVisible();
    expect(requested.mock.calls).toHaveLength(before);
  });

  it('say what went wrong in the words of the specification, and are asked for again', async () => {
    const answers = [
      () => {
        throw new AppError('unexpected');
      },
      () => ({ items: [], pagination: aPagination({ totalRecords: 0 }) }),
    ];
    const { user } = openOrders(LIST, { 'admin.orders.list': () => answers.shift()?.() });
    expect(await screen.findByText('HTTP 500: Siparişler yüklenirken hata oluştu')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByText('Henüz sipariş yok')).toBeVisible();
  });
});

describe('a page of the orders that is not there any more', () => {
  it('turns back to the last one, without a step more for Back', async () => {
    const requested: (number | undefined)[] = [];
    const { router } = openOrders(`${LIST}?status=shipped&sayfa=9`, {
      'admin.orders.list': ({ page = 1 }: AdminOrdersQuery) => {
        requested.push(page);
        return {
          items: page > 2 ? [] : [anAdminOrderRow()],
          pagination: aPagination({ page, totalRecords: 30, totalPages: 2, hasPrevious: true }),
        };
      },
    });
    expect(await screen.findByText('A4F2C81D')).toBeVisible();
    expect(requested).toEqual([9, 2]);
    expect(router.state.location.search).toBe('?status=shipped&sayfa=2');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the export of the orders', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('asks the documented address for what the list shows, and says when it failed', async () => {
    const addresses: string[] = [];
    globalThis.fetch = ((address: string) => {
      addresses.push(address);
      return Promise.reject(new Error('offline'));
    }) as typeof fetch;
    const { user } = openOrders(`${LIST}?status=shipped&amount_min=1250,5`);
    await user.click(await screen.findByRole('button', { name: 'Excel’e Aktar' }));
    expect(await screen.findByText('Excel dosyası oluşturulurken bir hata oluştu.')).toBeVisible();
    expect(addresses).toEqual([
      '/api/admin_orders_advanced.php?action=export&format=xlsx&status=shipped&amount_min=1250.5',
    ]);
  });

  it('leads to the sign-in when the session has ended', async () => {
    let admin: unknown = theAdmin();
    globalThis.fetch = (() => {
      admin = null;
      return Promise.resolve({ ok: false, status: 401 });
    }) as unknown as typeof fetch;
    const { user } = openOrders(LIST, { 'adminSession.current': () => admin });
    await user.click(await screen.findByRole('button', { name: 'Excel’e Aktar' }));
    expect(await screen.findByText(errorText('admin_session_needed'))).toBeVisible();
    expect(screen.queryByText('Excel dosyası oluşturulurken bir hata oluştu.')).not.toBeInTheDocument();
  });

  it('is cancelled when the admin leaves the list', async () => {
    let signal: AbortSignal | null | undefined;
    globalThis.fetch = ((_address: string, init?: RequestInit) => {
      signal = init?.signal;
      return new Promise(() => undefined);
    }) as typeof fetch;
    const { user, unmount } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Excel’e Aktar' }));
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

describe('an order that is open over the list', () => {
  const address = `${LIST}/${ORDER_ID}?status=preparing`;

  it('has an address of its own, and closes to the list as it was', async () => {
    const { user, router } = openOrders(address);
    const order = await theOrder();
    expect(order.getByText('Kupon HOSGELDIN10')).toBeVisible();
    expect(order.getByText(/Seramik Atölyesi, 12\.12\.2026/)).toBeVisible();
    expect(order.getByText('Durum, alınan ve iade edilen paradan kendiliğinden çıkar.')).toBeVisible();
    expect(order.getByText(/Mastercard •••• 0008$/)).toBeVisible();
    await user.click(order.getAllByRole('button', { name: 'Kapat' }).at(-1)!);
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(router.state.location.search).toBe('?status=preparing');
  });

  it('names no place of delivery when it is all seats', async () => {
    openOrders(address, { 'admin.orders.view': () => anAdminOrder({ pieces: 0, seats: 2 }) });
    const order = await theOrder();
    expect(order.getByText('Gönderilecek parça yok.')).toBeVisible();
    expect(order.queryByText(/Bereketli Sok/)).not.toBeInTheDocument();
  });

  it('is neither prepared nor sent when it is all seats', async () => {
    openOrders(address, {
      'admin.orders.view': () => anAdminOrder({ pieces: 0, seats: 2, status: 'confirmed' }),
    });
    const choice = (await theOrder()).getByRole('combobox', { name: 'Sipariş durumu' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Beklemede', 'Onaylandı', 'İptal Edildi']);
  });

  it('leads to the booking of a seat, and tells its new date and that it was cancelled', async () => {
    const line = anAdminOrder().lines[1]!;
    const moved = '19.12.2026 Cumartesi, 14:00–17:00';
    openOrders(address, {
      'admin.orders.view': () =>
        anAdminOrder({
          lines: [{ ...line, when: moved, movedFrom: line.when, isCancelled: true, bookingId: BOOKING_ID }],
        }),
    });
    const order = await theOrder();
    expect(order.getByRole('link', { name: 'Rezervasyon 7C1E04B9: Seramik Atölyesi' })).toHaveAttribute(
      'href',
      `/admin/rezervasyonlar-gelismis/${BOOKING_ID}`,
    );
    expect(order.getByText(`Seramik Atölyesi, yeni tarihi ${moved}`)).toBeVisible();
    expect(order.getByText(`Satın alındığında: ${line.when}`)).toBeVisible();
    expect(order.getByText('İptal edildi')).toBeVisible();
  });

  it('offers to be confirmed only while it waits, and cannot be cancelled once delivered', async () => {
    openOrders(address, { 'admin.orders.view': () => anAdminOrder({ status: 'pending' }) });
    expect((await theOrder()).getByRole('button', { name: 'Siparişi Onayla' })).toBeEnabled();
    expect((await theOrder()).getByRole('button', { name: 'Siparişi İptal Et' })).toBeEnabled();
  });

  it('cannot be cancelled once delivered', async () => {
    openOrders(address, { 'admin.orders.view': () => anAdminOrder({ status: 'delivered' }) });
    const order = await theOrder();
    expect(order.queryByRole('button', { name: 'Siparişi Onayla' })).not.toBeInTheDocument();
    expect(order.queryByRole('button', { name: 'Siparişi İptal Et' })).not.toBeInTheDocument();
  });

  it('speaks of no parcel when the buyer collects the pieces', async () => {
    const order = anAdminOrder({ status: 'shipped', isPickedUp: true, shippingAddress: 'Atölyeden teslim' });
    const { user } = openOrders(address, { 'admin.orders.view': () => order });
    const status = (await theOrder()).getByRole('combobox', { name: 'Sipariş durumu' });
    const record = status.closest('[role=dialog]');
    expect(status).toHaveDisplayValue('Teslime Hazır');
    expect(record).not.toHaveTextContent(/kargo|yolda/i);

    await user.selectOptions(status, 'Teslim Edildi');
    expect(record).not.toHaveTextContent(/kargo|yolda/i);
  });

  it('asks for the cargo on shipping, says what follows, and changes row and record at once', async () => {
    const { procedures, changes } = anOrderThatChanges();
    const { user } = openOrders(address, procedures);
    const order = await theOrder();
    await user.selectOptions(order.getByRole('combobox', { name: 'Sipariş durumu' }), 'Kargoya Verildi');
    expect(order.getByText('Müşteriye kargo bilgisiyle birlikte e-posta gider.')).toBeVisible();
    await user.click(order.getByRole('button', { name: 'Durumu Kaydet' }));
    expect(await order.findByText('Kargo şirketi gereklidir.')).toBeVisible();
    expect(order.getByLabelText('Kargo şirketi')).toHaveFocus();
    expect(changes).toEqual([]);
    await user.type(order.getByLabelText('Kargo şirketi'), 'Aras Kargo');
    await user.type(order.getByLabelText(/Takip numarası/), '123');
    await user.click(order.getByRole('button', { name: 'Durumu Kaydet' }));
    expect(await screen.findByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
    expect(changes).toEqual([
      {
        orderId: ORDER_ID,
        version: 3,
        status: 'shipped',
        cargo: { company: 'Aras Kargo', trackingNumber: '123' },
      },
    ]);
  });

  it('is cancelled only after a question that says what follows, and asks about the money', async () => {
    const { procedures, changes } = anOrderThatChanges();
    const { user } = openOrders(address, procedures);
    await user.click((await theOrder()).getByRole('button', { name: 'Siparişi İptal Et' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Yerler takvime geri döner.')).toBeVisible();
    expect(question.getByRole('checkbox', { name: 'Parçaları stoğa geri ekle' })).toBeChecked();
    await user.click(question.getByRole('checkbox', { name: 'Parçaları stoğa geri ekle' }));
    await user.click(question.getByRole('checkbox', { name: /karta|kartına/ }));
    await user.click(question.getByRole('button', { name: 'Siparişi İptal Et' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { orderId: ORDER_ID, version: 3, status: 'cancelled', refundsMoney: false, restocks: false },
      ]),
    );
    expect(await screen.findByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
  });

  it('shows both versions when another admin was faster, and keeps mine only when told so', async () => {
    const { procedures, changes, change } = anOrderThatChanges();
    const { user } = openOrders(address, procedures);
    const order = await theOrder();
    await user.selectOptions(order.getByRole('combobox', { name: 'Sipariş durumu' }), 'Teslim Edildi');
    change({ status: 'in_transit' });
    await user.click(order.getByRole('button', { name: 'Durumu Kaydet' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    expect(conflict.getByText('Teslim Edildi')).toBeVisible();
    expect(await conflict.findByText('Yolda')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Benimkini Kaydet' }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes.at(-1)).toMatchObject({ version: 4, status: 'delivered' });
    expect(await screen.findByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
  });

  it('says what mine would do to theirs before mine is kept, and asks for the cargo it then needs', async () => {
    const { procedures, changes, change } = anOrderThatChanges({ status: 'in_transit' });
    const { user } = openOrders(address, procedures);
    const order = await theOrder();
    await user.selectOptions(order.getByRole('combobox', { name: 'Sipariş durumu' }), 'Teslim Edildi');
    change({ status: 'cancelled', hasGoods: false });
    await user.click(order.getByRole('button', { name: 'Durumu Kaydet' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    expect(conflict.getByText(/stoktan, yerler takvimden yeniden düşülür/)).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Benimkini Kaydet' }));
    await waitFor(() => expect(changes.at(-1)).toMatchObject({ version: 4, status: 'delivered' }));
  });

  it('is no conflict with a refund that was booked meanwhile, nor with what I did myself just now', async () => {
    const { procedures, changes, change } = anOrderThatChanges({ status: 'confirmed' });
    const { user } = openOrders(address, procedures);
    const order = await theOrder();
    const status = order.getByRole('combobox', { name: 'Sipariş durumu' });
    await user.selectOptions(status, 'Hazırlanıyor');
    change({ refundedKurus: 5000, refundableKurus: 182200 });
    await user.click(order.getByRole('button', { name: 'Durumu Kaydet' }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes.at(-1)).toMatchObject({ version: 4, status: 'preparing' });
    expect(await screen.findByText('Sipariş durumu başarıyla güncellendi.')).toBeVisible();
    await user.selectOptions(status, 'Beklemede');
    await user.click(order.getByRole('button', { name: 'Durumu Kaydet' }));
    await waitFor(() => expect(changes).toHaveLength(3));
    expect(changes.at(-1)).toMatchObject({ version: 5, status: 'pending' });
    expect(
      screen.queryByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }),
    ).not.toBeInTheDocument();
  });

  it('shows both cargos when another admin was faster, and keeps what was typed until one is chosen', async () => {
    const { procedures, changes, change } = anOrderThatChanges({ status: 'shipped' });
    const { user } = openOrders(address, procedures);
    const order = await theOrder();
    await user.click(order.getByRole('button', { name: 'Kargo Bilgisi Ekle' }));
    await user.click(order.getByRole('button', { name: 'Kargoyu Kaydet' }));
    expect(order.getByLabelText('Kargo şirketi')).toHaveFocus();
    await user.type(order.getByLabelText('Kargo şirketi'), 'Aras Kargo');
    change({ cargo: { company: 'Sürat Kargo', trackingNumber: '77', trackingUrl: null } });
    await user.click(order.getByRole('button', { name: 'Kargoyu Kaydet' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' }));
    expect(conflict.getByText('Aras Kargo')).toBeVisible();
    expect(conflict.getByText('Sürat Kargo 77')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('Kargo bilgisi kaydedildi.')).toBeVisible();
    expect(changes.at(-1)).toMatchObject({ version: 4, cargo: { company: 'Aras Kargo' } });
  });

  it('asks before a status that was chosen is lost with it', async () => {
    const { user, router } = openOrders(address);
    const order = await theOrder();
    await user.selectOptions(order.getByRole('combobox', { name: 'Sipariş durumu' }), 'Yolda');
    await user.click(order.getAllByRole('button', { name: 'Kapat' }).at(-1)!);
    const question = await screen.findByRole('alertdialog', { name: 'Kaydetmeden çıkalım mı?' });
    expect(router.state.location.pathname).toBe(`${LIST}/${ORDER_ID}`);
    await user.click(within(question).getByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  it('says who changed it last, where that is known', async () => {
    openOrders(address, {
      'admin.orders.view': () => anAdminOrder({ updatedAt: '2026-11-21T09:00:00.300Z' }),
      'admin.orders.history': () => [
        {
          id: '1',
          event: 'order_status_changed',
          admin: 'elif@toprak.test',
          at: '2026-11-21T09:00:00.000Z',
          before: {},
          after: {},
        },
      ],
    });
    const order = await theOrder();
    expect(await order.findByText(/son değişiklik 21\.11\.2026 12:00, elif@toprak\.test/)).toBeVisible();
  });

  it('tells what became of a refund that did not go, and takes it as returned by hand after a question', async () => {
    const decisions: unknown[] = [];
    const refund = { ...AN_OPEN_REFUND, doneAt: null, createdAt: '2026-11-21T09:00:00.000Z' };
    const { user } = openOrders(address, {
      'admin.orders.view': () =>
        anAdminOrder({
          refunds: [
            { id: 'olmadi', amountKurus: 50_000, status: 'failed', ...refund },
            { id: 'yenilendi', amountKurus: 187_201, status: 'failed', ...refund },
          ],
        }),
      'admin.orders.history': () => [
        {
          ...{ id: '1', event: 'order_refund_decided', admin: 'elif@toprak.test', at: refund.createdAt },
          ...{ before: { refund: 'unclear' }, after: { refund: 'by_hand', refundKurus: 30_000 } },
        },
        {
          ...{ id: '2', event: 'order_refund_requested', admin: 'elif@toprak.test', at: refund.createdAt },
          ...{ before: {}, after: { amountKurus: 10_000, restockedPieces: 2 } },
        },
      ],
      'admin.orders.decideRefund': (decision: unknown) => {
        decisions.push(decision);
        return anAdminOrder();
      },
    });
    const order = await theOrder();
    expect(await order.findByText(/300,00\sTL elden iade edildi olarak işlendi/)).toBeVisible();
    expect(order.getByText(/100,00\sTL iade istendi, 2 parça stoğa geri eklendi/)).toBeVisible();
    expect(order.queryByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument();
    await user.click(order.getByRole('button', { name: 'Elden iade edildi' }));
    await user.click(await screen.findByRole('button', { name: 'Elden İade Edildi' }));
    await waitFor(() =>
      expect(decisions).toEqual([{ orderId: ORDER_ID, refundId: 'olmadi', decision: 'by_hand' }]),
    );
  });
});
