import type { EmailSettingsView } from '../../contract/email/email-settings.js';
import type { MailLogView } from '../../contract/email/mail-log.js';
import type { MailTemplateView } from '../../contract/email/mail-template.views.js';

/** The documented names of the settings, and ours. */
const SETTING_NAMES = {
  smtp_host: 'smtpHost',
  smtp_port: 'smtpPort',
  smtp_username: 'smtpUsername',
  smtp_password: 'smtpPassword',
  smtp_encryption: 'smtpEncryption',
  from_email: 'fromEmail',
  from_name: 'fromName',
  is_active: 'isActive',
  imap_host: 'imapHost',
  imap_port: 'imapPort',
  imap_ssl: 'imapSsl',
  pop3_host: 'pop3Host',
  pop3_port: 'pop3Port',
  pop3_ssl: 'pop3Ssl',
  smtp_ssl_port: 'smtpSslPort',
  smtp_tls_port: 'smtpTlsPort',
} as const satisfies Record<string, keyof EmailSettingsView>;

type Fields = Readonly<Record<string, unknown>>;
export type RestSettings = Readonly<Record<keyof typeof SETTING_NAMES, string | number | boolean>>;

export function restSettings(settings: EmailSettingsView): RestSettings {
  return Object.fromEntries(
    Object.entries(SETTING_NAMES).map(([name, ours]) => [name, settings[ours]]),
  ) as RestSettings;
}

/** What a client of old leaves out stays as it is; forms send numbers and switches as text. */
export function settingsFrom(body: Fields, kept: EmailSettingsView): Fields {
  const settings: Fields = Object.fromEntries(Object.values(SETTING_NAMES).map((name) => [name, kept[name]]));
  const given = Object.entries(SETTING_NAMES).flatMap(([name, ours]) =>
    body[name] === undefined || body[name] === null ? [] : [[ours, like(body[name], kept[ours])] as const],
  );
  return { ...settings, ...Object.fromEntries(given) };
}

function like(value: unknown, kept: unknown): unknown {
  if (typeof kept === 'boolean') return switchFrom(value);
  if (typeof kept === 'number' && typeof value === 'string') {
    return /^\d+$/.test(value) ? Number(value) : value;
  }
  return value;
}

/** 0 and 1, and their spellings. */
export function switchFrom(value: unknown): unknown {
  const known: readonly (readonly [unknown, boolean])[] = [
    [1, true],
    ['1', true],
    ['true', true],
    [0, false],
    ['0', false],
    ['false', false],
  ];
  return known.find(([spelling]) => spelling === value)?.[1] ?? value;
}

/** Specification 3, section 3, 'Email template'. */
export interface RestTemplate {
  readonly id: string;
  readonly template_name: string;
  readonly subject: string;
  readonly body_html: string;
  readonly body_text: string;
  readonly is_active: 0 | 1;
}

export function restTemplate({
  id,
  kind,
  subject,
  bodyHtml,
  bodyText,
  isActive,
}: MailTemplateView): RestTemplate[] {
  if (id === null) return [];
  const words = { subject, body_html: bodyHtml, body_text: bodyText };
  return [{ id, template_name: kind, ...words, is_active: isActive ? 1 : 0 }];
}

export interface RestMailLog {
  readonly id: string;
  readonly recipient_email: string;
  readonly subject: string;
  readonly status: 'sent' | 'failed' | 'pending';
  readonly sent_at: string | null;
}

/** The documented log knows three states: what was not to go out any more is none of a failure's making. */
export function restMailLog({ id, recipient, subject, status, sentAt }: MailLogView): RestMailLog {
  return {
    id,
    recipient_email: recipient,
    subject,
    status: status === 'skipped' ? 'failed' : status,
    sent_at: sentAt,
  };
}
