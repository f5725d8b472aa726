import type { MailKind } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

/** The studio's name of each kind of mail. */
export const MAIL_NAMES = Object.fromEntries(
  Object.entries(MAIL_TEMPLATES).map(([kind, { label }]) => [kind, label]),
) as Readonly<Record<MailKind, string>>;
