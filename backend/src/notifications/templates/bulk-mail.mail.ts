import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

/** To whoever agreed, in the studio's own words and looks. */
export const bulkMail: MailTemplate<'bulk-mail'> = {
  isEssential: false,
  isCommercial: true,
  keepsLines: true,
  subject: '{{subject}}',
  preheader: '{{subject}}',
  html: `{{#> layout}}
<div ${LOOK.tight}>{{{safeMail html}}}</div>
{{/layout}}`,
  text: `{{#> layout}}
{{text}}
{{/layout}}`,
};
