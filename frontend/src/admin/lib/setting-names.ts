import type { SecuritySettingKey } from '@contract/common/security-settings.js';

/** The security settings as their section and the activity log name them. */
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
