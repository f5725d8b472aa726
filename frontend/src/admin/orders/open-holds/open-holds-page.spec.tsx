import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { OpenHoldsRow } from '@contract/orders/open-holds.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { describeReserved } from './open-hold-columns.js';
import { shortNetwork } from './short-network.js';
// Imported in advance, so that no test waits for a lazy import.
import './open-holds-page.js';

const ROW: OpenHoldsRow = {
  network: '203.0.113.1',
  customers: ['Ayşe Demir'],
  carts: 2,
  pieces: 7,
  seats: 2,
  items: ['Kase', 'Vazo', 'Çark', 'Tabak'].map((title, index) => ({ title, quantity: 4 - index })),
  since: '2026-11-22T10:00:00.000Z',
  until: '2026-11-22T10:15:00.000Z',
};

function openHolds(rows: readonly OpenHoldsRow[], given: FakeProcedures = {}) {
  return openBackOffice(adminPaths.openHolds, { 'admin.openHolds.list': () => rows, ...given });
}

describe('the open carts', () => {
  it('are listed with what they reserve', async () => {
    openHolds([ROW]);
    expect(await screen.findByText('7 parça, 2 kişilik yer')).toBeVisible();
    expect(screen.getByText('Ayşe Demir')).toBeVisible();
    expect(screen.getByText('4 × Kase, 3 × Vazo, 2 × Çark, ve 1 başka ürün')).toBeVisible();
  });

  it('say when there are none', async () => {
    openHolds([]);
    expect(await screen.findByRole('heading', { name: 'Açık sepet yok' })).toBeVisible();
  });

  it('are released only after a question that says what follows', async () => {
    const release = jest.fn<(input: unknown) => number>(() => 2);
    const { user } = openHolds([ROW], { 'admin.openHolds.release': release });
    const button = await screen.findByRole('button', { name: 'Satışa Geri Aç' });
    await user.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/203\.0\.113\.1 adresindeki 2 sepetin ayırdıkları/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Vazgeç' }));
    expect(release).not.toHaveBeenCalled();
    await user.click(button);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Satışa Geri Aç' }),
    );
    expect(await screen.findByText('2 sepetin ayırdıkları satışa açıldı.')).toBeVisible();
    expect(release).toHaveBeenCalledWith({ network: '203.0.113.1' });
  });

  it('stay when they cannot be released, with the reason', async () => {
    const { user } = openHolds([ROW], {
      'admin.openHolds.release': () => {
        throw new AppError('unexpected');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Satışa Geri Aç' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Satışa Geri Aç' }),
    );
    expect(await screen.findByText(/Ayrılanlar satışa açılamadı/)).toBeVisible();
    expect(screen.getByText('203.0.113.1')).toBeVisible();
  });

  it.each([
    ['0:0:0:0::/64', '::/64'],
    ['2001:db8:0:0::/64', '2001:db8::/64'],
    ['2001:db8:0:10::/64', '2001:db8:0:10::/64'],
    ['203.0.113.1', '203.0.113.1'],
  ])('of %s are shown under %s', (network, shown) => {
    expect(shortNetwork(network)).toBe(shown);
  });

  it.each([
    [{ pieces: 1, seats: 0 }, '1 parça'],
    [{ pieces: 0, seats: 3 }, '3 kişilik yer'],
    [{ pieces: 0, seats: 0 }, 'Hiçbir şey'],
  ])('that reserve %j are described as %s', (reserved, text) => {
    expect(describeReserved(reserved)).toBe(text);
  });
});
