import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

export const bulkOrderNotice: MailTemplate<'bulk-order-notice'> = {
  isEssential: true,
  subject: 'Toplu sipariş talebi · {{greeted name}}',
  preheader: 'Teklif için söz verdiğimiz son zaman: {{offerBy}}',
  replyTo: (payload) => payload.email,
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Toplu sipariş talebi</h1>
<p ${LOOK.text}>{{greeted name}} sizden teklif istiyor. Bu e-postayı yanıtladığınızda cevabınız doğrudan ona gider.</p>
<p ${LOOK.text}><strong>24 saat içinde teklif sözü verdik. Son zaman: {{offerBy}}.</strong></p>
<h2 ${LOOK.subheading}>Mesajı</h2>
{{#each message}}
<p ${LOOK.text}>{{this}}</p>
{{/each}}
<h2 ${LOOK.subheading}>Ona nasıl ulaşırsınız?</h2>
<p ${LOOK.tight}>{{greeted name}}<br><a href="tel:{{phone}}" ${LOOK.link}>{{phone phone}}</a><br><a href="mailto:{{email}}" ${LOOK.link}>{{email}}</a></p>
{{/layout}}`,
  text: `{{#> layout}}
Toplu sipariş talebi

{{greeted name}} sizden teklif istiyor. Bu e-postayı yanıtladığınızda cevabınız doğrudan ona gider.

24 saat içinde teklif sözü verdik. Son zaman: {{offerBy}}.

MESAJI
{{#each message}}
{{this}}
{{/each}}

ONA NASIL ULAŞIRSINIZ?
{{greeted name}}
{{phone phone}}
{{email}}
{{/layout}}`,
};
