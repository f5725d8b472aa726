import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { OwnSession } from '@contract/people/own-session.view.js';
import { aCustomer, signedIn } from '../../../testing/accounts.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openShop } from '../../../testing/open-shop.js';

const openProfile = (procedures: FakeProcedures = {}) =>
  openShop('/account/profil', {
    ...signedIn(),
    'addresses.cities': () => [],
    'session.own': () => [],
    ...procedures,
  });

type Change = { currentPassword: string; newPassword: string };

describe('another password', () => {
  async function typeIn(user: ReturnType<typeof openProfile>['user'], [before, next, again]: string[]) {
    const form = within(await screen.findByRole('form', { name: 'Şifre değişikliği' }));
    await user.type(form.getByLabelText('Şu anki şifreniz'), before ?? '');
    await user.type(form.getByLabelText('Yeni şifre'), next ?? '');
    await user.type(form.getByLabelText('Yeni şifre (tekrar)'), again ?? '');
    await user.click(form.getByRole('button', { name: 'Şifreyi Değiştir' }));
    return form;
  }

  it('is taken when it was typed the same twice; the repetition is not sent', async () => {
    const change = jest.fn<(change: Change) => null>(() => null);
    const { user } = openProfile({ 'account.changePassword': change });
    const form = await typeIn(user, ['toprak-demo', 'yeni-sifre', 'yeni-sifre']);
    expect(await screen.findByText('Şifreniz değişti')).toBeVisible();
    expect(change.mock.calls[0]).toEqual([{ currentPassword: 'toprak-demo', newPassword: 'yeni-sifre' }]);
    expect(form.getByLabelText('Yeni şifre')).toHaveValue('');
  });

  it.each([
    ['different', ['toprak-demo', 'yeni-sifre', 'yeni-sifra'], 'Şifreler eşleşmiyor'],
    ['too short', ['toprak-demo', 'yeni', 'yeni'], 'Şifre en az 6 karakter olmalıdır'],
  ])('is not sent when it is %s', async (_case, typed, text) => {
    const change = jest.fn(() => null);
    const { user } = openProfile({ 'account.changePassword': change });
    await typeIn(user, typed);
    expect(await screen.findByText(text)).toBeVisible();
    expect(change).not.toHaveBeenCalled();
  });

  it('is refused at the field when the current one is wrong', async () => {
    const { user } = openProfile({
      'account.changePassword': () => {
        throw new AppError('password_wrong', {}, { currentPassword: 'Şifrenizi hatalı yazdınız.' });
      },
    });
    const form = await typeIn(user, ['falsch', 'yeni-sifre', 'yeni-sifre']);
    expect(await screen.findByText('Şifrenizi hatalı yazdınız.')).toBeVisible();
    expect(form.getByLabelText('Şu anki şifreniz')).toHaveFocus();
  });
});

describe('the sessions of a customer', () => {
  const session = (id: string, facts: Partial<OwnSession> = {}): OwnSession => ({
    id,
    browser: 'Chrome',
    system: 'Windows',
    address: '198.18.7.x',
    signedInAt: '2026-11-20T10:00:00.000Z',
    seenAt: '2026-11-27T11:30:00.000Z',
    isCurrent: false,
    ...facts,
  });

  /** A server on which the customer is signed in here and elsewhere. */
  function openSessions() {
    let sessions = [
      session('here', { isCurrent: true }),
      session('phone', { browser: 'Safari', system: 'iPhone' }),
      session('other', { browser: null, system: null }),
    ];
    return openProfile({
      'session.own': () => sessions,
      'session.end': ({ id }: { id: string }) => {
        sessions = sessions.filter((each) => each.id !== id);
      },
      'session.endOthers': () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
      },
    });
  }

  it('are listed in words, and closed one by one', async () => {
    const { user } = openSessions();
    const part = within(await screen.findByRole('region', { name: 'Oturumlarım' }));
    const [here, phone, other] = await part.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome, WindowsBu cihaz');
    expect(here).toHaveTextContent('Giriş 20.11.2026 13:00 Son kullanım 27.11.2026 14:30');
    expect(here).toHaveTextContent('Yaklaşık adres 198.18.7.x');
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent('Bilinmeyen tarayıcı');

    await user.click(within(phone!).getByRole('button', { name: 'Bu oturumu kapat: Safari, iPhone' }));
    expect(await screen.findByText('Oturum kapatıldı.')).toBeVisible();
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
  });

  it('are all closed but this one, after a question', async () => {
    const { user } = openSessions();
    await user.click(await screen.findByRole('button', { name: 'Diğer tüm oturumlardan çık' }));
    const question = await screen.findByRole('alertdialog', { name: 'Diğer tüm oturumları kapatalım mı?' });
    await user.click(within(question).getByRole('button', { name: 'Diğerlerinden Çık' }));
    expect(await screen.findByText('Başka bir yerde açık oturumunuz yok.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Diğer tüm oturumlardan çık' })).toBeNull();
  });

  it('say when they cannot be shown', async () => {
    openProfile({
      'session.own': () => {
        throw new AppError('unavailable');
      },
    });
    expect(await screen.findByText('Oturumlarınızı şu anda gösteremiyoruz.')).toBeVisible();
  });
});

describe('what the shop knows of a customer', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob as Blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    };
  });

  it('is handed out as a file', async () => {
    const { user } = openProfile({ 'account.download': () => ({ profile: aCustomer() }) });
    await user.click(await screen.findByRole('button', { name: 'Verilerimi İndir' }));
    expect(await screen.findByText('Dosyanız hazır')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^toprak-verilerim-.+\.json$/)]);
    expect(saved[0]?.blob.type).toBe('application/json');
  });

  it('is deleted with the account: what goes and what stays is said, and the password asked', async () => {
    const wrong = new AppError('password_wrong', {}, { password: 'Şifrenizi hatalı yazdınız.' });
    const remove = jest.fn<(requested: { password: string }) => null>(({ password }) => {
      if (password !== 'toprak-demo') throw wrong;
      return null;
    });
    const { user, router } = openProfile({ 'account.remove': remove });
    await user.click(await screen.findByRole('button', { name: 'Hesabımı Sil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hesabınızı silelim mi?' }));
    expect(dialog.getByRole('heading', { name: 'Silinecekler' })).toBeVisible();
    expect(dialog.getByText(/^Tamamlanan siparişlerinizdeki .* adınız/)).toBeVisible();
    expect(dialog.getByText(/onayladığınız sözleşmeler: .*10 yıl/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Hesabımı Sil' }));
    expect(await dialog.findByText('Şifre gerekli')).toBeVisible();
    expect(remove).not.toHaveBeenCalled();

    await user.type(dialog.getByLabelText('Şifreniz'), 'falsch');
    await user.click(dialog.getByRole('button', { name: 'Hesabımı Sil' }));
    expect(await dialog.findByText('Şifrenizi hatalı yazdınız.')).toBeVisible();

    await user.clear(dialog.getByLabelText('Şifreniz'));
    await user.type(dialog.getByLabelText('Şifreniz'), 'toprak-demo');
    await user.click(dialog.getByRole('button', { name: 'Hesabımı Sil' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('Hesabınız silindi')).toBeVisible();
  });
});
