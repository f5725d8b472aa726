import type { MailTemplate } from '../mail-template.js';
import { bulkMail } from './bulk-mail.mail.js';

/** A letter before it goes to many, to the address that an admin named. It leaves at once and is never tried again. */
export const testMail: MailTemplate<'test-mail'> = {
  isEssential: true,
  isSecret: true,
  worthlessAfterMinutes: () => 0,
  keepsLines: true,
  subject: bulkMail.subject,
  preheader: bulkMail.preheader,
  html: bulkMail.html,
  text: bulkMail.text,
};
