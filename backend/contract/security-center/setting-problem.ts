import {
  readSecuritySetting,
  SECURITY_SETTINGS,
  type SecuritySettingKey,
  type SecuritySettings,
} from '../common/security-settings.js';

const BOUNDS: Partial<Record<SecuritySettingKey, string>> = {
  max_login_attempts: 'Giriş denemesi 1 ile 20 arasında bir sayı olmalıdır.',
  session_timeout: 'Oturum süresi 300 ile 86400 saniye arasında olmalıdır.',
  api_rate_limit: 'İstek sınırı dakikada 10 ile 1000 arasında olmalıdır.',
};

function isSecuritySettingKey(key: string): key is SecuritySettingKey {
  return Object.hasOwn(SECURITY_SETTINGS, key);
}

/**
 * The problem of a setting's text (specification 3, section 5, 'Security numeric settings'); null when it is
 * valid.
 */
export function settingProblem(key: string, text: unknown): string | null {
  if (!isSecuritySettingKey(key)) return 'Böyle bir ayar yok.';
  if (typeof text === 'string' && readSecuritySetting(key, text) !== null) return null;
  return BOUNDS[key] ?? 'Bu ayar yalnızca açık (true) ya da kapalı (false) olabilir.';
}

/** The settings as texts, the format of the documented interface. */
export function formatSettings(settings: SecuritySettings): Record<SecuritySettingKey, string> {
  const entries = Object.entries(settings).map(([key, value]) => [key, String(value)]);
  return Object.fromEntries(entries) as Record<SecuritySettingKey, string>;
}
