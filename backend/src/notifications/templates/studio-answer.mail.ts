import type { MailTemplate } from '../mail/mail-template.js';
import { typedText } from './parts/common-parts.js';
import { QUESTION } from './parts/shared-texts.js';

export const studioAnswer: MailTemplate<'studio-answer'> = {
  label: 'Atölyenin yanıtı',
  isEssential: true,
  variables: { subject: { label: 'Konu', from: ({ subject }) => subject } },
  blocks: { answer: typedText('Yanıt', 'paragraphs'), question: typedText('Sorulan', 'question') },
  sample: {
    subject: 'Çark workshopu hakkında',
    paragraphs: [['Merhaba Zeynep,'], ['Cumartesi yerimiz var.', 'Bekleriz.']],
    question: [['Hafta sonu yer var mı?']],
  },
  subject: '{{subject}}',
  preheader: 'Atölyeden yanıtınız var.',
  bodyHtml: `<h1>{{subject}}</h1>
{{> answer}}
${QUESTION}
<h2>Bize yazdığınız</h2>
{{> question}}`,
};
