import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';
import { typedHtml, typedText } from './typed-text.js';
import { HTML_QUESTION, TEXT_QUESTION } from './write-to-us.js';

const LETTER = {
  isEssential: false,
  subject: '{{subject}}',
  preheader: '{{#each paragraphs}}{{#if @first}}{{#each this}}{{this}} {{/each}}{{/if}}{{/each}}',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>{{subject}}</h1>
${typedHtml('paragraphs')}
${HTML_QUESTION}
{{/layout}}`,
  text: `{{#> layout}}
{{subject}}

${typedText('paragraphs')}
${TEXT_QUESTION}
{{/layout}}`,
};

export const studioLetter: MailTemplate<'studio-letter'> = LETTER;

export const studioPromotion: MailTemplate<'studio-promotion'> = { ...LETTER, isCommercial: true };
