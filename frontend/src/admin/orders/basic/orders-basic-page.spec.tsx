import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminOrdersQuery } from '@contract/orders/admin-orders.query.js';
import {
  anAdminOrder,
  anAdminOrderRow,
  aPagination,
  ORDER_ID,
  someOrderStatistics,
} from '../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { pass } from '../../../../testing/pass-time.js';
import { adminPaths } from '../../lib/admin-paths.js';

const FAILED = 'HTTP 500: Siparişleri yüklerken hata oluştu';
const page = () => ({ items: [anAdminOrderRow()], pagination: aPagination() });

function openOrders(procedures: FakeProcedures = {}, address: string = adminPaths.ordersBasic) {
  return openBackOffice(address, {
    'admin.orders.list': page,
    'admin.orders.statistics': () => someOrderStatistics(),
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.history': () => [],
    ...procedures,
  });
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the simple list of orders', () => {
  it('is divided by status with counts, and opens an order under an address of its own', async () => {
    const requested = jest.fn<(query: AdminOrdersQuery) => unknown>(page);
    const { user, router } = openOrders({ 'admin.orders.list': requested });
    const tabs = within(await screen.findByRole('navigation', { name: 'Sipariş durumu' }));
    expect(await tabs.findByText('21')).toBeVisible();
    await user.click(tabs.getByRole('link', { name: /Hazırlanıyor/ }));
    await user.click(await screen.findByRole('link', { name: 'Ayrıntıları Gör: A4F2C81D' }));
    expect(await screen.findByRole('dialog', { name: /Ayşe Demir/ })).toBeVisible();
    expect(router.state.location.search).toBe(`?durum=preparing&kayit=${ORDER_ID}`);
    expect(requested).toHaveBeenLastCalledWith({ page: 1, perPage: 25, status: 'preparing' });
  });

  it('says that nothing has the status that was chosen', async () => {
    openOrders({
      'admin.orders.list': () => ({ items: [], pagination: aPagination({ totalRecords: 0 }) }),
    });
    expect(await screen.findByText('Bu filtreye uygun sipariş bulunamadı.')).toBeVisible();
  });

  it('is emptied when it cannot be read again, and says so for five seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isDown = false;
    const { user } = openOrders({
      'admin.orders.list': () => {
        if (isDown) throw new AppError('unexpected');
        return page();
      },
    });
    await screen.findByRole('heading', { name: 'Sipariş A4F2C81D' });
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    const notice = within(await screen.findByRole('region', { name: /Bildirimler/ }));
    expect(await notice.findByText('Hata')).toBeVisible();
    expect(notice.getByText(FAILED)).toBeVisible();
    expect(screen.getByRole('heading', { name: FAILED })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sipariş A4F2C81D' })).not.toBeInTheDocument();
    await pass(10_000);
    expect(notice.queryByText(FAILED)).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: 'Sipariş A4F2C81D' })).toBeVisible();
  });

  it('is given up after thirty seconds, and asked for anew', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let calls = 0;
    const { user } = openOrders({
      'admin.orders.list': () => {
        calls += 1;
        return calls === 1 ? new Promise(() => undefined) : page();
      },
    });
    await screen.findByText('Siparişler yükleniyor', { selector: '[role=status]' });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByRole('heading', { name: 'Siparişleri yüklerken hata oluştu' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('heading', { name: 'Sipariş A4F2C81D' })).toBeVisible();
    expect(calls).toBe(2);
  });
});
