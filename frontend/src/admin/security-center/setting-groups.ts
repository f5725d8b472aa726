import type { SecuritySettingKey } from '@contract/common/security-settings.js';

interface SettingGroup {
  readonly title: string;
  readonly keys: readonly SecuritySettingKey[];
}

/** Specification 3, section 2, 'Security settings': four groups. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'E-posta ve doğrulama',
    keys: ['email_verification_enabled', 'email_notifications_enabled', 'sms_notifications_enabled'],
  },
  {
    title: 'Güvenlik',
    keys: [
      'captcha_enabled',
      'admin_2fa_enabled',
      'security_logging_enabled',
      'max_login_attempts',
      'session_timeout',
    ],
  },
  {
    title: 'Kullanıcı işlemleri',
    keys: ['registration_enabled', 'guest_orders_enabled', 'password_reset_enabled'],
  },
  { title: 'Sistem', keys: ['maintenance_mode', 'api_rate_limit'] },
];

export const SETTING_NAMES: Readonly<Record<SecuritySettingKey, string>> = {
  maintenance_mode: 'Bakım modu',
  registration_enabled: 'Yeni üyelik',
  guest_orders_enabled: 'Misafir siparişi',
  email_verification_enabled: 'E-posta doğrulama',
  captcha_enabled: 'Güvenlik kodu (captcha)',
  password_reset_enabled: 'Şifre sıfırlama',
  email_notifications_enabled: 'E-posta bildirimleri',
  sms_notifications_enabled: 'SMS bildirimleri',
  max_login_attempts: 'En çok giriş denemesi',
  session_timeout: 'Oturum süresi (saniye)',
  admin_2fa_enabled: 'Yönetici girişinde ikinci adım',
  api_rate_limit: 'İstek sınırı (dakikada)',
  security_logging_enabled: 'Güvenlik kayıtları',
};

export function settingText(text: string): string {
  return text === 'true' ? 'Açık' : text === 'false' ? 'Kapalı' : text;
}
