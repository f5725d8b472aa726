import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AuthenticatorState } from '@contract/admin/authenticator.views.js';
import { AppError } from '@contract/app-error.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';

const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `abcd${index}-efghj`).map((code) =>
  code.replace('0', 'x').replace('1', 'y'),
);

/** A server that knows the password 'firin-isi' and the app's code 123456. */
function openProfile(first: AuthenticatorState) {
  let state = first;
  const check = ({ currentPassword, code }: { currentPassword: string; code?: string }) => {
    if (currentPassword !== 'firin-isi') {
      throw new AppError('password_wrong', {}, { currentPassword: 'Şifrenizi hatalı yazdınız.' });
    }
    if (code !== undefined && code !== '123456') {
      throw new AppError('authenticator_code_wrong', {}, { code: 'Kod yanlış.' });
    }
  };
  return openBackOffice('/admin/profil', {
    'admin.profile.get': () => ({ ...theAdmin(), createdAt: '2026-01-05T10:00:00.000Z', version: 3 }),
    'admin.profile.sessions': () => [],
    'admin.authenticator.state': () => state,
    'admin.authenticator.begin': (typed: { currentPassword: string }) => {
      check(typed);
      return { key: 'ABCD EFGH', qr: { size: 33, path: 'M4 4h1v1h-1z' }, setup: 'sealed' };
    },
    'admin.authenticator.switchOn': ({ setup, code }: { setup: string; code: string }) => {
      if (setup !== 'sealed') throw new AppError('authenticator_setup_expired');
      check({ currentPassword: 'firin-isi', code });
      state = { isOn: true, since: '2026-11-27T10:00:00.000Z', recoveryCodesLeft: 10 };
      return { recoveryCodes: RECOVERY_CODES };
    },
    'admin.authenticator.renewRecoveryCodes': (typed: { currentPassword: string; code: string }) => {
      check(typed);
      return { recoveryCodes: RECOVERY_CODES };
    },
    'admin.authenticator.switchOff': (typed: { currentPassword: string; code: string }) => {
      check(typed);
      state = { isOn: false };
    },
  });
}

type User = ReturnType<typeof openProfile>['user'];
const ON: AuthenticatorState = { isOn: true, since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 2 };

async function dialogNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

async function typeBoth(user: User, name: string, [password, code]: [string, string]) {
  const dialog = await dialogNamed(name);
  await user.clear(dialog.getByLabelText('Şifreniz'));
  await user.type(dialog.getByLabelText('Şifreniz'), password);
  await user.clear(dialog.getByLabelText('Uygulamadaki kod'));
  await user.type(dialog.getByLabelText('Uygulamadaki kod'), code);
  return dialog;
}

describe('The authenticator app of an admin', () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
  });

  it('is set up with the password, a key to scan or type, and a first code; then shows the recovery codes', async () => {
    const { user } = openProfile({ isOn: false });
    navigator.clipboard.writeText = (text) => {
      copied.push(text);
      return Promise.resolve();
    };
    await user.click(await screen.findByRole('button', { name: 'Uygulamayı Kur' }));
    const dialog = await dialogNamed('Doğrulama uygulamasını kurun');
    await user.type(dialog.getByLabelText('Şifreniz'), 'yanlis');
    await user.click(dialog.getByRole('button', { name: 'Devam Et' }));
    expect(await dialog.findAllByText('Şifrenizi hatalı yazdınız.')).not.toHaveLength(0);
    await user.clear(dialog.getByLabelText('Şifreniz'));
    await user.type(dialog.getByLabelText('Şifreniz'), 'firin-isi{Enter}');

    expect(await dialog.findByRole('img', { name: 'Uygulamanızla okutacağınız karekod' })).toBeVisible();
    expect(dialog.getByText('ABCD EFGH')).toBeVisible();
    await user.type(dialog.getByLabelText('Uygulamadaki kod'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Uygulamayı Aç' }));
    expect(await dialog.findAllByText('Kod yanlış.')).not.toHaveLength(0);
    await user.clear(dialog.getByLabelText('Uygulamadaki kod'));
    await user.type(dialog.getByLabelText('Uygulamadaki kod'), '123 456');
    await user.click(dialog.getByRole('button', { name: 'Uygulamayı Aç' }));

    const codes = within(await screen.findByRole('dialog', { name: 'Kurtarma kodlarınız' }));
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(RECOVERY_CODES);
    await user.click(codes.getByRole('button', { name: 'Kopyala' }));
    await waitFor(() => expect(copied).toEqual([RECOVERY_CODES.join('\n')]));
    await user.click(codes.getByRole('button', { name: 'Kodları Sakladım' }));
    expect(await screen.findByText('10 kurtarma kodunuz var.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uygulamayı Kapat' })).toBeVisible();
  });

  it('is switched off with password and code', async () => {
    const { user } = openProfile(ON);
    await user.click(await screen.findByRole('button', { name: 'Uygulamayı Kapat' }));
    const name = 'Doğrulama uygulamasını kapatıyorsunuz';
    const dialog = await typeBoth(user, name, ['firin-isi', '000000']);
    await user.click(dialog.getByRole('button', { name: 'Uygulamayı Kapat' }));
    expect(await dialog.findAllByText('Kod yanlış.')).not.toHaveLength(0);
    await typeBoth(user, name, ['firin-isi', '123456']);
    await user.click(dialog.getByRole('button', { name: 'Uygulamayı Kapat' }));
    expect(await screen.findByRole('button', { name: 'Uygulamayı Kur' })).toBeVisible();
  });

  it('says when few recovery codes are left, and gives new ones', async () => {
    const { user } = openProfile(ON);
    expect(await screen.findByText(/Yalnızca 2 kurtarma kodunuz kaldı/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kurtarma Kodlarını Yenile' }));
    const dialog = await typeBoth(user, 'Kurtarma kodlarını yeniliyorsunuz', ['firin-isi', '123456']);
    await user.click(dialog.getByRole('button', { name: 'Kodları Yenile' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Kurtarma kodlarınız' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
  });
});
