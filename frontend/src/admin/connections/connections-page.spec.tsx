import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { IyzicoView } from '@contract/connections/iyzico-account.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import './connections-page.js';

const NOT_CONNECTED: IyzicoView = {
  address: null,
  isTrial: false,
  areKeysLocked: false,
  lockedAddress: null,
  accountId: null,
  savedAt: null,
  areKeysUnreadable: false,
};
const CONNECTED: IyzicoView = {
  ...NOT_CONNECTED,
  address: 'https://api.iyzipay.com',
  accountId: '4',
  savedAt: '2026-11-22T00:00:00.000Z',
};

const open = (procedures: FakeProcedures = {}) =>
  openBackOffice(adminPaths.connections, {
    'admin.connections.iyzico': () => NOT_CONNECTED,
    ...procedures,
  });
const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const fill = async (user: ReturnType<typeof open>['user'], key = 'gercek-anahtar') => {
  const iyzico = await part(/iyzico/);
  await user.type(await iyzico.findByLabelText('API anahtarı'), key);
  await user.type(iyzico.getByLabelText('Güvenlik anahtarı'), 'gizli');
  await user.type(iyzico.getByLabelText('Kendi şifreniz'), 'atolye-sifresi');
  await user.click(iyzico.getByRole('button', { name: 'Dene ve Kaydet' }));
  return iyzico;
};

describe('The connection to iyzico', () => {
  it('is asked for while there is none, and says what that means', async () => {
    let view = NOT_CONNECTED;
    const save = jest.fn((_typed: unknown) => {
      view = CONNECTED;
    });
    const { user } = open({ 'admin.connections.iyzico': () => view, 'admin.connections.saveIyzico': save });
    const iyzico = await part(/iyzico/);
    expect(await iyzico.findByText('Henüz açık değil')).toBeVisible();
    await fill(user);
    expect(await iyzico.findByText('Açık')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toEqual({
      place: 'live',
      apiKey: 'gercek-anahtar',
      secretKey: 'gizli',
      replaces: null,
      currentPassword: 'atolye-sifresi',
    });
    expect(iyzico.queryByLabelText('API anahtarı')).toBeNull();
    expect(iyzico.getByText('https://api.iyzipay.com')).toBeVisible();
  });

  it('says why keys were not saved, and keeps what was typed', async () => {
    const { user } = open({
      'admin.connections.saveIyzico': () => {
        throw new AppError('iyzico_keys_refused');
      },
    });
    const iyzico = await fill(user);
    expect(await iyzico.findByText(/^iyzico bu anahtarları tanımadı; hiçbir şey kaydedilmedi/)).toBeVisible();
    expect(iyzico.getByLabelText('API anahtarı')).toHaveValue('gercek-anahtar');
  });

  it('asks for each field that is missing', async () => {
    const { user } = open();
    const iyzico = await part(/iyzico/);
    await user.click(await iyzico.findByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await iyzico.findByText('API anahtarını yazın.')).toBeVisible();
    expect(iyzico.getByText('Kendi şifrenizi yazın.')).toBeVisible();
  });

  it('shows no key of the account in force, which can be tried and replaced', async () => {
    const { user } = open({
      'admin.connections.iyzico': () => CONNECTED,
      'admin.connections.checkIyzico': () => 'refused',
    });
    const iyzico = await part(/iyzico/);
    expect(await iyzico.findAllByText('••••••••')).toHaveLength(2);
    await user.click(iyzico.getByRole('button', { name: 'Bağlantıyı Dene' }));
    expect(await iyzico.findByText(/^iyzico anahtarları tanımadı/)).toBeVisible();
    await user.click(iyzico.getByRole('button', { name: 'Anahtarları Değiştir' }));
    expect(iyzico.getByLabelText('API anahtarı')).toHaveValue('');
    await user.click(iyzico.getByRole('button', { name: 'Vazgeç' }));
    expect(iyzico.queryByLabelText('API anahtarı')).toBeNull();
  });

  it('is shown as locked when the server names it', async () => {
    open({ 'admin.connections.iyzico': () => ({ ...CONNECTED, areKeysLocked: true }) });
    const iyzico = await part(/iyzico/);
    expect(await iyzico.findByText(/sunucunun ayarlarında kilitli/)).toBeVisible();
    expect(iyzico.queryByRole('button', { name: 'Anahtarları Değiştir' })).toBeNull();
  });
});

describe('The connections', () => {
  it('are closed to other admins', async () => {
    open({ 'adminSession.current': () => theAdmin({ role: 'admin' }) });
    expect(await screen.findByText(/^Bağlantıları yalnızca süper yöneticiler/)).toBeVisible();
  });
});
