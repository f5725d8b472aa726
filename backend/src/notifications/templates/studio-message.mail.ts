import type { StudioMessageFacts } from '../mail/facts/studio-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { typedText } from './parts/common-parts.js';
import { QUESTION } from './parts/shared-texts.js';

const MESSAGE = {
  isEssential: false,
  variables: {
    subject: { label: 'Konu', from: ({ subject }: StudioMessageFacts) => subject },
    beginning: {
      label: 'İlk paragraf',
      from: ({ paragraphs }: StudioMessageFacts) => paragraphs[0]?.join(' ') ?? '',
    },
  },
  blocks: { message: typedText('Mesaj', 'paragraphs') },
  sample: { subject: 'Atölyeden haberler', paragraphs: [['Merhaba,'], ['Fırın açıldı.', 'Bekleriz.']] },
  subject: '{{subject}}',
  preheader: '{{beginning}}',
  bodyHtml: `<h1>{{subject}}</h1>
{{> message}}
${QUESTION}`,
};

export const studioMessage: MailTemplate<'studio-message'> = { ...MESSAGE, label: 'Atölyeden mesaj' };

export const studioPromotion: MailTemplate<'studio-promotion'> = {
  ...MESSAGE,
  label: 'Atölyeden promosyon mesajı',
  isCommercial: true,
};
