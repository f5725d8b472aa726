import type { MailTemplate } from '../mail/mail-template.js';
import { ABOUT_A_BOOKING, RECORD_NUMBER, UNWANTED_CORRECTION } from './parts/contact-parts.js';

/** Says nothing of the person, because the former address may have been a stranger's by mistake. */
export const emailCorrected: MailTemplate<'email-corrected'> = {
  label: 'Siparişin ya da rezervasyonun e-posta adresi değişti',
  sentWhen: 'E-posta adresi düzeltilince, eski adrese',
  isEssential: true,
  variables: {
    ...RECORD_NUMBER,
    new_email: { label: 'Yeni adres, gizlenmiş', from: ({ newEmail }) => newEmail },
  },
  conditions: ABOUT_A_BOOKING,
  sample: { about: 'order', shortId: 'A4F2C81D', newEmail: 'z***@example.com' },
  subject: 'E-posta adresi değişti · {{record_id}}',
  preheader: 'Bundan sonraki e-postalar başka bir adrese gidecek.',
  bodyHtml: `<h1>E-posta adresi değişti</h1>
<p><strong>{{record_id}}</strong> numaralı {{#if is_booking}}rezervasyonun{{/if}}{{#unless is_booking}}siparişin{{/unless}} e-posta adresi artık <strong>{{new_email}}</strong>. Bundan sonraki e-postalar o adrese gidecek; bu adrese daha önce gönderdiğimiz bağlantılar artık açılmaz.</p>
${UNWANTED_CORRECTION}`,
};
