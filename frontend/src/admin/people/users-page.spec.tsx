import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminUserDetail } from '@contract/people/admin-users.views.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const AYSE: AdminUserDetail = {
  id: '00000000-0000-4000-8000-0000000000b1',
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@toprak.test',
  isEmailVerified: true,
  phone: null,
  address: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
  orders: 2,
  bookings: 1,
};
const pagination = {
  page: 1,
  perPage: 25,
  totalRecords: 1,
  isExact: true,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
};

const open = (address: string, procedures: FakeProcedures = {}) =>
  openBackOffice(`${adminPaths.users}${address}`, {
    'admin.users.list': () => ({ items: [AYSE], pagination }),
    'admin.users.get': () => AYSE,
    ...procedures,
  });

describe('the users', () => {
  it('lead to what they ordered and booked', async () => {
    open(`?duzenle=${AYSE.id}`);
    const address = `customer_id=${AYSE.id}`;
    expect(await screen.findByRole('link', { name: '2 sipariş' })).toHaveAttribute(
      'href',
      `${adminPaths.orders}?${address}`,
    );
    expect(screen.getByRole('link', { name: '1 rezervasyon' })).toHaveAttribute(
      'href',
      `${adminPaths.bookings}?${address}`,
    );
  });

  it('are not called missing when only the connection was lost, and can be asked for again', async () => {
    let isOnline = false;
    const { user } = open(`?duzenle=${AYSE.id}`, {
      'admin.users.get': () => {
        if (!isOnline) throw new Error('offline');
        return AYSE;
      },
    });
    expect(await screen.findByText('Kullanıcı yüklenemedi')).toBeVisible();
    expect(screen.queryByText('Kullanıcı bulunamadı')).toBeNull();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: /Yeniden/ }));
    expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Ayşe');
  });

  it('are called missing when they are', async () => {
    open(`?duzenle=${AYSE.id}`, {
      'admin.users.get': () => {
        throw new AppError('not_found');
      },
    });
    expect(await screen.findByText('Kullanıcı bulunamadı')).toBeVisible();
  });

  it('say in words what can be done with them', async () => {
    open('');
    for (const word of ['Düzenle', 'Şifre değiştir', 'Sil']) {
      expect(await screen.findByRole('button', { name: `${word}: Ayşe Yılmaz` })).toHaveTextContent(word);
    }
  });

  it('get a new password only after the studio has said once more whose it is', async () => {
    const changePassword = jest.fn<(input: never) => null>(() => null);
    const { user } = open(`?sifre=${AYSE.id}`, { 'admin.users.changePassword': changePassword });
    await screen.findByText('Ayşe Yılmaz', { selector: 'form strong' });
    await user.type(screen.getByLabelText('Yeni şifre'), 'camur-ve-su');
    await user.click(screen.getByRole('button', { name: 'Şifreyi Değiştir' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Ayşe Yılmaz (ayse@toprak.test)');
    expect(changePassword).not.toHaveBeenCalled();

    await user.click(within(question).getByRole('button', { name: 'Değiştir' }));
    expect(await screen.findByText('Şifre başarıyla güncellendi')).toBeVisible();
    expect(changePassword).toHaveBeenCalledTimes(1);
  });
});
