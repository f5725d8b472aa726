import type { MailKind } from '../mail/mail-template.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';

/** The mails that the studio may change: those with a `sentWhen`. */
export const EDITABLE_KINDS = (Object.keys(MAIL_TEMPLATES) as MailKind[]).filter(
  (kind) => MAIL_TEMPLATES[kind].sentWhen !== undefined,
);

export function isEditable(kind: string): kind is MailKind {
  return (EDITABLE_KINDS as readonly string[]).includes(kind);
}
