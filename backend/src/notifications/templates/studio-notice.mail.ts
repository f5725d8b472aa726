import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

export const studioNotice: MailTemplate<'studio-notice'> = {
  isEssential: false,
  subject: '{{title}}',
  preheader: '{{message}}',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>{{title}}</h1>
<p ${LOOK.tight}>{{message}}</p>
{{/layout}}`,
  text: `{{#> layout}}
{{title}}

{{message}}
{{/layout}}`,
};
