import type { MailTemplate } from '../mail/mail-template.js';
import { STYLE } from './parts/mail-style.js';

/** A mail to an address that an admin named as a test. It is sent at once and never tried again. */
export const testMail: MailTemplate<'test-mail'> = {
  label: 'Test e-postası',
  isEssential: true,
  isSecret: true,
  keepsLines: true,
  expiresAfterMinutes: () => 0,
  variables: { subject: { label: 'Konu', from: ({ subject }) => subject } },
  blocks: {
    body: { label: 'İçerik', html: `<div ${STYLE.tight}>{{{safeMail html}}}</div>`, isRequired: true },
  },
  sample: { subject: 'Kış fırını açıldı', html: '<p>Bu hafta <strong>bütün kâseler</strong> yeni.</p>' },
  subject: '{{subject}}',
  preheader: '{{subject}}',
  bodyHtml: '{{> body}}',
};
