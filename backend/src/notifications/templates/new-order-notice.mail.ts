import type { MailTemplate } from '../mail/mail-template.js';
import { BUYER, ORDER_BLOCKS, ORDER_CONDITIONS, ORDER_VARIABLES } from './parts/order-parts.js';
import { SAMPLE_ORDER } from './sample-facts.js';

/** Shows address and note as typed, because only the studio reads this mail. */
export const newOrderNotice: MailTemplate<'new-order-notice'> = {
  label: 'Atölyeye yeni sipariş haberi',
  isForStudio: true,
  isEssential: false,
  variables: {
    ...ORDER_VARIABLES,
    shipping_address: { label: 'Teslimat adresi', from: ({ shippingAddress }) => shippingAddress },
    order_note: { label: 'Sipariş notu', from: ({ notes }) => notes },
  },
  conditions: ORDER_CONDITIONS,
  blocks: { ...ORDER_BLOCKS, buyer: BUYER },
  sample: SAMPLE_ORDER,
  subject: 'Yeni sipariş {{order_id}} · {{order_total}}',
  preheader:
    '{{user_name}} {{user_surname}} {{#if has_pieces}}sipariş verdi{{#if has_seats}} ve yer ayırttı{{/if}}{{/if}}{{#unless has_pieces}}yer ayırttı{{/unless}}{{#if has_total}}, ödemesi alındı{{/if}}.',
  replyTo: (payload) => payload.buyer.email,
  bodyHtml: `<h1>Yeni sipariş: {{order_id}}</h1>
<p>{{user_name}} {{user_surname}} {{order_date}} tarihinde sipariş verdi. {{#if has_total}}Ödeme alındı.{{/if}}{{#unless has_total}}Ödenecek bir tutar kalmadığı için ödeme alınmadı.{{/unless}}</p>
<p><a class="button" href="{{order_url}}">Siparişi görüntüle</a></p>
{{> order_lines}}
{{> order_totals}}
<h2>Alıcı</h2>
{{> buyer}}
{{#if has_pieces}}
<h2>Teslimat adresi</h2>
<p>{{shipping_address}}</p>
{{/if}}
<h2>Not</h2>
<p>{{order_note}}{{#unless order_note}}Not bırakılmadı.{{/unless}}</p>`,
};
