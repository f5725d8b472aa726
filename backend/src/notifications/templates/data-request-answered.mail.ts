import type { MailTemplate } from '../mail/mail-template.js';
import { typedText } from './parts/common-parts.js';
import {
  DATA_REQUEST_SUBJECT,
  DATA_REQUEST_URL,
  SAMPLE_DATA_REQUEST_URL,
} from './parts/data-request-parts.js';
import { QUESTION } from './parts/shared-texts.js';

export const dataRequestAnswered: MailTemplate<'data-request-answered'> = {
  label: 'KVKK başvurusu yanıtlandı',
  isEssential: true,
  variables: {
    ...DATA_REQUEST_SUBJECT,
    ...DATA_REQUEST_URL,
    export_until: {
      label: 'Verilerin indirilebileceği son an',
      from: ({ exportUntil }) => exportUntil ?? '',
    },
  },
  conditions: {
    has_export: {
      label: 'veriler indirilmeye açıldıysa',
      holds: ({ exportUntil }) => exportUntil !== null,
    },
    is_refused: { label: 'başvuru reddedildiyse', holds: ({ isRefused }) => isRefused },
  },
  blocks: { answer: typedText('Yanıt', 'paragraphs') },
  sample: {
    subject: 'Verilerin kopyası',
    paragraphs: [['Merhaba Zeynep Hanım,'], ['Verilerinizin kopyası hazır.']],
    isRefused: false,
    exportUntil: '19.12.2026 09:00',
    pageUrl: SAMPLE_DATA_REQUEST_URL,
  },
  subject: 'Başvurunuzun yanıtı · {{request_subject}}',
  preheader: 'Kişisel verileriniz hakkındaki başvurunuzu yanıtladık.',
  bodyHtml: `<h1>{{#if is_refused}}Başvurunuzu kabul edemedik{{/if}}{{#unless is_refused}}Başvurunuzu yanıtladık{{/unless}}</h1>
{{> answer}}
{{#if has_export}}
<p>Verilerinizin kopyasını {{export_until}} anına kadar başvuru sayfanızdan indirebilirsiniz.</p>
{{/if}}
<p><a class="button" href="{{request_url}}">{{#if has_export}}Verilerimi İndir{{/if}}{{#unless has_export}}Başvurumu Göster{{/unless}}</a></p>
<p>Yanıtı yeterli bulmazsanız 30 gün içinde, her durumda başvurunuzdan sonraki 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>
${QUESTION}`,
};
