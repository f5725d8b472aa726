import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminRole } from '@contract/admin/roles.js';
import type { SettingsView } from '@contract/security-center/admin-settings.views.js';
import { AppError } from '@contract/app-error.js';
import { securitySettingsFrom } from '@contract/common/security-settings.js';
import { formatSettings } from '@contract/security-center/setting-problem.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';

type Texts = Record<string, string>;

interface SentSettings {
  readonly version: number;
  readonly settings: Texts;
  readonly currentPassword?: string;
}

const PASSWORD = 'firin-isi';
const WRONG = 'Şifrenizi hatalı yazdınız.';

/** A server that stores the settings and refuses a save with an older version. */
function openSettings(role: AdminRole = 'super_admin', isSmsAvailable = true) {
  const sent: Texts[] = [];
  let kept: SettingsView = {
    version: 4,
    values: formatSettings(securitySettingsFrom({})),
    isSmsAvailable,
  };
  const write = (settings: Texts) => {
    kept = { ...kept, version: kept.version + 1, values: { ...kept.values, ...settings } };
    return kept;
  };
  const opened = openBackOffice('/admin/guvenlik', {
    'admin.settings.get': () => kept,
    'adminSession.current': () => theAdmin({ role }),
    'admin.settings.save': ({ version, settings, currentPassword }: SentSettings) => {
      sent.push(settings);
      if (settings['captcha_enabled'] === 'false') {
        if (role !== 'super_admin') throw new AppError('protection_for_super_admin');
        if (currentPassword !== PASSWORD) {
          throw new AppError('password_wrong', {}, { currentPassword: WRONG });
        }
      }
      if (version !== kept.version) throw new AppError('changed_meanwhile');
      return write(settings);
    },
    'admin.settings.setMaintenance': ({ isOn }: { isOn: boolean }) =>
      write({ maintenance_mode: String(isOn) }),
    'admin.settings.emptyCaches': () => ({ answers: 12, pages: 3, bytes: 20_480, processes: 2 }),
  });
  return { ...opened, sent, changeElsewhere: write };
}

const toggle = (name: string) => screen.findByRole('switch', { name });
const button = (name: string) => screen.getByRole('button', { name });
const UNSAVED = /^Kaydedilmemiş değişiklikler var/;

