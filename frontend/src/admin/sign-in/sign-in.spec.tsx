import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminUserDetail } from '@contract/people/admin-users.views.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';
import { sessionExpiry } from '../lib/session-expiry.js';

const ELIF = theAdmin();

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

/** A server with all three steps, which knows one password and one code. */
function aSignInServer({ isIn = false, method = 'mail' } = {}) {
  const state = { isIn, captchas: 0 };
  return {
    state,
    procedures: {
      'adminSession.current': () => (state.isIn ? ELIF : null),
      'site.status': () => ({ isCaptchaAsked: true }),
      'captcha.get': () => {
        state.captchas += 1;
        return {
          question: 'Resimdeki kodu yazın',
          image: 'data:image/png;base64,',
          type: 'visual',
          placeholder: 'Kodu yazın',
        };
      },
      'captcha.solve': ({ answer }: { answer: string }) => ({ isSolved: answer === 'toprak' }),
      'adminSession.signIn': ({ password }: { password: string }) => {
        if (password !== 'firin') throw new AppError('admin_sign_in_failed');
        return { status: 'code_required', adminId: ELIF.id, email: ELIF.email, method };
      },
      'adminSession.verifyCode': ({ code }: { code: string }) => {
        if (code !== '123456') throw new AppError('admin_code_wrong');
        state.isIn = true;
        return { status: 'signed_in', admin: ELIF };
      },
      'adminSession.useRecoveryCode': ({ code }: { code: string }) => {
        if (code !== 'k7m2px9d4w') throw new AppError('admin_code_wrong');
        state.isIn = true;
        return { status: 'signed_in', admin: ELIF };
      },
      'admin.users.list': () => {
        if (!state.isIn) throw new AppError('admin_session_needed');
        const pagination = {
          page: 1,
          perPage: 25,
          totalRecords: 1,
          isExact: true,
          totalPages: 1,
          hasNext: false,
          hasPrevious: false,
        };
        return { items: [AYSE], pagination };
      },
      'admin.users.get': () => AYSE,
      'admin.users.update': () => {
        if (!state.isIn) throw new AppError('admin_session_needed');
        return AYSE;
      },
    },
  };
}

type User = ReturnType<typeof openBackOffice>['user'];

async function signIn(user: User): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Resimdeki kodu yazın' }), 'toprak');
  await user.click(screen.getByRole('button', { name: 'Devam Et' }));
  await user.type(await screen.findByRole('textbox', { name: 'E-posta' }), ELIF.email);
  await user.type(screen.getByLabelText('Şifre'), 'firin');
  await user.click(screen.getByRole('button', { name: 'Devam Et' }));
  await user.click(await screen.findByRole('textbox', { name: 'Doğrulama kodu' }));
  await user.paste('123 456');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}

