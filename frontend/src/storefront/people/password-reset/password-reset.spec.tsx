import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { ResetPasswordDto, ResetTokenDto } from '@contract/people/password-reset.dto.js';
import { aSiteStatus } from '../../../../testing/accounts.js';
import { openShop } from '../../../../testing/open-shop.js';

const TOKEN = 'a'.repeat(43);
const LINK = `/reset-password?token=${TOKEN}`;
const known = {
  'passwordReset.check': () => ({ email: 'ayse@toprak.test', userName: 'Ayşe Demir', restoresEmail: false }),
};

describe('a forgotten password', () => {
  it('asks for an address in the specified words', async () => {
    const { user } = openShop('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Bağlantı Gönderin' }));
    expect(await screen.findByText('Email adresi gerekli')).toBeVisible();
  });

  it('puts a message in place of the form, and lets another address be tried', async () => {
    const request = jest.fn(() => null);
    const { user } = openShop('/forgot-password', { 'passwordReset.request': request });
    await user.type(await screen.findByLabelText('E-posta'), 'ayse@toprak.test');
    await user.click(screen.getByRole('button', { name: 'Bağlantı Gönderin' }));
    expect(await screen.findByText(/adresiyle bir üyelik varsa/)).toBeVisible();
    expect(screen.queryByLabelText('E-posta')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Başka Bir E-postayla Deneyin' }));
    expect(await screen.findByLabelText('E-posta')).toHaveValue('');
  });

  it.each([
    [new Error('offline'), 'Bağlantı hatası. Lütfen tekrar deneyin.'],
    [new AppError('unexpected'), 'Bir hata oluştu'],
  ])('says what to do when no answer came: %s', async (failure, text) => {
    const { user } = openShop('/forgot-password', {
      'passwordReset.request': () => {
        throw failure;
      },
    });
    await user.type(await screen.findByLabelText('E-posta'), 'ayse@toprak.test');
    await user.click(screen.getByRole('button', { name: 'Bağlantı Gönderin' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is told when the way is closed', async () => {
    openShop('/forgot-password', { 'site.status': () => aSiteStatus({ isPasswordResetOpen: false }) });
    expect(await screen.findByText(/Şifre yenileme şu anda kapalı/)).toBeVisible();
  });
});

describe('a new password', () => {
  it('takes the secret out of the address bar', async () => {
    window.history.replaceState(null, '', LINK);
    const check = jest.fn<(link: ResetTokenDto) => unknown>(known['passwordReset.check']);
    openShop(LINK, { 'passwordReset.check': check });
    expect(await screen.findByText(/Merhaba Ayşe Demir/)).toBeVisible();
    expect(check).toHaveBeenCalledWith({ token: TOKEN });
    expect(window.location.search).toBe('');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it.each([
    ['without a secret', '/reset-password'],
    ['with a used one', LINK],
  ])('cannot be chosen %s', async (_what, address) => {
    openShop(address, {
      'passwordReset.check': () => {
        throw new AppError('reset_link_invalid');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Geçersiz Bağlantı' })).toBeVisible();
    expect(screen.getByText(/^Geçersiz sıfırlama bağlantısı.*bir saat.*7 gün geçerlidir/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeni Bağlantı İsteyin' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('says which address comes back with it, where a link restores one', async () => {
    const { user } = openShop(LINK, {
      'passwordReset.check': () => ({ ...known['passwordReset.check'](), restoresEmail: true }),
      'passwordReset.reset': () => null,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hesabınızı geri alın' })).toBeVisible();
    expect(screen.getByText(/e-posta adresi yeniden/)).toHaveTextContent('yeniden ayse@toprak.test olur');
    await user.type(screen.getByLabelText('Yeni şifre'), 'kupa-gibi');
    await user.type(screen.getByLabelText('Yeni şifre (tekrar)'), 'kupa-gibi');
    await user.click(screen.getByRole('button', { name: 'Şifreyi Yenile' }));
    const done = await screen.findByText(/E-posta adresiniz yeniden/);
    expect(done).toHaveTextContent('E-posta adresiniz yeniden ayse@toprak.test oldu. Şifreniz yenilendi.');
  });

  it('does not call a link invalid because the connection was lost', async () => {
    const answers = [
      (): never => {
        throw new Error('offline');
      },
      known['passwordReset.check'],
    ];
    const { user } = openShop(LINK, { 'passwordReset.check': () => answers.shift()?.() });
    expect(await screen.findByText('Bağlantı hatası. Lütfen tekrar deneyin.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByLabelText('Yeni şifre')).toBeVisible();
  });

  it('is sent once both fields say the same, long enough; then the page leads to signing in', async () => {
    const reset = jest.fn<(reset: ResetPasswordDto) => unknown>(() => null);
    const { user, router } = openShop(LINK, { ...known, 'passwordReset.reset': reset });
    const password = await screen.findByLabelText('Yeni şifre');
    const repeated = screen.getByLabelText('Yeni şifre (tekrar)');
    const save = screen.getByRole('button', { name: 'Şifreyi Yenile' });
    expect(save).toBeDisabled();
    await user.type(password, 'kupa');
    await user.type(repeated, 'kas');
    expect(screen.queryByText('Şifreler eşleşmiyor')).toBeNull();
    await user.type(repeated, 'e');
    expect(screen.getByText('Şifreler eşleşmiyor')).toBeVisible();
    await user.type(repeated, '{Backspace}');
    await user.tab();
    expect(screen.getByText('Şifreler eşleşmiyor')).toBeVisible();
    expect(save).toBeDisabled();
    await user.clear(repeated);
    await user.type(repeated, 'kupa');
    await user.click(save);
    expect(await screen.findByText('Şifre en az 6 karakter olmalıdır')).toBeVisible();
    expect(reset).not.toHaveBeenCalled();
    await user.type(password, '-gibi');
    await user.type(repeated, '-gibi');
    await user.click(save);
    expect(await screen.findByText(/Şifreniz yenilendi/)).toBeVisible();
    expect(reset).toHaveBeenCalledWith({ token: TOKEN, password: 'kupa-gibi' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });
});
