import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { MASKED } from '@contract/common/masked.js';
import { SaveEmailSettingsDto } from '@contract/messaging/email/email-settings.dto.js';
import type { EmailSettingsView, SmtpEncryption } from '@contract/messaging/email/email-settings.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export interface SettingsValues extends EmailSettingsView {
  /** The acting admin's own password. */
  readonly currentPassword?: string;
}

export const settingsResolver = classValidatorResolver(SaveEmailSettingsDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<SettingsValues>;

export const ENCRYPTION_LABELS: Record<SmtpEncryption, string> = {
  tls: 'TLS (STARTTLS)',
  ssl: 'SSL',
  none: 'Şifresiz',
};

/** Lists the differences between the form and what somebody else saved. */
export function settingsConflict(mine: SettingsValues, theirs: SettingsValues): ConflictField[] {
  const saved = shown(theirs);
  return Object.entries(shown(mine))
    .map(([label, text]) => ({ label, mine: text, theirs: saved[label] ?? '' }))
    .filter((field) => field.mine !== field.theirs);
}

const onOrOff = (isOn: boolean) => (isOn ? 'Açık' : 'Kapalı');

function shown(values: SettingsValues): Record<string, string> {
  return {
    'Bu ayarlarla gönder': onOrOff(values.isActive),
    'SMTP sunucusu': values.smtpHost,
    Şifreleme: ENCRYPTION_LABELS[values.smtpEncryption],
    Port: String(values.smtpPort),
    'TLS portu': String(values.smtpTlsPort),
    'SSL portu': String(values.smtpSslPort),
    'Kullanıcı adı': values.smtpUsername,
    Şifre: describePassword(values.smtpPassword),
    'Gönderen e-posta': values.fromEmail,
    'Gönderen adı': values.fromName,
    'IMAP sunucusu': values.imapHost,
    'IMAP portu': String(values.imapPort),
    'IMAP için SSL': onOrOff(values.imapSsl),
    'POP3 sunucusu': values.pop3Host,
    'POP3 portu': String(values.pop3Port),
    'POP3 için SSL': onOrOff(values.pop3Ssl),
  };
}

/** A password is never shown, not even one's own. */
function describePassword(password: string): string {
  if (password === '') return 'Şifre yok';
  return password === MASKED ? 'Kayıtlı şifre' : 'Yeni şifre';
}
