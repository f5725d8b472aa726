import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError, errorText } from '@contract/app-error.js';
import type { DomainView } from '@contract/connections/domain.js';
import type { ParasutView } from '@contract/connections/parasut-account.js';
import type { IysView } from '@contract/connections/iys-account.js';
import type { RemoveAccountDto } from '@contract/connections/remove-account.dto.js';
import type { GeliverView } from '@contract/connections/geliver-account.js';
import type { IyzicoView } from '@contract/connections/iyzico-account.js';
import type { ServiceStates } from '@contract/connections/service-states.js';
import type { SmsView } from '@contract/connections/sms-account.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import './connections-page.js';

const NOT_CONNECTED: IyzicoView = {
  address: null,
  isTrial: false,
  lockedKeys: [],
  lockedAddress: [],
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

const NO_GELIVER: GeliverView = { accountId: null, account: null, isUnreadable: false };
const GELIVER: GeliverView = {
  ...{ accountId: '9', isUnreadable: false },
  account: {
    ...{ place: 'test', sender: 'Toprak, Kadıköy / İstanbul', savedAt: '2026-11-22T00:00:00.000Z' },
    ...{ lengthCm: 30, widthCm: 25, heightCm: 20 },
  },
};
const NO_SMS: SmsView = {
  userCode: null,
  header: null,
  accountId: null,
  savedAt: null,
  isUnreadable: false,
  isSwitchedOn: false,
};
const NO_PARASUT: ParasutView = {
  companyId: null,
  username: null,
  accountId: null,
  savedAt: null,
  isUnreadable: false,
};
const NO_IYS: IysView = {
  ...{ iysCode: null, brandCode: null, accountId: null, savedAt: null, isUnreadable: false },
  state: { waiting: 0, late: 0, refused: 0, problem: null, readAt: null, events: [] },
};
const SMS: SmsView = { ...NO_SMS, userCode: '8505550148', header: 'TOPRAK', accountId: '7' };
const DOMAIN: DomainView = {
  host: 'camur.net',
  senderDomain: 'camur.net',
  isLocal: false,
  checkedAt: null,
  findings: [],
};
const NO_MAIL = { way: null, host: null, sender: null, isSwitchedOff: false };
const SERVICES: ServiceStates = {
  mail: { way: 'environment', host: 'mail.camur.net', sender: 'merhaba@camur.net', isSwitchedOff: false },
  ai: { isConfigured: false, model: 'gemini-2.0-flash' },
  storage: { kind: 'folder', place: '/media', free: 1_000_000_000 },
};

const open = (procedures: FakeProcedures = {}) =>
  openBackOffice(adminPaths.connections, {
    'admin.connections.iyzico': () => NOT_CONNECTED,
    'admin.connections.geliver': () => NO_GELIVER,
    'admin.connections.sms': () => NO_SMS,
    'admin.connections.parasut': () => NO_PARASUT,
    'admin.connections.iys': () => NO_IYS,
    'admin.connections.services': () => SERVICES,
    'admin.connections.domain': () => DOMAIN,
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
    open({
      'admin.connections.iyzico': () => ({
        ...CONNECTED,
        lockedAddress: ['IYZICO_URI'],
        lockedKeys: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
      }),
    });
    const iyzico = await part(/iyzico/);
    expect(
      await iyzico.findByText(/kilitli \(IYZICO_URI, IYZICO_API_KEY ve IYZICO_SECRET_KEY\)/),
    ).toBeVisible();
    expect(iyzico.queryByRole('button', { name: 'Hesabı Kaldır' })).toBeNull();
    expect(iyzico.queryByRole('button', { name: 'Anahtarları Değiştir' })).toBeNull();
  });
});

