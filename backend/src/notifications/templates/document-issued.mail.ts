import { formatTl } from '../../../contract/common/money.js';
import { DOCUMENT_KIND_LABELS } from '../../../contract/invoicing/document-labels.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { ORDER_BUTTON, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

export const documentIssued: MailTemplate<'document-issued'> = {
  label: 'Fatura',
  sentWhen: 'Satışın ya da iadenin belgesi düzenlenince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    document_kind: { label: 'Belgenin türü', from: ({ document }) => DOCUMENT_KIND_LABELS[document.kind] },
    document_number: { label: 'Belgenin numarası', from: ({ document }) => document.number },
    document_total: { label: 'Belgenin tutarı', from: ({ document }) => formatTl(document.grossKurus) },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_official: { label: 'belge e-belge ise', holds: ({ document }) => document.isOfficial },
  },
  blocks: ORDER_BLOCKS,
  sample: {
    ...SAMPLE_ORDER,
    document: {
      ...{ kind: 'sale', number: 'TPR2026000000001', isOfficial: true },
      ...{ grossKurus: SAMPLE_ORDER.totalKurus, pdf: '' },
    },
  },
  subject: '{{document_kind}} · {{order_id}}',
  preheader: '{{document_number}} numaralı belge ekte.',
  bodyHtml: `<h1>{{document_kind}} ekte</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişinizin {{document_total}} tutarındaki {{document_number}} numaralı belgesi bu e-postanın ekinde. Sipariş sayfanızdan da indirebilirsiniz.</p>
{{#unless is_official}}
<p>Ekteki belge bilgi fişidir; yasal belgenizi mali müşavirimiz düzenler.</p>
{{/unless}}
${ORDER_BUTTON}
${ORDER_WITH_TOTALS}
${QUESTION}`,
  attachments: ({ document: { number, pdf } }) =>
    Promise.resolve([
      {
        filename: `${number}.pdf`,
        content: Buffer.from(pdf, 'base64'),
        contentType: 'application/pdf',
      },
    ]),
};
