import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { CustomerView } from '@contract/people/account.views.js';
import type { RegistrationCodeDto } from '@contract/people/verification.dto.js';
import { aCustomer } from '../../../../testing/accounts.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';

async function openVerification(procedures: FakeProcedures = {}, sentSecondsAgo = 0) {
  const opened = openShop('/boyle-bir-sayfa-yok', procedures);
  const sentAt = Date.now() - sentSecondsAgo * 1000;
  await act(() =>
    opened.router.navigate('/email-verification', {
      state: { email: 'ayse@toprak.test', type: 'registration', sentAt },
    }),
  );
  await screen.findByRole('heading', { name: 'E-postanızı doğrulayın' });
  return opened;
}

const code = () => screen.getByLabelText('Doğrulama kodu');
const send = () => screen.getByRole('button', { name: 'Doğrulayın' });

describe('verifying an address', () => {
  it('is nothing to come to by oneself', async () => {
    const { router } = openShop('/email-verification');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });

  it('takes digits only, also pasted with a space, and six of them', async () => {
    let customer: CustomerView | null = null;
    const verify = jest.fn<(code: RegistrationCodeDto) => unknown>(() => (customer = aCustomer()));
    const { user, router } = await openVerification({
      'registration.verify': verify,
      'session.current': () => ({ customer, unreadMessages: 0 }),
    });
    await user.type(code(), '12a3');
    expect(code()).toHaveValue('123');
    await user.click(send());
    expect(await screen.findByText('Doğrulama kodu 6 haneli olmalıdır')).toBeVisible();
    await user.clear(code());
    await user.click(code());
    await user.paste('123 4567');
    expect(code()).toHaveValue('123456');
    await user.click(send());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(verify.mock.calls[0]?.[0]).toMatchObject({ email: 'ayse@toprak.test', code: '123456' });
    expect(await screen.findByRole('link', { name: /^Ayşe, hesabım/ })).toBeInTheDocument();
  });

  it.each([
    ['keeps no session', () => ({ customer: null, unreadMessages: 0 })],
    [
      'cannot ask',
      () => {
        throw new AppError('rate_limited', { seconds: 5 });
      },
    ],
  ])('leads to signing in whoever’s browser %s', async (_what, current) => {
    const { user, router } = await openVerification({
      'registration.verify': () => aCustomer(),
      'session.current': current,
    });
    await user.type(code(), '123456');
    await user.click(send());
    expect(await screen.findByText(/E-posta adresiniz doğrulandı/)).toBeVisible();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/auth?verified=true');
  });

  it.each([
    [new AppError('unexpected'), 'Doğrulama başarısız'],
    [new Error('offline'), 'Bağlantı hatası'],
  ])('has words for when no answer came: %s', async (failure, text) => {
    const { user } = await openVerification({
      'registration.verify': () => {
        throw failure;
      },
    });
    await user.type(code(), '123456');
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that no other code could be sent', async () => {
    const { user } = await openVerification(
      {
        'registration.resend': () => {
          throw new AppError('unexpected');
        },
      },
      120,
    );
    await user.click(screen.getByRole('button', { name: 'Yeni Kod İsteyin' }));
    expect(await screen.findByText('Kod gönderilemedi')).toBeVisible();
  });

  it('says beside the field that a code is wrong', async () => {
    const { user } = await openVerification({
      'registration.verify': () => {
        throw new AppError('code_wrong');
      },
    });
    await user.type(code(), '000000');
    await user.click(send());
    expect(await screen.findByText('Geçersiz doğrulama kodu')).toBeVisible();
    expect(code()).toBeInvalid();
  });

  it('gives no new code in the first minute, and then a fresh quarter of an hour with it', async () => {
    const resend = jest.fn(() => null);
    const { user } = await openVerification({ 'registration.resend': resend }, 59);
    expect(screen.getByRole('button', { name: /^Yeni kod isteyin/ })).toBeDisabled();
    await user.type(code(), '11');
    await user.click(await screen.findByRole('button', { name: 'Yeni Kod İsteyin' }));
    expect(await screen.findByText(/Yeni kodunuz yola çıktı/)).toBeVisible();
    expect(resend).toHaveBeenCalledTimes(1);
    expect(code()).toHaveValue('');
    expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
  });

  it('says when the time is over, and that a new code is the way on', async () => {
    await openVerification({}, 900);
    expect(screen.getByText('Doğrulama kodunun süresi doldu. Yeni kod talep edin.')).toBeVisible();
    expect(send()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Yeni Kod İsteyin' })).toBeEnabled();
  });
});
