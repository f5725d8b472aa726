import type { EmailSettingsView } from './email-settings.js';

type Server = Pick<EmailSettingsView, 'smtpHost' | 'smtpPort' | 'smtpEncryption'>;

interface MailProvider {
  readonly label: string;
  /** The name that the provider's own help uses. */
  readonly server: Server;
  /** A sentence about the password that this provider expects. */
  readonly hint: string;
}

/** The providers whose server the studio need not know. */
export const MAIL_PROVIDERS = {
  google: {
    label: 'Gmail / Google Workspace',
    server: { smtpHost: 'smtp.gmail.com', smtpPort: 587, smtpEncryption: 'tls' },
    hint: 'Gmail şifreniz değil, bir uygulama şifresi gerekir: Google hesabınızda iki adımlı doğrulamayı açıp “Uygulama şifreleri”nden alın.',
  },
  yandex: {
    label: 'Yandex Mail / Yandex 360',
    server: { smtpHost: 'smtp.yandex.com', smtpPort: 465, smtpEncryption: 'ssl' },
    hint: 'Yandex şifreniz değil, bir uygulama şifresi gerekir: Yandex hesabınızda “Uygulama şifreleri”nden “Posta” için alın.',
  },
  microsoft: {
    label: 'Microsoft 365 (Outlook)',
    server: { smtpHost: 'smtp.office365.com', smtpPort: 587, smtpEncryption: 'tls' },
    hint: 'Microsoft 365 yöneticisinin bu adres için “Kimliği doğrulanmış SMTP”yi açması gerekir. Kişisel outlook.com ve hotmail.com adresleri şifreyle gönderime kapalıdır.',
  },
} as const satisfies Record<string, MailProvider>;

export type MailProviderKey = keyof typeof MAIL_PROVIDERS;

export const MAIL_PROVIDER_KEYS = Object.keys(MAIL_PROVIDERS) as MailProviderKey[];

/** The provider whose server this is; null for every other one. */
export function mailProviderOf(server: Server): MailProviderKey | null {
  const names = ['smtpHost', 'smtpPort', 'smtpEncryption'] as const;
  const isOf = (key: MailProviderKey) =>
    names.every((name) => MAIL_PROVIDERS[key].server[name] === server[name]);
  return MAIL_PROVIDER_KEYS.find(isOf) ?? null;
}
