import type { MailKind, MailPayloads, MailTemplate } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

interface WaitingMail<K extends MailKind> {
  readonly template: K;
  readonly payload: MailPayloads[K];
  readonly ageMinutes: number;
}

interface Permission {
  readonly areNotificationsOn: boolean;
  /** The consent to commercial mail at the time of sending. */
  readonly hasConsent: boolean;
}

/** The reason why a mail must not be sent any more; null when it may. */
export function reasonToSkip<K extends MailKind>(
  { template, payload, ageMinutes }: WaitingMail<K>,
  { areNotificationsOn, hasConsent }: Permission,
): string | null {
  const { isEssential, isCommercial, isSecret, expiresAfterMinutes }: MailTemplate<K> =
    MAIL_TEMPLATES[template];
  if (!isEssential && !areNotificationsOn) return 'email_notifications_enabled is off';
  if (isCommercial && !hasConsent) return 'its recipient does not agree to commercial mail';
  if (isSecret && Object.keys(payload).length === 0) return 'its secret was forgotten, a new one is needed';
  if (expiresAfterMinutes && ageMinutes >= expiresAfterMinutes(payload)) return 'too late to be of use';
  return null;
}
