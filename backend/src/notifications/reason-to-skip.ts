import type { MailKind, MailPayloads, MailTemplate } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

interface WaitingMail<K extends MailKind> {
  readonly template: K;
  readonly payload: MailPayloads[K];
  readonly ageMinutes: number;
}

/** Why a mail is not to go out any more; null when it is. */
export function reasonToSkip<K extends MailKind>(
  { template, payload, ageMinutes }: WaitingMail<K>,
  areNotificationsOn: boolean,
): string | null {
  const { isEssential, isSecret, worthlessAfterMinutes }: MailTemplate<K> = MAIL_TEMPLATES[template];
  if (!isEssential && !areNotificationsOn) return 'email_notifications_enabled is off';
  if (isSecret && Object.keys(payload).length === 0) return 'its secret was forgotten, a new one is needed';
  if (worthlessAfterMinutes && ageMinutes >= worthlessAfterMinutes(payload)) return 'too late to be of use';
  return null;
}