describe('The way into the back office', () => {
  it('leads a stranger over three steps to where they wanted to go', async () => {
    const { state, procedures } = aSignInServer();
    const { user, router } = openBackOffice('/admin/kullanicilar?ara=ay', procedures);
    await screen.findByText('Adım 1 / 3');
    expect(router.state.location.pathname).toBe('/admin/login');

    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    expect(await screen.findByText('Güvenlik kodu gerekli')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Resimdeki kodu yazın' }), 'yanlis');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    expect(await screen.findByText('Güvenlik kodu hatalı')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Resimdeki kodu yazın' })).toHaveFocus();
    await waitFor(() => expect(state.captchas).toBe(2));

    await signIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/kullanicilar'));
    expect(router.state.location.search).toBe('?ara=ay');
  });

  it('asks for the code of the app where there is one, or for a recovery code', async () => {
    const { state, procedures } = aSignInServer({ method: 'app' });
    const { user } = openBackOffice('/admin/kullanicilar', procedures);
    await user.type(await screen.findByRole('textbox', { name: 'Resimdeki kodu yazın' }), 'toprak');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await user.type(await screen.findByRole('textbox', { name: 'E-posta' }), ELIF.email);
    await user.type(screen.getByLabelText('Şifre'), 'firin{Enter}');

    expect(await screen.findByText(/Doğrulama uygulamanızın gösterdiği 6 haneli kodu/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Yeni kod/i })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Doğrulama kodu' }), '654321{Enter}');
    expect(await screen.findByText('Geçersiz kod')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Kurtarma kodu kullan' }));
    await user.type(await screen.findByRole('textbox', { name: 'Kurtarma kodu' }), 'kisa{Enter}');
    expect(await screen.findByText(/Kurtarma kodu 10 karakterdir/)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Kurtarma kodu' }));
    await user.type(screen.getByRole('textbox', { name: 'Kurtarma kodu' }), 'K7M2P-X9D4W{Enter}');
    await waitFor(() => expect(state.isIn).toBe(true));
  });

  it('goes back to a new captcha after a wrong password, whose e-mail stays', async () => {
    const { state, procedures } = aSignInServer();
    const { user } = openBackOffice('/admin/login', procedures);
    await user.type(await screen.findByRole('textbox', { name: 'Resimdeki kodu yazın' }), 'toprak');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await user.type(await screen.findByRole('textbox', { name: 'E-posta' }), ELIF.email);
    await user.type(screen.getByLabelText('Şifre'), 'yanlis');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));

    expect(await screen.findByText('Giriş başarısız')).toBeVisible();
    expect(screen.getByText('E-posta veya şifre hatalı')).toBeVisible();
    await waitFor(() => expect(state.captchas).toBe(2));
    await user.type(screen.getByRole('textbox', { name: 'Resimdeki kodu yazın' }), 'toprak');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    expect(await screen.findByRole('textbox', { name: 'E-posta' })).toHaveValue(ELIF.email);
  });

  it.each([
    ['https://baska.example/admin', '/admin'],
    ['//baska.example/admin', '/admin'],
    ['/admin/../odeme', '/admin'],
    ['/administrator', '/admin'],
    ['/admin/profil', '/admin/profil'],
  ])('leads nobody out of the back office: %s', async (requested, expected) => {
    const { returnPath } = await import('../lib/return-path.js');
    expect(returnPath({ search: `?nereye=${encodeURIComponent(requested)}` })).toBe(expected);
  });
});

describe('A session that ended', () => {
  it('is said, leads to the sign-in, and back to what was being written', async () => {
    sessionExpiry.clear();
    const { state, procedures } = aSignInServer({ isIn: true });
    const { user, router } = openBackOffice(`/admin/kullanicilar?duzenle=${AYSE.id}`, procedures);
    const name = await screen.findByRole('textbox', { name: 'Ad' });
    await user.clear(name);
    await user.type(name, 'Ayşegül');
    state.isIn = false;
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));

    expect(
      await screen.findAllByText(/Oturum süresi doldu, lütfen tekrar giriş yapın/, undefined, {
        timeout: 5000,
      }),
    ).not.toHaveLength(0);
    await screen.findByText('Adım 1 / 3', undefined, { timeout: 10_000 });
    expect(router.state.location.pathname).toBe('/admin/login');
    await signIn(user);

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/kullanicilar'));
    expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Ayşegül');
  }, 20_000);
});

describe('the link of a locked admin', () => {
  it('ends the lock-out without a sign-in, and leads to it', async () => {
    const token = 'a'.repeat(43);
    const unlock = jest.fn<(requested: { token: string }) => unknown>(() => null);
    const { user } = openBackOffice(`${adminPaths.unlock}?anahtar=${token}`, { 'session.unlock': unlock });
    await user.click(await screen.findByRole('button', { name: 'Kilidi Kaldırın' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kilit kalktı' })).toBeVisible();
    expect(unlock).toHaveBeenCalledWith({ token });
    expect(screen.getByRole('link', { name: 'Girişe Geçin' })).toHaveAttribute('href', adminPaths.signIn);
  });
});
