import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminProfile } from '@contract/admin/admin.views.js';
import { AppError } from '@contract/app-error.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';

const PROFILE: AdminProfile = { ...theAdmin(), createdAt: '2026-01-05T10:00:00.000Z', version: 3 };

interface Asked {
  readonly name: string;
  readonly email: string;
  readonly version: number;
  readonly currentPassword?: string;
}

/** A server that stores one profile and knows the password 'firin-isi'. */
function openProfile(refusal?: AppError) {
  const sent: object[] = [];
  let profile = PROFILE;
  const opened = openBackOffice('/admin/profil', {
    'admin.profile.get': () => profile,
    'admin.profile.sessions': () => [],
    'admin.authenticator.state': () => ({ isOn: false }),
    'admin.profile.update': ({ version, ...requested }: Asked) => {
      sent.push(requested);
      if (refusal) throw refusal;
      if (version !== profile.version) throw new AppError('changed_meanwhile');
      if (requested.email !== profile.email && requested.currentPassword !== 'firin-isi') {
        throw new AppError('password_wrong', {}, { currentPassword: 'Şifrenizi hatalı yazdınız.' });
      }
      profile = { ...profile, name: requested.name, email: requested.email, version: version + 1 };
      return profile;
    },
    'admin.profile.changePassword': (requested: object) => void sent.push(requested),
  });
  const changeElsewhere = (name: string) => {
    profile = { ...profile, name, version: profile.version + 1 };
  };
  return { ...opened, sent, changeElsewhere };
}

const field = (name: string) => screen.findByLabelText(name);

describe('One’s own profile', () => {
  it('shows who one is, and takes a new name without the password', async () => {
    const { user, sent } = openProfile();
    expect(await screen.findByText('05.01.2026')).toBeVisible();
    await user.clear(await field('Ad'));
    await user.type(await field('Ad'), 'Elif Su');
    expect(screen.queryByLabelText('Şifreniz')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Profili Kaydet' }));

    expect(await screen.findByText('Profil güncellendi.')).toBeVisible();
    expect(sent).toEqual([{ name: 'Elif Su', email: PROFILE.email }]);
  });

  it('asks for the password once the address is another one', async () => {
    const { user, sent } = openProfile();
    await user.clear(await field('E-posta'));
    await user.type(await field('E-posta'), 'elif@toprak.test');
    const save = screen.getByRole('button', { name: 'Profili Kaydet' });
    await user.click(save);
    expect(await screen.findAllByText('Şifre gerekli')).not.toHaveLength(0);
    expect(sent).toEqual([]);

    await user.type(await field('Şifreniz'), 'yanlis');
    await user.click(save);
    expect(await screen.findAllByText('Şifrenizi hatalı yazdınız.')).not.toHaveLength(0);
    await user.clear(await field('Şifreniz'));
    await user.type(await field('Şifreniz'), 'firin-isi');
    await user.click(save);
    expect(await screen.findByText('Profil güncellendi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Şifreniz')).toBeNull());
  });

  it('names what is wrong in the order of the screen', async () => {
    const { user } = openProfile();
    await user.clear(await field('Ad'));
    await user.clear(await field('E-posta'));
    await user.click(screen.getByRole('button', { name: 'Profili Kaydet' }));
    expect(
      await screen.findByText(/düzeltilecek 3 yer var: Ad gerekli; E-posta gerekli; Şifre/),
    ).toBeVisible();

    await user.type(await field('Yeni şifre'), '12345');
    await user.click(screen.getByRole('button', { name: 'Şifreyi Değiştir' }));
    expect(
      await screen.findByText(/yer var: Şifre gerekli; Yeni şifre en az 6 karakter olmalıdır; Yeni şifreler/),
    ).toBeVisible();
  });

  it('does not count a refusal of the whole among the fields to be corrected', async () => {
    const { user } = openProfile(new AppError('admin_session_needed'));
    await user.type(await field('Ad'), ' Su');
    await user.click(screen.getByRole('button', { name: 'Profili Kaydet' }));
    expect((await screen.findAllByText(/Oturum süresi doldu/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/düzeltilecek/)).toBeNull();
  });

  it('puts both versions side by side when somebody else was faster', async () => {
    const { user, sent, changeElsewhere } = openProfile();
    await user.clear(await field('Ad'));
    await user.type(await field('Ad'), 'Benimki');
    changeElsewhere('Onunki');
    await user.click(screen.getByRole('button', { name: 'Profili Kaydet' }));

    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(within(conflict).getByText('Benimki')).toBeVisible();
    expect(within(conflict).getByText('Onunki')).toBeVisible();
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('Profil güncellendi.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['another repetition', ['firin-isi', 'yeni-sifre', 'yeni-sifra'], 'Yeni şifreler eşleşmiyor.'],
    ['a short password', ['firin-isi', '12345', '12345'], 'Yeni şifre en az 6 karakter olmalıdır.'],
  ])('refuses %s, and keeps what was typed', async (_what, [current, next, repeated], text) => {
    const { user, sent } = openProfile();
    await user.type(await field('Şu anki şifreniz'), current!);
    await user.type(await field('Yeni şifre'), next!);
    await user.type(await field('Yeni şifre (tekrar)'), repeated!);
    await user.click(screen.getByRole('button', { name: 'Şifreyi Değiştir' }));

    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(sent).toEqual([]);
    expect(await field('Yeni şifre')).toHaveValue(next);
  });
});
