import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAdminOrderRow, aPagination } from '../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';

const none = { items: [], pagination: aPagination() };

const FAKES: FakeProcedures = {
  'admin.orders.list': () => none,
  'admin.bookings.list': () => none,
  'admin.users.list': () => none,
  'admin.products.list': () => none,
  'admin.workshops.choices': () => [
    { id: 's1', title: 'Çarkta ilk kâse', date: '2037-12-12', startTime: '10:00' },
  ],
};

async function openPalette(procedures: FakeProcedures = {}) {
  const opened = openBackOffice('/admin/yok', { ...FAKES, ...procedures });
  await screen.findByRole('heading', { name: 'Burada bir bölüm yok' });
  await opened.user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Ara ve git' });
  await opened.user.click(within(palette).getByRole('combobox'));
  return { ...opened, palette: within(palette) };
}

describe('The command palette', () => {
  it('leads to a screen by a few letters and the keyboard alone', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('kupon');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.coupons));
  });

  it('finds an order by its number', async () => {
    const order = anAdminOrderRow();
    const asked: object[] = [];
    const { user, router, palette } = await openPalette({
      'admin.orders.list': (query: object) => {
        asked.push(query);
        return { items: [order], pagination: aPagination() };
      },
    });
    await user.keyboard('a4f2');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderId: 'a4f2' }));
    await user.click(await palette.findByRole('option', { name: new RegExp(order.customerName) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.order(order.id)));
  });

  it('finds the orders of a telephone number, which may also be the beginning of an order’s number', async () => {
    const order = anAdminOrderRow();
    const asked: { customerPhone?: string; orderId?: string }[] = [];
    const { user, palette } = await openPalette({
      'admin.orders.list': (query: { customerPhone?: string }) => {
        asked.push(query);
        return { items: query.customerPhone === undefined ? [] : [order], pagination: aPagination() };
      },
    });
    await user.keyboard('0532 123');
    expect(await palette.findByRole('option', { name: new RegExp(order.customerName) })).toBeVisible();
    expect(asked.some(({ orderId }) => orderId !== undefined)).toBe(false);
    await user.clear(palette.getByRole('combobox'));
    await user.keyboard('05321');
    await waitFor(() => expect(asked.at(-1)).toBeDefined());
    await waitFor(() => {
      expect(asked.map(({ customerPhone }) => customerPhone)).toContain('05321');
      expect(asked.map(({ orderId }) => orderId)).toContain('05321');
    });
  });

  it('finds sessions without Turkish letters, and says when there is nothing', async () => {
    const { user, palette } = await openPalette();
    await user.keyboard('carkta kase');
    expect(await palette.findByRole('option', { name: /Çarkta ilk kâse/ })).toBeVisible();
    await user.keyboard('xyz');
    expect(await palette.findByText('Bununla eşleşen bir kayıt ya da ekran yok.')).toBeVisible();
  });

  it('closes when somebody prefers to stay with what is not saved', async () => {
    const { user, router } = openBackOffice(adminPaths.profile, {
      ...FAKES,
      'admin.profile.get': () => ({ ...theAdmin(), createdAt: '2026-01-05T10:00:00.000Z', version: 3 }),
      'admin.profile.sessions': () => [],
      'admin.authenticator.state': () => ({ isOn: false }),
    });
    await user.type(await screen.findByLabelText('Yeni şifre'), 'çamur-fırın-astar');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Ara ve git' }));
    await user.click(palette.getByRole('combobox'));
    await user.keyboard('kupon{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ara ve git' })).toBeNull());
    expect(router.state.location.pathname).toBe(adminPaths.profile);
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('çamur-fırın-astar');
  });
});
