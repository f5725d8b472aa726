import type { EmailSettingsDto } from '../../../contract/email/email-settings.dto.js';
import type { MailSettings } from './mail-settings.entity.js';

export type OpenSettings = Omit<EmailSettingsDto, 'smtpPassword' | 'version'>;

/** Ciphers that hide the password less are another way, too. */
const STRENGTH = { none: 0, tls: 1, ssl: 1 } as const;

/** The password that is kept goes to the server it was typed in for, and to nobody else's. A server that is gone gets none. */
export function goesElsewhere(before: MailSettings, after: OpenSettings): boolean {
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
  if (before[`${inbox}Host`] === '') return !isCovered || !isOfOneHouse(host, after.smtpHost);
  const isMoved = host !== before[`${inbox}Host`] || after[`${inbox}Port`] !== before[`${inbox}Port`];
  return isMoved || (before[`${inbox}Ssl`] && !isCovered);
}

/** Under which anybody may have a name: 'com.tr' is no house. */
const OPEN_TO_ALL = /^(?:[a-z]{2,3}|info|name)\.[a-z]{2}$/;

/** 'imap.ornek.com' beside 'smtp.ornek.com': who runs the one has the password already. */
function isOfOneHouse(inbox: string, relay: string): boolean {
  if (inbox === relay) return true;
  const house = houseOf(relay);
  return house !== null && houseOf(inbox) === house;
}

function houseOf(host: string): string | null {
  const house = host.toLowerCase().replace(/^[^.]+\./, '');
  return /\.[a-z]{2,}$/.test(house) && !OPEN_TO_ALL.test(house) ? house : null;
}
