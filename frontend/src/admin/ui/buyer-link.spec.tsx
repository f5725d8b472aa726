import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminRole } from '@contract/admin/roles.js';
import { anAdminOrder, aPagination } from '../../../testing/admin-orders.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const MAIL = 'misafir@toprak.test';

function openOrder(role: AdminRole) {
  const asked: object[] = [];
  openBackOffice(adminPaths.order(anAdminOrder().id), {
    'adminSession.current': () => theAdmin({ role }),
    'admin.orders.list': () => ({ items: [], pagination: aPagination() }),
    'admin.views.list': () => [],
    'admin.orders.history': () => [],
    'admin.orders.view': () => anAdminOrder(),
    'admin.customers.buyer': (order: object) => {
      asked.push(order);
      return { person: { email: MAIL }, otherOrders: 3 };
    },
  });
  return asked;
}

describe('The way from an order to its buyer', () => {
  it('says how many other orders they have', async () => {
    openOrder('admin');
    expect(await screen.findByRole('link', { name: 'Bu kişinin diğer siparişleri (3)' })).toHaveAttribute(
      'href',
      `${adminPaths.guest}?eposta=misafir%40toprak.test`,
    );
  });

  it('is not asked for by who may not see customers', async () => {
    const asked = openOrder('shop');
    expect(await screen.findByRole('region', { name: 'İç notlar' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(screen.queryByRole('link', { name: /Bu kişinin/ })).toBeNull();
  });
});
