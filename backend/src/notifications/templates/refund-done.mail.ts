import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES, tl } from './parts/order-parts.js';
import { ORDER_BUTTON, ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

export const refundDone: MailTemplate<'refund-done'> = {
  label: 'İade yapıldı',
  sentWhen: 'Para iadesi karta gönderilince ya da krediye eklenince',
  about: 'order',
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    refund_total: { label: 'İade edilen tutar', from: ({ refundedKurus }) => formatTl(refundedKurus) },
    refund_vat: {
      label: 'İadenin içindeki KDV',
      from: ({ refundedVatKurus = 0 }) => tl(refundedVatKurus),
    },
    credit_total: {
      label: 'Krediye geri eklenen tutar',
      from: ({ creditedKurus = 0 }) => tl(creditedKurus),
    },
    card_total: {
      label: 'Karta gönderilen tutar',
      from: ({ refundedKurus, creditedKurus = 0 }) => tl(refundedKurus - creditedKurus),
    },
    refund_item: { label: 'İadesi yapılan ürün ya da yer', from: ({ lineName }) => lineName ?? '' },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_shared: {
      label: 'iadenin bir kısmı krediye, kalanı karta döndüyse',
      holds: ({ refundedKurus, creditedKurus = 0 }) => creditedKurus > 0 && creditedKurus < refundedKurus,
    },
  },
  blocks: ORDER_BLOCKS,
  sample: {
    ...SAMPLE_ORDER,
    refundedKurus: 64_000,
    refundedVatKurus: 10_667,
    lineName: null,
    afterRefund: { refundKurus: 64_000, leftKurus: SAMPLE_ORDER.totalKurus - 64_000 },
  },
  subject: 'İadeniz yapıldı · {{order_id}}',
  preheader:
    '{{#if credit_total}}{{refund_total}} size iade edildi.{{/if}}{{#unless credit_total}}{{refund_total}} kartınıza iade edildi.{{/unless}}',
  bodyHtml: `<h1>İadeniz yapıldı</h1>
<p>Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişinizde {{#if refund_item}}{{refund_item}} için {{/if}}{{refund_total}} tutarındaki iadenizi {{#if credit_total}}yaptık: {{credit_total}} kredinize geri eklendi, kodunuz geçerli.{{/if}}{{#unless credit_total}}kartınıza gönderdik.{{/unless}}{{#if is_shared}} Kalan {{card_total}} kartınıza gönderildi.{{/if}}{{#if refund_vat}} Bu tutarın içindeki KDV {{refund_vat}}.{{/if}}</p>
{{#if card_total}}
<p>İadenin ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir; sizin bir şey yapmanız gerekmiyor.</p>
{{/if}}
${ORDER_BUTTON}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};
