import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';
import { HTML_QUESTION, TEXT_QUESTION } from './write-to-us.js';

const NOTHING_TO_DO =
  'Bu adresle Toprak bültenine katılmak istendi. Adresiniz zaten listemizde, yapmanız gereken bir şey yok; bir sonraki mektubumuz size de gelecek.';
const IF_IT_DOES_NOT_COME =
  'Mektuplarımız ulaşmıyorsa istenmeyen postalarınıza bakın. Ayrılmak isterseniz her mektubun altında bunun için bir bağlantı var.';

export const newsletterAlready: MailTemplate<'newsletter-already'> = {
  isEssential: true,
  subject: 'Zaten bültenimizdesiniz',
  preheader: 'Yapmanız gereken bir şey yok.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Zaten aramızdasınız</h1>
<p ${LOOK.text}>${NOTHING_TO_DO}</p>
<p ${LOOK.text}>${IF_IT_DOES_NOT_COME}</p>
${HTML_QUESTION}
{{/layout}}`,
  text: `{{#> layout}}
Zaten aramızdasınız

${NOTHING_TO_DO}

${IF_IT_DOES_NOT_COME}

${TEXT_QUESTION}{{/layout}}`,
};
