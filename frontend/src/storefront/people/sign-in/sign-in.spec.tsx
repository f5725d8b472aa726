import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { RegisterDto } from '@contract/people/register.dto.js';
import type { SignInDto } from '@contract/people/sign-in.dto.js';
import type { CaptchaQuery } from '@contract/captcha/captcha.query.js';
import type { CustomerView } from '@contract/people/account.views.js';
import { aCustomer, aSiteStatus, signedIn } from '../../../../testing/accounts.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';

type User = ReturnType<typeof openShop>['user'];

/** A shop that remembers who signed in. */
function aShopWithAnAccount(overrides: FakeProcedures = {}) {
  let customer: CustomerView | null = null;
  const signIn = jest.fn<(credentials: SignInDto) => unknown>(() => (customer = aCustomer()));
  return {
    signIn,
    procedures: {
      'session.current': () => ({ customer, unreadMessages: customer ? 3 : 0 }),
      'session.signIn': signIn,
      ...overrides,
    },
  };
}

const aPicture = ({ type = 'visual' }: CaptchaQuery) =>
  type === 'visual'
    ? { type, question: 'Resimdeki kodu yazın', image: 'data:image/png;base64,AA', placeholder: 'Kodu yazın' }
    : { type, question: 'Üç artı dört kaç eder?', image: null, placeholder: 'Yanıtınız' };

const withCaptcha = { 'site.status': () => aSiteStatus({ isCaptchaAsked: true }), 'captcha.get': aPicture };

const seen = window.matchMedia;

async function openPanel(user: User) {
  await user.click(await screen.findByRole('link', { name: 'Giriş Yap' }));
  return screen.findByRole('dialog', { name: 'Tekrar hoş geldiniz' });
}

const submit = (form: HTMLElement, name = 'Giriş Yap') =>
  within(within(form).getByRole('form')).getByRole('button', { name });

async function fillSignIn(user: User, place: HTMLElement) {
  await user.type(within(place).getByLabelText('E-posta'), 'ayse@toprak.test');
  await user.type(within(place).getByLabelText('Şifre'), 'toprak-demo');
}

