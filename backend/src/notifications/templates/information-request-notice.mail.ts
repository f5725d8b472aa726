import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

export const informationRequestNotice: MailTemplate<'information-request-notice'> = {
  isEssential: true,
  subject: 'Workshop bilgi talebi · {{workshopType}} · {{greeted name}} {{greeted surname}}',
  preheader: '{{greeted name}} {{greeted surname}} bir workshop hakkında bilgi istiyor.',
  replyTo: (payload) => payload.email,
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Workshop bilgi talebi</h1>
<p ${LOOK.text}>{{greeted name}} {{greeted surname}} sizden bilgi istiyor. Bu e-postayı yanıtladığınızda cevabınız doğrudan ona gider.</p>
<h2 ${LOOK.subheading}>Mesajı</h2>
{{#each message}}
<p ${LOOK.text}>{{this}}</p>
{{/each}}
<h2 ${LOOK.subheading}>Ne arıyor?</h2>
<p ${LOOK.text}>Workshop türü: {{workshopType}}<br>Deneyim seviyesi: {{experienceLevel}}</p>
<h2 ${LOOK.subheading}>Ona nasıl ulaşırsınız?</h2>
<p ${LOOK.tight}>{{greeted name}} {{greeted surname}}<br><a href="tel:{{phone}}" ${LOOK.link}>{{phone phone}}</a><br><a href="mailto:{{email}}" ${LOOK.link}>{{email}}</a></p>
{{/layout}}`,
  text: `{{#> layout}}
Workshop bilgi talebi

{{greeted name}} {{greeted surname}} sizden bilgi istiyor. Bu e-postayı yanıtladığınızda cevabınız doğrudan ona gider.

MESAJI
{{#each message}}
{{this}}
{{/each}}

NE ARIYOR?
Workshop türü: {{workshopType}}
Deneyim seviyesi: {{experienceLevel}}

ONA NASIL ULAŞIRSINIZ?
{{greeted name}} {{greeted surname}}
{{phone phone}}
{{email}}
{{/layout}}`,
};
