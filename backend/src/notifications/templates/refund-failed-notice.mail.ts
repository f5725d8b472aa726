import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { BUYER, ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

export const refundFailedNotice: MailTemplate<'refund-failed-notice'> = {
  label: 'Atölyeye tamamlanamayan iade haberi',
  isForStudio: true,
  isEssential: true,
  variables: {
    ...ORDER_VARIABLES,
    owed_total: { label: 'İade edilmesi gereken tutar', from: ({ owedKurus }) => formatTl(owedKurus) },
  },
  conditions: {
    ...ORDER_CONDITIONS,
    is_unclear: { label: 'paranın dönüp dönmediği belli değilse', holds: ({ isUnclear }) => isUnclear },
  },
  blocks: { ...ORDER_BLOCKS, buyer: BUYER },
  sample: { ...SAMPLE_ORDER, owedKurus: SAMPLE_ORDER.totalKurus, isUnclear: false },
  subject: 'Ödeme iade edilemedi · {{order_id}}',
  preheader: '{{owed_total}} tutarındaki ödemeyi sizin iade etmeniz gerekiyor.',
  replyTo: (payload) => payload.buyer.email,
  bodyHtml: `<h1>Ödeme iade edilemedi: {{order_id}}</h1>
<p>Bu siparişin ödemesi alıcıya dönmeliydi, ama sistem <strong>{{owed_total}}</strong> tutarındaki ödemeyi defalarca denediği hâlde iade edemedi. {{#if is_unclear}}Paranın dönüp dönmediği belli değil: iyzico panelinden bakın, ardından siparişin sayfasında “Elden iade edildi” ya da “Yeniden dene” deyin.{{/if}}{{#unless is_unclear}}Lütfen iyzico panelinden iade edin ve alıcıya haber verin.{{/unless}}</p>
<h2>Alıcı</h2>
{{> buyer}}
<h2>Sipariş</h2>
{{> order_lines}}
{{> order_totals}}`,
};
