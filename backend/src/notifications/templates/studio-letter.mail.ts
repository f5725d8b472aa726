import type { StudioLetterFacts } from '../mail/facts/studio-letter-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { typedText } from './parts/common-parts.js';
import { QUESTION } from './parts/shared-texts.js';

const LETTER = {
  isEssential: false,
  variables: {
    subject: { label: 'Konu', from: ({ subject }: StudioLetterFacts) => subject },
    beginning: {
      label: 'İlk paragraf',
      from: ({ paragraphs }: StudioLetterFacts) => paragraphs[0]?.join(' ') ?? '',
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

export const studioLetter: MailTemplate<'studio-letter'> = { ...LETTER, label: 'Stüdyodan mesaj' };

export const studioPromotion: MailTemplate<'studio-promotion'> = {
  ...LETTER,
  label: 'Stüdyodan promosyon mesajı',
  isCommercial: true,
};
