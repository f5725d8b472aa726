import type { BulkMailFacts } from '../mail/facts/studio-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { STYLE } from './parts/mail-style.js';

/** The body is HTML that the studio wrote. */
const WRITTEN_BY_STUDIO = {
  keepsLines: true,
  variables: { subject: { label: 'Konu', from: ({ subject }: BulkMailFacts) => subject } },
  blocks: {
    body: { label: 'İçerik', html: `<div ${STYLE.tight}>{{{safeMail html}}}</div>`, isRequired: true },
  },
  sample: { subject: 'Kış fırını açıldı', html: '<p>Bu hafta <strong>bütün kâseler</strong> yeni.</p>' },
  subject: '{{subject}}',
  preheader: '{{subject}}',
  bodyHtml: '{{> body}}',
} as const;

/** Sent only to people who consented. */
export const bulkMail: MailTemplate<'bulk-mail'> = {
  ...WRITTEN_BY_STUDIO,
  label: 'Toplu e-posta',
  isEssential: false,
  isCommercial: true,
};

/** A bulk mail to the address that an admin named as a test. It is sent at once and never tried again. */
export const testMail: MailTemplate<'test-mail'> = {
  ...WRITTEN_BY_STUDIO,
  label: 'Test e-postası',
  isEssential: true,
  isSecret: true,
  expiresAfterMinutes: () => 0,
};
