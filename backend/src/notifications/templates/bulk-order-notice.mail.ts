import type { MailTemplate } from '../mail/mail-template.js';
import { MESSAGE, SENDER } from './parts/common-parts.js';
import { SAMPLE_SENDER } from './sample-facts.js';

export const bulkOrderNotice: MailTemplate<'bulk-order-notice'> = {
  label: 'Atölyeye toplu sipariş haberi',
  isForStudio: true,
  isEssential: true,
  variables: { ...SENDER, offer_by: { label: 'Teklifin son zamanı', from: ({ offerBy }) => offerBy } },
  blocks: { message: MESSAGE },
  sample: { ...SAMPLE_SENDER, offerBy: '22.11.2026 14:30' },
  subject: 'Toplu sipariş talebi · {{user_name}}',
  preheader: 'Teklif için söz verdiğimiz son zaman: {{offer_by}}',
  replyTo: (payload) => payload.email,
  bodyHtml: `<h1>Toplu sipariş talebi</h1>
<p>{{user_name}} sizden teklif istiyor. Bu e-postayı yanıtladığınızda cevabınız doğrudan ona gider.</p>
<p><strong>24 saat içinde teklif sözü verdik. Son zaman: {{offer_by}}.</strong></p>
<h2>Mesajı</h2>
{{> message}}
<h2>Ona nasıl ulaşırsınız?</h2>
<p>{{user_name}}<br><a href="tel:{{user_phone}}">{{user_phone}}</a><br><a href="mailto:{{user_email}}">{{user_email}}</a></p>`,
};
