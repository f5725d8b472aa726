import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';
import { typedHtml, typedText } from './typed-text.js';
import { HTML_QUESTION, TEXT_QUESTION } from './write-to-us.js';

export const studioAnswer: MailTemplate<'studio-answer'> = {
  isEssential: true,
  subject: '{{subject}}',
  preheader: 'Atölyeden yanıtınız var.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>{{subject}}</h1>
${typedHtml('paragraphs')}
${HTML_QUESTION}
<h2 ${LOOK.subheading}>Bize yazdığınız</h2>
${typedHtml('asked')}
{{/layout}}`,
  text: `{{#> layout}}
{{subject}}

${typedText('paragraphs')}
${TEXT_QUESTION}

BİZE YAZDIĞINIZ
${typedText('asked')}
{{/layout}}`,
};
