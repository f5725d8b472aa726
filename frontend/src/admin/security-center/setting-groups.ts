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
