import type { EmailSettingsView } from './email-settings.js';

const SERVER = [
  'smtpHost',
  'smtpPort',
  'smtpUsername',
  'smtpEncryption',
  'smtpSslPort',
  'smtpTlsPort',
] as const;

type MailRoute = Pick<EmailSettingsView, 'isActive' | (typeof SERVER)[number]>;

/**
 * Whether a change sends the shop's mails another way. Sign-in codes and reset links are among them, so the admin must
 * then type the own password, because somebody else may be using the open session.
 */
export function changesMailRoute(before: MailRoute, after: MailRoute): boolean {
  if (before.isActive !== after.isActive) return true;
  return after.isActive && SERVER.some((name) => before[name] !== after[name]);
}
