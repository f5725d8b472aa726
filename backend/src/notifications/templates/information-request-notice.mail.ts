import type { MailTemplate } from '../mail/mail-template.js';
import { withoutLinks } from '../mail/sanitize-text.js';
import { MESSAGE, SENDER } from './parts/common-parts.js';
import { SAMPLE_CHOICE, SAMPLE_SENDER } from './sample-facts.js';

export const informationRequestNotice: MailTemplate<'information-request-notice'> = {
  label: 'Atölyeye bilgi talebi haberi',
  isForStudio: true,
  isEssential: true,
  variables: {
    ...SENDER,
    user_surname: { label: 'Soyadı', from: ({ surname }) => withoutLinks(surname) },
    workshop_type: { label: 'Workshop türü', from: ({ workshopType }) => workshopType },
    experience_level: { label: 'Deneyim seviyesi', from: ({ experienceLevel }) => experienceLevel },
  },
  blocks: { message: MESSAGE },
  sample: { ...SAMPLE_SENDER, ...SAMPLE_CHOICE },
  subject: 'Workshop bilgi talebi · {{workshop_type}} · {{user_name}} {{user_surname}}',
  preheader: '{{user_name}} {{user_surname}} bir workshop hakkında bilgi istiyor.',
  replyTo: (payload) => payload.email,
  bodyHtml: `<h1>Workshop bilgi talebi</h1>
<p>{{user_name}} {{user_surname}} sizden bilgi istiyor. Bu e-postayı yanıtladığınızda cevabınız doğrudan ona gider.</p>
<h2>Mesajı</h2>
{{> message}}
<h2>Ne arıyor?</h2>
<p>Workshop türü: {{workshop_type}}<br>Deneyim seviyesi: {{experience_level}}</p>
<h2>Ona nasıl ulaşırsınız?</h2>
<p>{{user_name}} {{user_surname}}<br><a href="tel:{{user_phone}}">{{user_phone}}</a><br><a href="mailto:{{user_email}}">{{user_email}}</a></p>`,
};
