import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { MASKED } from '@contract/common/masked.js';
import type { EmailSettingsView } from '@contract/messaging/email/email-settings.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../email-page.js';

const ADDRESS = '/admin/e-posta';
const button = (name: string) => screen.getByRole('button', { name });

const SETTINGS: EmailSettingsView = {
  ...{ smtpHost: 'smtp.ornek.com', smtpPort: 587, smtpUsername: 'atolye', smtpPassword: MASKED },
  ...{ smtpEncryption: 'tls', fromEmail: 'selam@ornek.com', fromName: 'Toprak', isActive: true },
  ...{ imapHost: '', imapPort: 993, imapSsl: true, pop3Host: '', pop3Port: 995, pop3Ssl: true },
  ...{ smtpSslPort: 465, smtpTlsPort: 587, version: 3 },
};

describe('The settings of the studio’s mail', () => {
  type Saved = Partial<EmailSettingsView>;

  function open(procedures: FakeProcedures = {}) {
    const saved: Saved[] = [];
    const opened = openBackOffice(ADDRESS, {
      'admin.email.settings': () => SETTINGS,
      'admin.email.saveSettings': (given: Saved) => void saved.push(given),
      ...procedures,
    });
    return { ...opened, saved };
  }

  it('send the mask back for a password nobody touched, and bring the port along with the encryption', async () => {
    const { user, saved } = open();
    const password = await screen.findByLabelText('Şifre');
    expect(password).toHaveValue('');
    expect(password).toHaveAccessibleDescription('Bir şifre kayıtlı; boş bırakırsanız olduğu gibi kalır.');
    await user.selectOptions(screen.getByLabelText('Şifreleme'), 'SSL');
    expect(screen.getByLabelText('Port')).toHaveValue(465);
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'benim-sifrem');
    await user.click(button('Ayarları Kaydet'));
    expect(await screen.findByText('E-posta ayarları kaydedildi.')).toBeVisible();
    expect(saved).toMatchObject([{ smtpPassword: MASKED, smtpEncryption: 'ssl', smtpPort: 465, version: 3 }]);
  });

  it('take a new password, the old one away, or nothing that the rules refuse', async () => {
    const { user, saved } = open();
    await user.type(await screen.findByLabelText('Şifre'), 'yeni');
    await user.clear(screen.getByLabelText('Gönderen e-posta'));
    await user.click(button('Ayarları Kaydet'));
    expect(await screen.findByText('Gönderen e-posta adresi gerekli')).toBeVisible();
    expect(saved).toEqual([]);

    await user.type(screen.getByLabelText('Gönderen e-posta'), 'selam@ornek.com');
    await user.clear(screen.getByLabelText('Şifre'));
    await user.click(button('Kayıtlı Şifreyi Sil'));
    expect(screen.getByText('Ayarlar kaydedilince kayıtlı şifre silinir.')).toBeVisible();
    await user.type(screen.getByLabelText('Şifre'), 'yeni');
    await user.click(button('Ayarları Kaydet'));
    await waitFor(() => expect(saved).toMatchObject([{ smtpPassword: 'yeni' }]));
  });

  it('say what to do with the user name of a server that wants no password', async () => {
    open({ 'admin.email.settings': () => ({ ...SETTINGS, smtpHost: 'mail.camur.example' }) });
    expect(await screen.findByLabelText('Kullanıcı adı')).toHaveAccessibleDescription(
      /Sunucu şifre istemiyorsa boş bırakın/,
    );
  });

  it('need but a provider, an address and a password of a new shop, and are switched on', async () => {
    const nothing = { smtpHost: '', smtpUsername: '', smtpPassword: '', fromEmail: '', isActive: false };
    const { user, saved } = open({ 'admin.email.settings': () => ({ ...SETTINGS, ...nothing }) });
    const provider = await screen.findByLabelText('E-posta sağlayıcınız');
    expect(screen.queryByLabelText('SMTP sunucusu')).toBeNull();
    await user.selectOptions(provider, 'Yandex Mail / Yandex 360');
    expect(screen.getByText(/uygulama şifresi gerekir/)).toBeVisible();
    await user.type(screen.getByLabelText('Gönderen e-posta'), 'a@camur.example');
    await user.type(screen.getByLabelText('Şifre'), 'uygulama-sifresi');
    expect(screen.getByRole('switch', { name: 'Bu ayarlarla gönder' })).toBeChecked();
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'benim-sifrem');
    await user.click(button('Ayarları Kaydet'));
    await waitFor(() =>
      expect(saved).toMatchObject([
        {
          ...{ smtpHost: 'smtp.yandex.com', smtpPort: 465, smtpEncryption: 'ssl', isActive: true },
          ...{ smtpUsername: 'a@camur.example', fromEmail: 'a@camur.example' },
        },
      ]),
    );
  });

  it('say that they are stored and switched off, and switch on', async () => {
    const { user, saved } = open({ 'admin.email.settings': () => ({ ...SETTINGS, isActive: false }) });
    expect(await screen.findByText('Bu ayarlar kayıtlı ama kapalı:')).toBeVisible();
    await user.click(button('Bu Sunucuyla Göndermeye Başla'));
    const password = screen.getByLabelText('Kendi şifreniz');
    expect(password).toHaveFocus();
    await user.type(password, 'benim-sifrem');
    await user.click(button('Ayarları Kaydet'));
    await waitFor(() => expect(saved).toMatchObject([{ isActive: true, currentPassword: 'benim-sifrem' }]));
  });

  it('ask for the own password when the mails go another way, and only then', async () => {
    const { user, saved } = open();
    await user.type(await screen.findByLabelText('Gönderen adı'), '!');
    expect(screen.queryByLabelText('Kendi şifreniz')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Bu ayarlarla gönder' }));
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'benim-sifrem');
    await user.click(button('Ayarları Kaydet'));
    await waitFor(() => expect(saved).toMatchObject([{ currentPassword: 'benim-sifrem' }]));
  });

  it('bring the reason of a refusal into view and focus', async () => {
    const { user } = open({
      'admin.email.saveSettings': () => {
        throw new AppError('mail_server_failed', { reason: 'Kullanıcı adı veya şifre kabul edilmedi.' });
      },
    });
    await user.type(await screen.findByLabelText('Gönderen adı'), '!');
    await user.click(button('Ayarları Kaydet'));
    const reason = await screen.findByText('Kullanıcı adı veya şifre kabul edilmedi.');
    await waitFor(() => expect(reason.closest('[role=alert]')).toHaveFocus());
  });

  it('that somebody else saved meanwhile stand beside mine, and nothing is lost unasked', async () => {
    const theirs = { ...SETTINGS, fromName: 'Atölye', version: 4 };
    const versions: unknown[] = [];
    let now = SETTINGS;
    const { user } = open({
      'admin.email.settings': () => now,
      'admin.email.saveSettings': ({ version }: Saved) => {
        versions.push(version);
        now = theirs;
        if (version === 3) throw new AppError('changed_meanwhile');
      },
    });
    const name = await screen.findByLabelText('Gönderen adı');
    await user.clear(name);
    await user.type(name, 'Toprak Atölye');
    await user.click(button('Ayarları Kaydet'));
    const dialog = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(within(dialog).getByText('Atölye')).toBeVisible();
    expect(within(dialog).queryByText('SMTP sunucusu')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('E-posta ayarları kaydedildi.')).toBeVisible();
    expect(versions).toEqual([3, 4]);
  });

  it('are tested in words for each server, and by a mail to oneself', async () => {
    const testConnection = jest.fn<(given: unknown) => void>(() => {
      throw new AppError('mail_server_failed', { reason: 'Kullanıcı adı veya şifre kabul edilmedi.' });
    });
    const checked: Saved[] = [];
    const { user } = open({
      'admin.email.checkConnections': (typed: Saved) => {
        checked.push(typed);
        return [
          { service: 'smtp', isReached: true, message: 'SMTP sunucusuna bağlanıldı ve oturum açıldı.' },
          { service: 'imap', isReached: false, message: 'Sunucu zamanında yanıt vermedi.' },
        ];
      },
      'admin.email.testConnection': testConnection,
    });
    await user.click(await screen.findByRole('button', { name: 'Bağlantıyı Test Et' }));
    expect(await screen.findByText('SMTP sunucusuna bağlanıldı ve oturum açıldı.')).toBeVisible();
    expect(screen.getByText('IMAP: Sunucu zamanında yanıt vermedi.')).toBeVisible();
    await user.type(screen.getByLabelText('Gönderen adı'), '!');
    expect(screen.queryByText('IMAP: Sunucu zamanında yanıt vermedi.')).toBeNull();
    await user.click(button('Bağlantıyı Test Et'));
    expect(await screen.findByText('IMAP: Sunucu zamanında yanıt vermedi.')).toBeVisible();
    expect(checked.at(-1)).toMatchObject({ fromName: 'Toprak!', smtpPassword: MASKED });

    const address = screen.getByLabelText('Test e-posta adresi');
    await user.clear(address);
    await user.click(button('Test E-postası Gönder'));
    expect(screen.getByText('Test email adresi gerekli')).toBeVisible();
    expect(testConnection).not.toHaveBeenCalled();
    await user.type(address, 'ben@ornek.com');
    await user.type(screen.getByLabelText(/^SMTP sunucusu/), '.tr');
    await user.type(screen.getByLabelText('Kendi şifreniz'), 'sifrem');
    await user.click(button('Test E-postası Gönder'));
    expect(await screen.findByText('Kullanıcı adı veya şifre kabul edilmedi.')).toBeVisible();
    expect(testConnection).toHaveBeenCalledWith(
      expect.objectContaining({ testEmail: 'ben@ornek.com', smtpHost: `${SETTINGS.smtpHost}.tr` }),
    );
    expect(testConnection.mock.calls[0]?.[0]).not.toHaveProperty('currentPassword');
  });
});
