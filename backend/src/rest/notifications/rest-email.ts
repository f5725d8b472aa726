import { sentNumber } from '../../../contract/common/sent-number.js';
import type { EmailSettingsView } from '../../../contract/messaging/email/email-settings.js';
import type { MailLogView } from '../../../contract/messaging/email/mail-log.js';
import type { MailTemplateView } from '../../../contract/messaging/email/mail-template.views.js';
import { mailText } from '../../notifications/mail/mail-text.js';
import type { DocumentedNames } from '../documented-names.js';
import { readBoolean } from '../http/read-boolean.js';

/** Our names of the settings with the documented ones. */
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

/** Our names with the documented ones, for all inputs of email_manager.php. */
export const EMAIL_NAMES: DocumentedNames = {
  ...Object.fromEntries(Object.entries(SETTING_NAMES).map(([name, ours]) => [ours, name])),
  testEmail: 'test_email',
  kind: 'template_name',
  bodyHtml: 'body_html',
  isActive: 'is_active',
  currentPassword: 'current_password',
};

export type RestSettings = Readonly<Record<keyof typeof SETTING_NAMES, string | number | boolean>>;

export function restSettings(settings: EmailSettingsView) {
  return Object.fromEntries(
    Object.entries(SETTING_NAMES).map(([name, ours]) => [name, settings[ours]]),
  ) as RestSettings;
}

/**
 * Absent fields of older clients stay unchanged; forms send numbers and switches as text. `current_password` is our own
 * addition: a sign-in within the last quarter of an hour stands for it.
 */
export function settingsFrom(body: Fields, kept: EmailSettingsView): Fields {
  const settings: Fields = Object.fromEntries(Object.values(SETTING_NAMES).map((name) => [name, kept[name]]));
  const given = Object.entries(SETTING_NAMES).flatMap(([name, ours]) =>
    body[name] === undefined || body[name] === null ? [] : [[ours, like(body[name], kept[ours])] as const],
  );
  const { current_password: currentPassword } = body;
  return {
    ...settings,
    ...Object.fromEntries(given),
    ...(currentPassword !== undefined && { currentPassword }),
  };
}

function like(value: unknown, kept: unknown): unknown {
  if (typeof kept === 'boolean') return readBoolean(value);
  return typeof kept === 'number' ? sentNumber(value) : value;
}

/**
 * Names a template by its id, or by the mail's name while it has no custom template. Absent fields stay
 * unchanged, or come from the default template. `body_text` is ignored, because the text version is derived.
 */
export function templateFrom(body: Fields, templates: readonly MailTemplateView[]): Fields {
  const named = body['id'] ?? body['template_name'];
  const found = templates.find(({ id, kind }) => named === kind || (id !== null && named === id));
  const kept = found ?? UNKNOWN;
  const {
    subject = kept.subject,
    body_html: bodyHtml = kept.bodyHtml,
    is_active: isActive = kept.isActive,
  } = body;
  const { preheader } = kept;
  const kind = found?.kind ?? named;
  return { kind, subject, preheader, bodyHtml, isActive: readBoolean(isActive), version: found?.version };
}

const UNKNOWN = { subject: '', preheader: '', bodyHtml: '', isActive: true };

/**
 * 'Email template' of specification 3, section 3. A mail without a custom template shows the default one, with
 * its name as the id. The text version is derived.
 */
export function restTemplate({ id, kind, subject, bodyHtml, isActive }: MailTemplateView) {
  const words = { subject, body_html: bodyHtml, body_text: mailText(bodyHtml) };
  return { id: id ?? kind, template_name: kind, ...words, is_active: isActive ? 1 : 0 };
}

/** The documented log has three states: every mail that is neither sent nor failed is pending. */
export function restMailLog({ id, recipient, subject, status, sentAt }: MailLogView) {
  return {
    id,
    recipient_email: recipient,
    subject,
    status: status === 'skipped' ? 'pending' : status,
    sent_at: sentAt,
  };
}
