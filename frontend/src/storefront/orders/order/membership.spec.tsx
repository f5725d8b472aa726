import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { rememberPendingOrder } from '../../../lib/orders/keep-pending-order.js';
import { aCustomer, signedIn } from '../../../../testing/accounts.js';
import { openShop } from '../../../../testing/open-shop.js';
import { anOrder } from '../../../../testing/orders.js';

const ORDER = anOrder('paid');
const ADDRESS = `/siparis/${ORDER.id}?anahtar=gizli-gizli-gizli-gizli`;
const TITLE = 'Bir dahakine daha kısa sürsün';

function openJustPaid(procedures: Parameters<typeof openShop>[1] = {}) {
  rememberPendingOrder({ orderId: ORDER.id, holdId: 'hold' });
  return openShop(ADDRESS, { 'orders.view': () => ORDER, ...procedures });
}

const offer = async () => within(await screen.findByRole('region', { name: TITLE }));

describe('The membership that a guest is offered after paying', () => {
  it('needs a password alone, and says when the account is open', async () => {
    const register = jest.fn((_input: unknown) => ({ status: 'registered', customer: aCustomer() }));
    const { user } = openJustPaid({ 'registration.registerBuyer': register });
    const form = await offer();
    await user.type(form.getByLabelText('Şifre'), 'seramik-seven');
    await user.click(form.getByRole('button', { name: 'Üye Ol' }));
    const note = await screen.findByText(/Hesabınız açıldı/);
    expect(register.mock.calls[0]).toEqual([
      { orderId: ORDER.id, accessKey: 'gizli-gizli-gizli-gizli', password: 'seramik-seven' },
    ]);
    expect(note.closest('[role=status]')).toHaveFocus();
    expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
  });

  it('continues with the code where the address is to be proved', async () => {
    const { user, router } = openJustPaid({
      'registration.registerBuyer': () => ({ status: 'verification_required', email: ORDER.email }),
    });
    const form = await offer();
    await user.type(form.getByLabelText('Şifre'), 'seramik-seven');
    await user.click(form.getByRole('button', { name: 'Üye Ol' }));
    expect(await screen.findByRole('heading', { name: 'E-postanızı doğrulayın' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/email-verification');
  });

  it('shows a refused password at its field, and leads a member to the sign-in', async () => {
    const refusals = [
      new AppError('invalid_input', {}, { password: 'Bu şifre çok bilinen.' }),
      new AppError('registration_failed'),
    ];
    const { user } = openJustPaid({
      'registration.registerBuyer': () => {
        throw refusals.shift() ?? new Error('There are two refusals.');
      },
    });
    const form = await offer();
    await user.type(form.getByLabelText('Şifre'), '12345678');
    await user.click(form.getByRole('button', { name: 'Üye Ol' }));
    expect(await form.findByText('Bu şifre çok bilinen.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Üye Ol' }));
    expect(within(await form.findByRole('alert')).getByRole('link', { name: 'Giriş yapın' })).toBeVisible();
  });

  it.each([
    ['to members', () => openJustPaid(signedIn())],
    ['to whoever opens the order later', () => openShop(ADDRESS, { 'orders.view': () => ORDER })],
  ])('is not made %s', async (_whom, open) => {
    open();
    await screen.findByRole('heading', { level: 1 });
    await screen.findByText('A4F2C81D');
    expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
  });
});
