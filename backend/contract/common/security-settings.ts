/**
 * The switches and limits of the site (specification 3, sections 3, 5 and 9). Values are stored as texts, in
 * the documented format; an unreadable value counts as the default.
 */
const onOff = (isOn: boolean, description: string) =>
  ({ kind: 'switch', fallback: isOn, description }) as const;
const number = (fallback: number, [min, max]: readonly [number, number], description: string) =>
  ({ kind: 'number', fallback, min, max, description }) as const;

export const SECURITY_SETTINGS = {
  maintenance_mode: onOff(false, 'Açıkken ziyaretçiler yalnızca bakım ekranını görür.'),
  registration_enabled: onOff(true, 'Ziyaretçiler üye olabilir.'),
  guest_orders_enabled: onOff(true, 'Üye olmadan sipariş verilebilir.'),
  email_verification_enabled: onOff(false, 'Üyelik, e-postayla gelen kod girilince tamamlanır.'),
  captcha_enabled: onOff(true, 'Giriş ve üyelikte güvenlik kodu sorulur.'),
  password_reset_enabled: onOff(true, 'Şifre, e-postayla gelen bağlantıyla yenilenebilir.'),
  email_notifications_enabled: onOff(true, 'Hatırlatma ve bilgi e-postaları gönderilir.'),
  sms_notifications_enabled: onOff(false, 'Hatırlatmalar kısa mesajla da gönderilir.'),
  max_login_attempts: number(5, [1, 20], 'Bu kadar hatalı girişten sonra hesap bir süre kilitlenir.'),
  session_timeout: number(3600, [300, 86_400], 'Bu süre boyunca bir şey yapmayan kişi yeniden giriş yapar.'),
  admin_2fa_enabled: onOff(true, 'Yönetici girişinde e-postayla gelen kod da sorulur.'),
  api_rate_limit: number(
    100,
    [10, 1000],
    'Bir internet bağlantısının bir dakikada açabileceği sayfa ve yapabileceği işlem sayısı.',
  ),
  security_logging_enabled: onOff(true, 'Güvenlik olayları kayda geçer.'),
} as const;

/** Why text messages cannot be switched on. */
export const NO_SMS_PROVIDER = 'Kısa mesaj sağlayıcısı bağlı değil; bağlanınca buradan açabilirsiniz.';

export type SecuritySettingKey = keyof typeof SECURITY_SETTINGS;
export const SECURITY_SETTING_KEYS = Object.keys(SECURITY_SETTINGS) as SecuritySettingKey[];

/** The settings that protect the back office. Only super admins switch them off, with their password. */
export const PROTECTIONS = {
  admin_2fa_enabled: 'yönetici girişinin ikinci adımı',
  captcha_enabled: 'girişteki güvenlik kodu',
  security_logging_enabled: 'güvenlik kayıtları',
} as const satisfies Partial<Record<SecuritySettingKey, string>>;

export type ProtectionKey = keyof typeof PROTECTIONS;

/** The protections that a change of settings switches off. */
export function switchedOff(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ProtectionKey[] {
  const keys = Object.keys(PROTECTIONS) as ProtectionKey[];
  return keys.filter((key) => before[key] === 'true' && after[key] === 'false');
}

/** All settings with valid values. */
export type SecuritySettings = {
  readonly [K in SecuritySettingKey]: (typeof SECURITY_SETTINGS)[K]['fallback'] extends boolean
    ? boolean
    : number;
};

/** Parses the stored text of a setting. Null when it is neither true nor false, or a number out of bounds. */
export function readSecuritySetting(key: SecuritySettingKey, text: string): boolean | number | null {
  const rule = SECURITY_SETTINGS[key];
  if (rule.kind === 'switch') return text === 'true' ? true : text === 'false' ? false : null;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= rule.min && value <= rule.max ? value : null;
}

/** The settings: stored values, else defaults. */
export function securitySettingsFrom(stored: Readonly<Record<string, string>>): SecuritySettings {
  const entries = SECURITY_SETTING_KEYS.map((key) => {
    const text = stored[key];
    const value = text === undefined ? null : readSecuritySetting(key, text);
    return [key, value ?? SECURITY_SETTINGS[key].fallback] as const;
  });
  return Object.fromEntries(entries) as SecuritySettings;
}
