import { formatTl } from '../../../contract/common/money.js';
import type { PaymentRefundedFacts } from '../mail/facts/order-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { BUYER, ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES, tl } from './parts/order-parts.js';
import { ORDER_WITH_TOTALS, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

const REFUNDED = {
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    refund_total: {
      label: 'İade edilen tutar',
      from: ({ refundedKurus }: PaymentRefundedFacts) => formatTl(refundedKurus),
    },
    refund_vat: {
      label: 'İadenin içindeki KDV',
      from: ({ refundedVatKurus = 0 }: PaymentRefundedFacts) => tl(refundedVatKurus),
    },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_cancelled: {
      label: 'siparişi atölye iptal ettiyse',
      holds: ({ isCancelled }: PaymentRefundedFacts) => isCancelled,
    },
  },
  sample: {
    ...SAMPLE_ORDER,
    refundedKurus: SAMPLE_ORDER.totalKurus,
    refundedVatKurus: SAMPLE_ORDER.vatKurus,
    isCancelled: true,
  },
} as const;

export const paymentRefunded: MailTemplate<'payment-refunded'> = {
  ...REFUNDED,
  label: 'Ödeme geri gönderildi',
  sentWhen: 'İptal edilen ya da tamamlanamayan siparişin ödemesi iade edilince',
  about: 'order',
  blocks: ORDER_BLOCKS,
  subject: 'Ödemeniz iade edildi · {{order_id}}',
  preheader:
    '{{#if is_cancelled}}İptal edilen siparişinizin{{/if}}{{#unless is_cancelled}}Tamamlayamadığımız siparişinizin{{/unless}} ödemesi, {{refund_total}}, kartınıza iade edildi.',
  bodyHtml: `<h1>{{#if is_cancelled}}Ödemeniz iade edildi{{/if}}{{#unless is_cancelled}}Siparişinizi tamamlayamadık{{/unless}}</h1>
<p>Merhaba {{user_name}}, {{#if is_cancelled}}iptal edilen {{order_id}} numaralı siparişinizin ödemesi size döndü.{{/if}}{{#unless is_cancelled}}ödemeniz bize ulaştığında siparişinizi hazırlamamız artık mümkün değildi. Bunun için üzgünüz.{{/unless}}</p>
<p><strong>{{refund_total}}</strong> tutarındaki ödemenizi kartınıza iade ettik.{{#if refund_vat}} Bu tutarın içindeki KDV {{refund_vat}}.{{/if}} İadenin ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir; sizin bir şey yapmanız gerekmiyor.</p>
{{#if has_pieces}}
<p><a class="button" href="/">Rafa Göz Atın</a></p>
{{/if}}
{{#unless has_pieces}}
<p><a class="button" href="/workshops">Takvime Bakın</a></p>
{{/unless}}
${ORDER_WITH_TOTALS}
${QUESTION}`,
};

export const paymentRefundedNotice: MailTemplate<'payment-refunded-notice'> = {
  ...REFUNDED,
  label: 'Atölyeye geri gönderilen ödeme haberi',
  isForStudio: true,
  blocks: { ...ORDER_BLOCKS, buyer: BUYER },
  subject: 'Ödeme iade edildi · {{order_id}}',
  preheader:
    '{{#if is_cancelled}}İptal edilen{{/if}}{{#unless is_cancelled}}Karşılanamayan{{/unless}} bir siparişin {{refund_total}} tutarındaki ödemesi iade edildi.',
  replyTo: (payload) => payload.buyer.email,
  bodyHtml: `<h1>Ödeme iade edildi: {{order_id}}</h1>
<p>{{#if is_cancelled}}Bu sipariş iptal edildi.{{/if}}{{#unless is_cancelled}}Bu siparişin ödemesi geldiğinde sipariş artık karşılanamıyordu.{{/unless}} Sistem <strong>{{refund_total}}</strong> tutarı kendiliğinden iade etti ve alıcıya haber verdi. Yapmanız gereken bir şey yok; dilerseniz alıcıyı arayabilirsiniz.</p>
<h2>Alıcı</h2>
{{> buyer}}
<h2>Sipariş</h2>
{{> order_lines}}
{{> order_totals}}`,
};