describe('The account with iyzico', () => {
  it('is removed after the own password, and what was refused is said', async () => {
    let view = CONNECTED;
    const remove = jest.fn(({ currentPassword }: RemoveAccountDto) => {
      if (currentPassword === 'yanlis') throw new AppError('password_wrong');
      view = { ...NOT_CONNECTED, accountId: '5' };
    });
    const { user } = open({
      'admin.connections.iyzico': () => view,
      'admin.connections.removeIyzico': remove,
    });
    const iyzico = await part(/iyzico/);
    await user.click(await iyzico.findByRole('button', { name: 'Hesabı Kaldır' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'iyzico hesabı kaldırılsın mı?' }));
    await user.type(dialog.getByLabelText('Şifreniz'), 'yanlis');
    await user.click(dialog.getByRole('button', { name: 'Hesabı Kaldır' }));
    expect(await dialog.findByText(errorText('password_wrong'))).toBeVisible();

    await user.clear(dialog.getByLabelText('Şifreniz'));
    await user.type(dialog.getByLabelText('Şifreniz'), 'atolye-sifresi');
    await user.click(dialog.getByRole('button', { name: 'Hesabı Kaldır' }));
    expect(await iyzico.findByText('Henüz açık değil')).toBeVisible();
    expect(remove).toHaveBeenLastCalledWith({ accountId: '4', currentPassword: 'atolye-sifresi' });
  });
});

describe('The connection for text messages', () => {
  it('is entered when somebody wants it, and says where messages are switched on', async () => {
    let view = NO_SMS;
    const save = jest.fn((_typed: unknown) => {
      view = SMS;
    });
    const { user } = open({ 'admin.connections.sms': () => view, 'admin.connections.saveSms': save });
    const sms = await part(/Netgsm/);
    await user.click(await sms.findByRole('button', { name: 'Netgsm Hesabını Bağla' }));
    await user.type(sms.getByLabelText('Kullanıcı kodu'), '850');
    await user.click(sms.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await sms.findByText(/^Kullanıcı kodu 10 hanedir/)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await user.type(sms.getByLabelText('Kullanıcı kodu'), '5550148');
    await user.type(sms.getByLabelText('API şifresi'), 'gizli');
    await user.type(sms.getByLabelText('Gönderen adı'), 'TOPRAK');
    await user.type(sms.getByLabelText('Kendi şifreniz'), 'atolye-sifresi');
    await user.click(sms.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await sms.findByText('Bağlı, SMS kapalı')).toBeVisible();
    expect(sms.getByRole('link', { name: 'Güvenlik Ayarları' })).toHaveAttribute('href', adminPaths.security);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ userCode: '8505550148', password: 'gizli' });
  });

  it('tells the credit when it is tried', async () => {
    const { user } = open({
      'admin.connections.sms': () => SMS,
      'admin.connections.checkSms': () => ({ verdict: 'accepted', credit: '34,020' }),
    });
    const sms = await part(/Netgsm/);
    await user.click(await sms.findByRole('button', { name: 'Bağlantıyı Dene' }));
    expect(await sms.findByText(/Kalan kredi: 34,020 TL/)).toBeVisible();
  });
});

describe('The connection for invoices', () => {
  it('is entered with the account’s keys, and shows none of them', async () => {
    let view = NO_PARASUT;
    const save = jest.fn((_typed: unknown) => {
      view = { ...NO_PARASUT, companyId: '115233', username: 'atolye@camur.net', accountId: '9' };
    });
    const { user } = open({
      'admin.connections.parasut': () => view,
      'admin.connections.saveParasut': save,
      'admin.connections.checkParasut': () => 'refused',
    });
    const parasut = await part(/Paraşüt/);
    await user.click(await parasut.findByRole('button', { name: 'Paraşüt Hesabını Bağla' }));
    await user.type(parasut.getByLabelText('Firma numarası'), 'camur');
    await user.click(parasut.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await parasut.findByText(/^Firma numarası rakamlardan oluşur/)).toBeVisible();
    expect(parasut.getByText('Client ID yazın.')).toBeVisible();
    await user.clear(parasut.getByLabelText('Firma numarası'));
    for (const [field, text] of [
      ['Firma numarası', '115233'],
      ['Client ID', 'kimlik'],
      ['Client Secret', 'gizli'],
      ['Paraşüt e-posta adresi', 'atolye@camur.net'],
      ['Paraşüt şifresi', 'sifre'],
      ['Kendi şifreniz', 'atolye-sifresi'],
    ] as const) {
      await user.type(parasut.getByLabelText(field), text);
    }
    await user.click(parasut.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await parasut.findByText('Açık')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      companyId: '115233',
      clientSecret: 'gizli',
      replaces: null,
    });
    await user.click(parasut.getByRole('button', { name: 'Bağlantıyı Dene' }));
    expect(await parasut.findByText(/^Paraşüt hesabı tanımadı/)).toBeVisible();
  });
});

