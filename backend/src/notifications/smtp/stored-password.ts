import type { EmailSettingsDto } from '../../../contract/messaging/email/email-settings.dto.js';
import type { MailSettings } from './mail-settings.entity.js';

export type OpenSettings = Omit<EmailSettingsDto, 'smtpPassword' | 'version'>;

/** A weaker encryption counts as another server, because it exposes the password. */
const STRENGTH = { none: 0, tls: 1, ssl: 1 } as const;

/**
 * Whether the stored password would be sent to another server than the one it was typed for. It must be typed
 * again then.
 */
export function sendsPasswordElsewhere(before: MailSettings, after: OpenSettings): boolean {
  return (
    after.smtpUsername !== before.smtpUsername ||
    isOtherRelay(before, after) ||
    isOtherInbox(before, after, 'imap') ||
    isOtherInbox(before, after, 'pop3')
  );
}

function isOtherRelay(before: MailSettings, after: OpenSettings): boolean {
  if (STRENGTH[after.smtpEncryption] < STRENGTH[before.smtpEncryption]) return true;
  return after.smtpHost !== '' && (after.smtpHost !== before.smtpHost || after.smtpPort !== before.smtpPort);
}

function isOtherInbox(before: MailSettings, after: OpenSettings, inbox: 'imap' | 'pop3'): boolean {
  const host = after[`${inbox}Host`];
  if (host === '') return false;
  const isCovered = after[`${inbox}Ssl`];
  if (before[`${inbox}Host`] === '') return !isCovered || !isOfSameDomain(host, after.smtpHost);
  const isMoved = host !== before[`${inbox}Host`] || after[`${inbox}Port`] !== before[`${inbox}Port`];
  return isMoved || (before[`${inbox}Ssl`] && !isCovered);
}

/** Public suffixes such as 'com.tr', under which anybody may register a name. */
const OPEN_TO_ALL = /^(?:[a-z]{2,3}|info|name)\.[a-z]{2}$/;

/** True for 'imap.ornek.com' and 'smtp.ornek.com': the operator of one already has the password. */
function isOfSameDomain(inbox: string, relay: string): boolean {
  if (inbox === relay) return true;
  const domain = domainOf(relay);
  return domain !== null && domainOf(inbox) === domain;
}

function domainOf(host: string): string | null {
  const domain = host.toLowerCase().replace(/^[^.]+\./, '');
  return /\.[a-z]{2,}$/.test(domain) && !OPEN_TO_ALL.test(domain) ? domain : null;
}
