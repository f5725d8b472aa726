import type { MailTemplate } from '../mail/mail-template.js';
import { QUESTION } from './parts/shared-texts.js';

export const newsletterAlready: MailTemplate<'newsletter-already'> = {
  label: 'Bültene zaten kayıtlısınız',
  isEssential: true,
  variables: {},
  sample: {},
  subject: 'Zaten bültenimizdesiniz',
  preheader: 'Yapmanız gereken bir şey yok.',
  bodyHtml: `<h1>Zaten aramızdasınız</h1>
<p>Bu adresle {{studio_name}} bültenine katılmak istendi. Adresiniz zaten listemizde, yapmanız gereken bir şey yok; bir sonraki mektubumuz size de gelecek.</p>
<p>Mektuplarımız ulaşmıyorsa istenmeyen postalarınıza bakın. Ayrılmak isterseniz her mektubun altında bunun için bir bağlantı var.</p>
${QUESTION}`,
};