describe('The connection to Geliver', () => {
  it('is made with a token and a box, and shows from where parcels are sent', async () => {
    let view = NO_GELIVER;
    const save = jest.fn((_typed: unknown) => {
      view = GELIVER;
    });
    const { user } = open({ 'admin.connections.geliver': () => view, 'admin.connections.saveGeliver': save });
    const geliver = await part(/Geliver/);
    expect(await geliver.findByText('Bağlı değil')).toBeVisible();
    await user.click(geliver.getByRole('button', { name: 'Geliver Hesabını Bağla' }));
    await user.selectOptions(geliver.getByLabelText('Ortam'), 'test');
    await user.type(geliver.getByLabelText('API anahtarı'), 'anahtar');
    await user.clear(geliver.getByLabelText('En (cm)'));
    await user.type(geliver.getByLabelText('Kendi şifreniz'), 'atolye-sifresi');
    await user.click(geliver.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await geliver.findByText(/^1 ile 200 cm arasında/)).toBeVisible();
    await user.type(geliver.getByLabelText('En (cm)'), '40');
    await user.click(geliver.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await geliver.findByText('Toprak, Kadıköy / İstanbul')).toBeVisible();
    expect(geliver.getByText('30 × 25 × 20 cm')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ place: 'test', token: 'anahtar', lengthCm: 40 });
  });

  it('says what came of a trial', async () => {
    const { user } = open({
      'admin.connections.geliver': () => GELIVER,
      'admin.connections.checkGeliver': () => 'no_sender',
    });
    const geliver = await part(/Geliver/);
    await user.click(await geliver.findByRole('button', { name: 'Bağlantıyı Dene' }));
    expect(await geliver.findByText(/gönderici adresi kalmamış/)).toBeVisible();
  });
});

describe('The connection for consents', () => {
  it('is entered with the account’s numbers, and refused numbers are explained', async () => {
    let view = NO_IYS;
    const save = jest.fn((_typed: unknown) => {
      view = { ...NO_IYS, iysCode: '115233', brandCode: '115234', accountId: '4' };
    });
    const { user } = open({
      'admin.connections.iys': () => view,
      'admin.connections.saveIys': save,
      'admin.connections.checkIys': () => 'refused',
    });
    const iys = await part(/İYS/);
    await user.click(await iys.findByRole('button', { name: 'İYS Hesabını Bağla' }));
    await user.type(iys.getByLabelText('İYS numarası'), 'camur');
    await user.click(iys.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await iys.findByText(/^İYS numarası rakamlardan oluşur/)).toBeVisible();
    await user.clear(iys.getByLabelText('İYS numarası'));
    for (const [field, text] of [
      ['İYS numarası', '115233'],
      ['Marka kodu', '115234'],
      ['API kullanıcı adı', 'api'],
      ['API şifresi', 'sifre'],
      ['Kendi şifreniz', 'atolye-sifresi'],
    ] as const) {
      await user.type(iys.getByLabelText(field), text);
    }
    await user.click(iys.getByRole('button', { name: 'Dene ve Kaydet' }));
    expect(await iys.findByText('Açık')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ iysCode: '115233', brandCode: '115234', replaces: null });
    await user.click(iys.getByRole('button', { name: 'Bağlantıyı Dene' }));
    expect(await iys.findByText(/^İYS hesabı tanımadı/)).toBeVisible();
  });

  it('shows what is late and what was refused, which can be told again', async () => {
    const tell = jest.fn(() => ({ count: 1 }));
    const event = {
      ...{ id: '7', recipient: 'a***@ornek.com', type: 'EPOSTA', status: 'ONAY' },
      ...{ reason: 'H175: Alıcı adresi geçersiz.', at: '2026-11-20T09:30:00.000Z' },
    } as const;
    const { user } = open({
      'admin.connections.iys': () => ({
        ...NO_IYS,
        state: { ...NO_IYS.state, waiting: 3, late: 2, refused: 1, events: [event] },
      }),
      'admin.connections.tellIysAgain': tell,
    });
    const iys = await part(/İYS/);
    expect(await iys.findByText('Geciken izin var')).toBeVisible();
    expect(iys.getByText(/^2 kayıt iki günden uzun süredir bekliyor/)).toBeVisible();
    expect(iys.getByText(/a\*\*\*@ornek\.com, e-posta onayı.*H175/)).toBeVisible();
    await user.click(iys.getByRole('button', { name: 'Yeniden Bildir' }));
    expect(await screen.findByText('1 kayıt yeniden bildirilecek.')).toBeVisible();
    expect(tell).toHaveBeenCalled();
  });
});