describe('signing in over the page', () => {
  it('says of each empty field what is missing', async () => {
    const { user } = openShop('/boyle-bir-sayfa-yok');
    const panel = await openPanel(user);
    await user.click(submit(panel));
    expect(await within(panel).findByText('E-posta gerekli')).toBeVisible();
    expect(within(panel).getByText('Şifre gerekli')).toBeVisible();
    expect(within(panel).getByLabelText('E-posta')).toHaveFocus();
  });

  it('leads those who bought without an account to their order', async () => {
    const { user, router } = openShop('/boyle-bir-sayfa-yok');
    const panel = await openPanel(user);
    await user.click(within(panel).getByRole('link', { name: 'Siparişinizi takip edin' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/siparis-takip'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves the visitor where they are, greets them and counts their messages', async () => {
    const { signIn, procedures } = aShopWithAnAccount();
    const { user, router } = openShop('/boyle-bir-sayfa-yok', procedures);
    const panel = await openPanel(user);
    await fillSignIn(user, panel);
    await user.click(submit(panel));
    const account = await screen.findByRole('link', { name: 'Ayşe, 3 okunmamış mesaj, hesabım' });
    expect(account).toHaveAttribute('href', '/account');
    expect(signIn.mock.calls[0]?.[0]).toMatchObject({ email: 'ayse@toprak.test', password: 'toprak-demo' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/boyle-bir-sayfa-yok');
  });

  it('shows a password on demand', async () => {
    const { user } = openShop('/boyle-bir-sayfa-yok');
    const panel = await openPanel(user);
    const password = within(panel).getByLabelText('Şifre');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(within(panel).getByRole('button', { name: 'Şifreyi göster' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(within(panel).getByRole('button', { name: 'Şifreyi gizle' })).toBeVisible();
  });

  it('repeats the server’s refusal, and leads a locked-out customer to a new password', async () => {
    const refusals = [new AppError('sign_in_failed'), new AppError('sign_in_locked', { minutes: 15 })];
    const { procedures } = aShopWithAnAccount({
      'session.signIn': () => {
        throw refusals.shift()!;
      },
    });
    const { user, router } = openShop('/boyle-bir-sayfa-yok', procedures);
    const panel = await openPanel(user);
    await fillSignIn(user, panel);
    await user.click(submit(panel));
    expect(await within(panel).findByText('E-posta veya şifre hatalı.')).toBeVisible();
    await user.click(submit(panel));
    expect(await within(panel).findByText(/15 dakika sonra yeniden deneyebilir/)).toBeVisible();
    await user.click(within(panel).getByRole('link', { name: 'Şifrenizi yenileyin' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves it at the sentence where a new password would not help', async () => {
    const locked = new AppError('sign_in_locked_for_now', { minutes: 15 });
    const { procedures } = aShopWithAnAccount({
      'session.signIn': () => {
        throw locked;
      },
    });
    const { user } = openShop('/boyle-bir-sayfa-yok', procedures);
    const panel = await openPanel(user);
    await fillSignIn(user, panel);
    await user.click(submit(panel));
    expect(await within(panel).findByText(locked.message)).toBeVisible();
    expect(within(panel).queryByRole('link', { name: 'Şifrenizi yenileyin' })).not.toBeInTheDocument();
  });

  it.each([
    [new AppError('unexpected'), 'Giriş başarısız'],
    [new Error('offline'), 'Bağlantı hatası'],
  ])('has words for when no answer came: %s', async (failure, text) => {
    const { procedures } = aShopWithAnAccount({
      'session.signIn': () => {
        throw failure;
      },
    });
    const { user } = openShop('/boyle-bir-sayfa-yok', procedures);
    const panel = await openPanel(user);
    await fillSignIn(user, panel);
    await user.click(submit(panel));
    expect(await within(panel).findByText(text)).toBeVisible();
  });

  /** jsdom draws nothing, and a dialog there finds nothing to put the cursor into. */
  it.each([
    ['puts the cursor into the first field where there is a keyboard', true],
    ['leaves it on phones, whose keyboard would jump over the dialog', false],
  ])('%s', async (_what, isPointerFine) => {
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(seen(media), { matches: isPointerFine && media === '(pointer: fine)' }),
      );
    const { user } = openShop('/boyle-bir-sayfa-yok');
    const panel = await openPanel(user);
    expect(within(panel).getByLabelText('E-posta').hasAttribute('data-autofocus')).toBe(isPointerFine);
    matchMedia.mockRestore();
  });

  it('offers only what the shop has open', async () => {
    const { user } = openShop('/boyle-bir-sayfa-yok', {
      'site.status': () => aSiteStatus({ isRegistrationOpen: false, isPasswordResetOpen: false }),
    });
    const panel = await openPanel(user);
    expect(within(panel).queryByRole('button', { name: 'Üye Ol' })).not.toBeInTheDocument();
    expect(within(panel).queryByText('Şifremi Unuttum?')).not.toBeInTheDocument();
    expect(within(panel).getByText(/^Yeni üyelik şu an kapalı\./)).toBeVisible();
  });
});

describe('the captcha', () => {
  it('must be answered before anything is sent, and anew after each refusal', async () => {
    const get = jest.fn(aPicture);
    const { signIn, procedures } = aShopWithAnAccount({ ...withCaptcha, 'captcha.get': get });
    signIn.mockImplementation(() => {
      throw new AppError('captcha_wrong', {}, { captchaAnswer: 'CAPTCHA doğrulaması başarısız' });
    });
    const { user } = openShop('/boyle-bir-sayfa-yok', procedures);
    const panel = await openPanel(user);
    await fillSignIn(user, panel);
    await user.click(submit(panel));
    expect(await within(panel).findByText('CAPTCHA doğrulaması gereklidir')).toBeVisible();
    expect(signIn).not.toHaveBeenCalled();
    await user.type(within(panel).getByLabelText('Resimdeki kodu yazın'), 'k7m4r');
    await user.click(submit(panel));
    expect(await within(panel).findAllByText('CAPTCHA doğrulaması başarısız')).toHaveLength(1);
    expect(within(panel).getByLabelText('Resimdeki kodu yazın')).toHaveValue('');
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });

  it('offers a question in words for visitors who cannot see the picture', async () => {
    const { user } = openShop('/boyle-bir-sayfa-yok', withCaptcha);
    const panel = await openPanel(user);
    await user.click(
      within(panel).getByRole('button', { name: 'Resmi göremiyor musunuz? Soruyla doğrulayın' }),
    );
    expect(await within(panel).findByLabelText('Üç artı dört kaç eder?')).toHaveFocus();
    expect(within(panel).queryByAltText('Güvenlik kodu')).not.toBeInTheDocument();
  });

  it('is asked for once more by itself, then says what to do, and can be asked for again', async () => {
    const offline = (): never => {
      throw new Error('offline');
    };
    const answers = [offline, offline, aPicture];
    const { user } = openShop('/boyle-bir-sayfa-yok', {
      ...withCaptcha,
      'captcha.get': (query: CaptchaQuery) => answers.shift()?.(query),
    });
    const panel = await openPanel(user);
    const missing = 'Güvenlik kodu yüklenemedi. Yenile düğmesine basın.';
    await waitFor(() => expect(within(panel).getAllByText(missing)).toHaveLength(1), { timeout: 5_000 });
    expect(answers).toHaveLength(1);
    expect(within(panel).getByLabelText('Resimdeki kodu yazın')).toHaveAttribute('placeholder', 'Kodu yazın');
    await user.click(within(panel).getByRole('button', { name: 'Yenile' }));
    expect(await within(panel).findByAltText('Güvenlik kodu')).toBeVisible();
  });

  it('is asked from then on when the server insists on it', async () => {
    const { procedures } = aShopWithAnAccount({
      'captcha.get': aPicture,
      'session.signIn': () => {
        throw new AppError('captcha_required', {}, { captchaAnswer: 'CAPTCHA doğrulaması gereklidir' });
      },
    });
    const { user } = openShop('/boyle-bir-sayfa-yok', procedures);
    const panel = await openPanel(user);
    await fillSignIn(user, panel);
    await user.click(submit(panel));
    expect(await within(panel).findByAltText('Güvenlik kodu')).toBeVisible();
  });
});

describe('the page for signing in', () => {
  it.each([
    ['/auth', '/'],
    ['/auth?devam=%2Fsiparis%2F1%3Fanahtar%3Dx', '/siparis/1'],
    ['/auth?devam=%2F%2Fkotu.example', '/'],
  ])('leads from %s to %s', async (address, destination) => {
    const { procedures } = aShopWithAnAccount();
    const { user, router } = openShop(address, procedures);
    await screen.findByRole('heading', { level: 1, name: 'Tekrar hoş geldiniz' });
    const page = screen.getByRole('main');
    await fillSignIn(user, page);
    await user.click(submit(page));
    await waitFor(() => expect(router.state.location.pathname).toBe(destination));
  });

  it('sends away who is signed in already', async () => {
    const { router } = openShop('/auth', signedIn());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says that an address was verified', async () => {
    openShop('/auth?verified=true');
    expect(await screen.findByText(/E-posta adresiniz doğrulandı/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Giriş Yap – Toprak'));
  });
});

describe('registering', () => {
  async function openRegistration(procedures: FakeProcedures) {
    const opened = openShop('/auth', procedures);
    const choice = await screen.findByRole('button', { name: 'Üye Ol' });
    await opened.user.click(choice);
    await screen.findByRole('heading', { level: 1, name: 'Aramıza katılın' });
    return { ...opened, page: screen.getByRole('main') };
  }

  async function fill(user: User, page: HTMLElement) {
    await user.type(within(page).getByLabelText('Ad'), 'Ayşe');
    await user.type(within(page).getByLabelText('Soyad'), 'Demir');
    await user.type(within(page).getByLabelText('E-posta'), 'ayse@toprak.test');
    await user.type(within(page).getByLabelText('Şifre'), 'kupa-gibi');
  }

  it('names each missing field in the specified words, and asks for no phone', async () => {
    const { user, page } = await openRegistration({});
    await user.click(submit(page, 'Üye Ol'));
    for (const text of ['Ad gerekli', 'Soyad gerekli', 'E-posta gerekli', 'Şifre gerekli']) {
      expect(await within(page).findByText(text)).toBeVisible();
    }
    await user.type(within(page).getByLabelText('Şifre'), '12345');
    expect(await within(page).findByText('Şifre en az 6 karakter olmalıdır')).toBeVisible();
    expect(within(page).getByLabelText('Telefon (isterseniz)')).not.toBeInvalid();
  });

  it.each([true, false])(
    'tells of the code that follows only where one does: %s',
    async (isEmailVerificationRequired) => {
      const { page } = await openRegistration({
        'site.status': () => aSiteStatus({ isEmailVerificationRequired }),
      });
      await waitFor(() =>
        expect(within(page).queryAllByText(/6 haneli bir kod göndereceğiz/)).toHaveLength(
          isEmailVerificationRequired ? 1 : 0,
        ),
      );
    },
  );

  it('has words for when no answer came', async () => {
    const { user, page } = await openRegistration({
      'registration.register': () => {
        throw new AppError('unexpected');
      },
    });
    await fill(user, page);
    await user.click(submit(page, 'Üye Ol'));
    expect(await within(page).findByText('Kayıt sırasında bir hata oluştu.')).toBeVisible();
  });

  it('leads to the code that was mailed', async () => {
    const register = jest.fn<(registration: RegisterDto) => unknown>(({ email }) => ({
      status: 'verification_required',
      email,
    }));
    const { user, router, page } = await openRegistration({ 'registration.register': register });
    await fill(user, page);
    await user.type(within(page).getByLabelText('Telefon (isterseniz)'), '0532 123 45 67');
    await user.click(submit(page, 'Üye Ol'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/email-verification'));
    expect(router.state.location.state).toMatchObject({ email: 'ayse@toprak.test', type: 'registration' });
    expect(register.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Ayşe', phone: '+905321234567' });
  });

  it('goes home signed in where no code is asked for', async () => {
    const { signIn, procedures } = aShopWithAnAccount({
      'registration.register': () => ({
        status: 'registered',
        customer: signIn({ email: '', password: '' }),
      }),
    });
    const { user, router, page } = await openRegistration(procedures);
    await fill(user, page);
    await user.click(submit(page, 'Üye Ol'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('keeps the answered captcha when the password is refused, and says so once', async () => {
    const { user, page } = await openRegistration({
      ...withCaptcha,
      'registration.register': () => {
        throw new AppError('invalid_input', {}, { password: 'Bu şifre çok bilinen şifrelerden.' });
      },
    });
    await fill(user, page);
    await user.type(within(page).getByLabelText('Resimdeki kodu yazın'), 'k7m4r');
    await user.click(submit(page, 'Üye Ol'));
    expect(await within(page).findAllByText('Bu şifre çok bilinen şifrelerden.')).toHaveLength(1);
    expect(within(page).getByLabelText('Resimdeki kodu yazın')).toHaveValue('k7m4r');
  });

  it('welcomes to the new account', async () => {
    const { signIn, procedures } = aShopWithAnAccount({
      'registration.register': () => ({
        status: 'registered',
        customer: signIn({ email: '', password: '' }),
      }),
    });
    const { user, page } = await openRegistration(procedures);
    await fill(user, page);
    await user.click(submit(page, 'Üye Ol'));
    expect(await screen.findByText('Hesabınız açıldı, giriş yaptınız.')).toBeVisible();
  });

  it('tells what becomes of the data, and asks for no consent', async () => {
    const { page } = await openRegistration({});
    expect(within(page).getByRole('link', { name: 'Aydınlatma metni' })).toBeVisible();
    expect(within(page).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
