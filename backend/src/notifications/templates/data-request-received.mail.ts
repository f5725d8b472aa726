import type { MailTemplate } from '../mail/mail-template.js';
import {
  DATA_REQUEST_SUBJECT,
  DATA_REQUEST_URL,
  SAMPLE_DATA_REQUEST_URL,
} from './parts/data-request-parts.js';
import { QUESTION } from './parts/shared-texts.js';

export const dataRequestReceived: MailTemplate<'data-request-received'> = {
  label: 'KVKK başvurusu alındı',
  isEssential: true,
  variables: {
    ...DATA_REQUEST_SUBJECT,
    ...DATA_REQUEST_URL,
    received_at: { label: 'Ne zaman alındı', from: ({ receivedAt }) => receivedAt },
    answer_by: { label: 'Yanıtın son günü', from: ({ answerBy }) => answerBy },
  },
  sample: {
    subject: 'Verilerin kopyası',
    receivedAt: '12.12.2026 09:00',
    answerBy: '11.01.2027',
    pageUrl: SAMPLE_DATA_REQUEST_URL,
  },
  subject: 'Başvurunuzu aldık · {{request_subject}}',
  preheader: 'En geç {{answer_by}} gününe kadar yanıtlıyoruz.',
  bodyHtml: `<h1>Başvurunuzu aldık</h1>
<p>Kişisel verileriniz hakkındaki başvurunuz {{received_at}} itibarıyla bize ulaştı. Kanundaki süre 30 gündür: en geç {{answer_by}} gününe kadar, ücretsiz olarak yanıtlıyoruz.</p>
<p>Konusu: {{request_subject}}</p>
<p><a class="button" href="{{request_url}}">Başvurumu Göster</a></p>
${QUESTION}`,
};
