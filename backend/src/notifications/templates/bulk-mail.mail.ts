import { BULK_MAIL_VARIABLES } from '../../../contract/messaging/email/bulk-mail.js';
import type { BulkMailFacts } from '../mail/facts/studio-mail-facts.js';
import type { MailTemplate, TemplateText } from '../mail/mail-template.js';
import { withoutLinks } from '../mail/sanitize-text.js';

const HELLO = 'Merhaba';
const SAMPLE: TemplateText = {
  subject: 'Kış fırını açıldı',
  preheader: 'Kış fırını açıldı',
  bodyHtml: '<p>{{greeting}},</p><p>Bu hafta <strong>bütün kâseler</strong> yeni.</p>',
};

/** Sent only to people who consented. The studio writes each one anew; it may name its recipient. */
export const bulkMail: MailTemplate<'bulk-mail'> = {
  label: 'Toplu e-posta',
  isEssential: false,
  isCommercial: true,
  variables: {
    greeting: {
      label: BULK_MAIL_VARIABLES.greeting,
      from: ({ firstName }) => (firstName === '' ? HELLO : `${HELLO} ${withoutLinks(firstName)}`),
    },
    user_name: {
      label: BULK_MAIL_VARIABLES.user_name,
      from: ({ firstName }) => withoutLinks(firstName),
    },
  },
  sample: { firstName: 'Zeynep', subject: SAMPLE.subject, html: SAMPLE.bodyHtml },
  ...SAMPLE,
  textOf: rememberingLast(({ subject, html }) => ({ subject, preheader: subject, bodyHtml: html })),
};

/** The same object for the same text, so that a campaign’s text is compiled once and not for each recipient. */
function rememberingLast(
  write: (facts: BulkMailFacts) => TemplateText,
): (facts: BulkMailFacts) => TemplateText {
  let last: TemplateText | null = null;
  return (facts) => {
    const text = write(facts);
    if (last === null || last.subject !== text.subject || last.bodyHtml !== text.bodyHtml) last = text;
    return last;
  };
}
