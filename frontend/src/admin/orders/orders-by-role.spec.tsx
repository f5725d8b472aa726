import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAdminOrder, anAdminOrderRow, aPagination } from '../../../testing/admin-orders.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

function openAsShopKeeper(address: string) {
  const changes: object[] = [];
  const { user } = openBackOffice(address, {
    'adminSession.current': () => theAdmin({ role: 'shop' }),
    'admin.orders.list': () => ({ items: [anAdminOrderRow()], pagination: aPagination() }),
    'admin.views.list': () => [],
    'admin.orders.history': () => [],
    'admin.orders.view': () => anAdminOrder(),
    'admin.orders.setStatus': (change: object) => {
      changes.push(change);
      return anAdminOrder({ status: 'cancelled' });
    },
  });
  return { user, changes };
}

describe('The orders of an admin who may not pay money back', () => {
  it('are cancelled without their money, and the question says who pays it back', async () => {
    const { user, changes } = openAsShopKeeper(adminPaths.order(anAdminOrder().id));
    const order = within(await screen.findByRole('dialog', { name: /Ayşe Demir/ }));
    expect(order.queryByRole('button', { name: 'Para İadesi Yap' })).toBeNull();
    await user.click(order.getByRole('button', { name: 'Siparişi İptal Et' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/ geri ödenmez: para iadesini bir yönetici yapar\./)).toBeVisible();
    expect(question.queryByRole('checkbox', { name: /karta|kartına/ })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Siparişi İptal Et' }));
    await waitFor(() => expect(changes).toMatchObject([{ status: 'cancelled', refundsMoney: false }]));
  });

  it('cannot be taken along as a table', async () => {
    openAsShopKeeper(adminPaths.orders);
    expect(await screen.findByText('A4F2C81D')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filtreler' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Excel’e Aktar' })).toBeNull();
  });
});