describe('The security settings', () => {
  it('do not offer text messages that nobody would carry', async () => {
    openSettings('super_admin', false);
    const sms = await toggle('SMS bildirimleri');
    expect(sms).toBeDisabled();
    expect(sms).toHaveAccessibleDescription(/Kısa mesaj sağlayıcısı bağlı değil/);
  });

  it('are marked while they are not saved, and only what changed is sent', async () => {
    const { user, sent } = openSettings();
    await user.click(await toggle('Yeni üyelik'));
    expect(screen.getByText(UNSAVED)).toBeVisible();
    await user.click(await toggle('Yeni üyelik'));
    expect(screen.queryByText(UNSAVED)).toBeNull();

    await user.click(await toggle('Misafir siparişi'));
    await user.click(button('Kaydet'));
    expect(await screen.findByText('Ayarlar kaydedildi; bütün sitede geçerli.')).toBeVisible();
    expect(sent).toEqual([{ guest_orders_enabled: 'false' }]);
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });

  it('ask for the password before a protection is switched off, and say when it is wrong', async () => {
    const { user, sent } = openSettings();
    await user.click(await toggle('Güvenlik kodu (captcha)'));
    await user.click(button('Kaydet'));
    const question = within(await screen.findByRole('dialog', { name: 'Bir korumayı kapatıyorsunuz' }));
    expect(question.getByText(/^Kapatılacak: girişteki güvenlik kodu\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Kapat ve Kaydet' }));
    expect(question.getByText('Şifrenizi yazın.')).toBeVisible();
    expect(sent).toEqual([]);

    await user.type(question.getByLabelText('Şifreniz'), 'yanlis');
    await user.click(question.getByRole('button', { name: 'Kapat ve Kaydet' }));
    expect(await question.findByText(WRONG)).toBeVisible();
    expect(screen.getByText(UNSAVED)).toBeInTheDocument();

    await user.clear(question.getByLabelText('Şifreniz'));
    await user.type(question.getByLabelText('Şifreniz'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Ayarlar kaydedildi; bütün sitede geçerli.')).toBeVisible();
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });

  it('tell other admins that only super admins switch a protection off', async () => {
    const { user } = openSettings('admin');
    await user.click(await toggle('Güvenlik kodu (captcha)'));
    await user.click(button('Kaydet'));
    expect(await screen.findByText(/yalnızca süper yöneticiler kapatabilir/)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Bir korumayı kapatıyorsunuz' })).toBeNull();
    expect(screen.getByText(UNSAVED)).toBeVisible();
  });

  it('keep a number within its bounds', async () => {
    const { user, sent } = openSettings();
    const limit = await screen.findByLabelText('İstek sınırı (dakikada)');
    await user.clear(limit);
    await user.type(limit, '9');
    expect(screen.queryByText(/^İstek sınırı dakikada 10/)).toBeNull();
    await user.tab();
    expect(screen.getByText('İstek sınırı dakikada 10 ile 1000 arasında olmalıdır.')).toBeVisible();
    expect(button('Kaydet')).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('put both side by side when another admin changed the same, and are saved beside other changes', async () => {
    const { user, sent, changeElsewhere } = openSettings();
    const limit = await screen.findByLabelText('İstek sınırı (dakikada)');
    await user.clear(limit);
    await user.type(limit, '200');
    changeElsewhere({ api_rate_limit: '300' });
    await user.click(button('Kaydet'));
    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(within(conflict).getByText('300')).toBeVisible();
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));
    expect(await screen.findByText('Ayarlar kaydedildi; bütün sitede geçerli.')).toBeVisible();

    await user.click(await toggle('Misafir siparişi'));
    changeElsewhere({ sms_notifications_enabled: 'true' });
    await user.click(button('Kaydet'));
    expect(await toggle('SMS bildirimleri')).toBeChecked();
    expect(sent.at(-1)).toEqual({ guest_orders_enabled: 'false' });
  });

  it('close and open the site after a question, and say what was emptied', async () => {
    const { user } = openSettings();
    await toggle('Yeni üyelik');
    await user.click(button('Bakımı Aç'));
    const question = await screen.findByRole('alertdialog', { name: 'Bakım modunu açalım mı?' });
    await user.click(within(question).getByRole('button', { name: 'Bakımı Aç' }));
    expect(await screen.findByText(/^Bakım modu açıldı/)).toBeVisible();
    const state = screen.getByRole('group', { name: 'Bakım modu' });
    expect(within(state).getByText('Açık')).toBeVisible();
    expect(within(state).getByRole('button', { name: 'Bakımı Kapat' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bakımı Aç' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Bakım modu' })).toBeNull();

    await user.click(button('Önbelleği Temizle'));
    expect(
      await screen.findByText(/12 hazır yanıt ve 3 sayfa \(20 KB\) silindi\..* Öteki 1 sunucu/),
    ).toBeVisible();
  });

  it.each([
    ['nobody answers', new Error('offline'), 'Güvenlik ayarları yüklenemedi.'],
    ['the server refuses', new AppError('unexpected'), 'Güvenlik ayarları alınamadı.'],
  ])('fall back to the built-in ones when %s, and cannot be changed then', async (_when, error, text) => {
    openBackOffice('/admin/guvenlik', {
      'admin.settings.get': () => {
        throw error;
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await toggle('Güvenlik kodu (captcha)')).toBeChecked();
    expect(await toggle('Yeni üyelik')).toBeDisabled();
    expect(screen.getByLabelText('Oturum süresi (saniye)')).toHaveValue('3600');
  });
});
