import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';

const TOKEN = 'q9T-_Zx3mVtYp0aLkQeR7wq9T-_Zx3mVtYp0aLkQeR7';
const FIELDS = { name: 'Deniz Usta', email: 'deniz@camurisleri.example', password: 'fırında dokuz kase' };

/** A new shop at the address that it printed. */
function openSetup({ check = () => null, make = () => ({ status: 'signed_in', admin: theAdmin() }) } = {}) {
  const made = jest.fn<(requested: object) => unknown>(make);
  window.history.replaceState(null, '', `/admin/kurulum#${TOKEN}`);
  const opened = openBackOffice(`/admin/kurulum#${TOKEN}`, {
    'adminSession.current': () => null,
    'firstAdmin.check': check,
    'firstAdmin.make': made,
  });
  const fill = async () => {
    await opened.user.type(await screen.findByLabelText('Adınız ve soyadınız'), FIELDS.name);
    await opened.user.type(screen.getByLabelText('E-posta'), FIELDS.email);
    await opened.user.type(screen.getByLabelText('Şifre'), FIELDS.password);
    await opened.user.click(screen.getByRole('button', { name: 'Kuruluma Başlayın' }));
  };
  return { ...opened, made, fill };
}

const refusing = (code: 'first_admin_exists' | 'first_admin_link_invalid') => () => {
  throw new AppError(code);
};

describe('The address that a new shop prints', () => {
  it('makes its owner the first admin and leads to the steps of the setup', async () => {
    const { fill, made, router } = openSetup();
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/acilis'));
    expect(made).toHaveBeenCalledWith({ ...FIELDS, token: TOKEN });
  });

  it('takes its secret out of the address bar and sends no Referer', async () => {
    openSetup();
    expect(await screen.findByLabelText('Şifre')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('says that the setup is done where there is an admin, and leads to the sign-in', async () => {
    openSetup({ check: refusing('first_admin_exists') });
    expect(await screen.findByRole('heading', { name: 'Kurulum yapılmış' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Girişe Geçin' })).toHaveAttribute('href', '/admin/login');
  });

  it('says where to find the right one when it is not', async () => {
    openSetup({ check: refusing('first_admin_link_invalid') });
    expect(await screen.findByRole('heading', { name: 'Geçersiz adres' })).toBeVisible();
    expect(screen.queryByLabelText('Şifre')).not.toBeInTheDocument();
  });

  it('is asked about once more when the connection was lost', async () => {
    const answers: (() => null)[] = [
      () => {
        throw new Error('offline');
      },
      () => null,
    ];
    const { user } = openSetup({ check: () => answers.shift()?.() ?? null });
    await user.click(await screen.findByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByLabelText('Şifre')).toBeVisible();
  });

  it('shows at the field what the shop refuses, and keeps what was typed', async () => {
    const { fill } = openSetup({
      make: () => {
        throw new AppError('invalid_input', {}, { password: 'Bu şifre çok kolay tahmin edilir.' });
      },
    });
    await fill();
    expect(await screen.findByText('Bu şifre çok kolay tahmin edilir.')).toBeVisible();
    expect(screen.getByLabelText('Adınız ve soyadınız')).toHaveValue(FIELDS.name);
  });

  it('names the fields that are missing', async () => {
    const { user, made } = openSetup();
    await user.click(await screen.findByRole('button', { name: 'Kuruluma Başlayın' }));
    expect(await screen.findByText('Adınızı yazın')).toBeVisible();
    expect(screen.getByText('E-posta adresinizi yazın')).toBeVisible();
    expect(made).not.toHaveBeenCalled();
  });
});