describe('The other connections', () => {
  it('show their state, and lead to where they are set up', async () => {
    const { user } = open({
      'admin.connections.tryMail': () => ({ isReached: true, message: 'Doğrulandı: sunucu yanıt verdi.' }),
    });
    const mail = await part(/^E-posta/);
    expect(mail.getByText('merhaba@camur.net')).toBeVisible();
    expect(mail.getByRole('link', { name: 'E-posta Yönetimi' })).toHaveAttribute('href', adminPaths.email);
    await user.click(mail.getByRole('button', { name: 'Bağlantıyı Dene' }));
    expect(await mail.findByText('Doğrulandı')).toBeVisible();
    expect((await part(/^Yapay zekâ/)).getByRole('link', { name: 'Blog' })).toBeVisible();
    expect((await part(/^Resimlerin/)).getByText('Yer azalıyor')).toBeVisible();
  });

  it('say that mails wait while there is no relay', async () => {
    open({
      'admin.connections.services': () => ({ ...SERVICES, mail: NO_MAIL }),
    });
    expect(await (await part(/^E-posta/)).findByText(/bir sunucu girilene kadar bekler/)).toBeVisible();
  });

  it('say that a server is stored and switched off, and lead to the switch', async () => {
    open({
      'admin.connections.services': () => ({ ...SERVICES, mail: { ...NO_MAIL, isSwitchedOff: true } }),
    });
    const mail = await part(/^E-posta/);
    expect(await mail.findByText('Kayıtlı ama kapalı')).toBeVisible();
    expect(mail.getByRole('link', { name: 'Sunucuyu açın' })).toHaveAttribute('href', adminPaths.email);
  });
});

describe('The domain', () => {
  it('is measured when somebody asks, with a word on what to do', async () => {
    const { user } = open({
      'admin.connections.measureDomain': (): DomainView => ({
        ...DOMAIN,
        checkedAt: '2026-11-27T12:00:00.000Z',
        findings: [
          { name: 'DNS kaydı', status: 'passed', finding: 'camur.net: 203.0.113.9', advice: null },
          { name: 'SPF', status: 'failed', finding: 'SPF kaydı yok.', advice: 'TXT kaydı ekleyin.' },
        ],
      }),
    });
    const domain = await part(/^Alan adı/);
    expect(await domain.findByText('Henüz ölçülmedi.')).toBeVisible();
    await user.click(domain.getByRole('button', { name: 'Şimdi Ölç' }));
    expect(await domain.findByText('TXT kaydı ekleyin.')).toBeVisible();
    expect(domain.getByText('Düzeltilecekler var')).toBeVisible();
    expect(domain.getByText('Son ölçüm: 27.11.2026 15:00')).toBeVisible();
  });
});

describe('The connections', () => {
  it('are closed to other admins', async () => {
    open({ 'adminSession.current': () => theAdmin({ role: 'admin' }) });
    expect(await screen.findByText('Bu sayfa rolünüzün dışında')).toBeVisible();
  });
});
