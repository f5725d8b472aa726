import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

export const newOrderNotice: MailTemplate<'new-order-notice'> = {
  isEssential: false,
  subject: 'Yeni sipariş {{shortId}} · {{tl totalKurus}}',
  preheader:
    '{{greeted buyer.name}} {{greeted buyer.surname}} {{#if hasPieces}}sipariş verdi{{#if hasSeats}} ve yer ayırttı{{/if}}{{else}}yer ayırttı{{/if}}{{#if totalKurus}}, ödemesi alındı{{/if}}.',
  replyTo: (payload) => payload.buyer.email,
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Yeni sipariş: {{shortId}}</h1>
<p ${LOOK.text}>{{greeted buyer.name}} {{greeted buyer.surname}} {{dateTime placedAt}} tarihinde sipariş verdi. {{#if totalKurus}}Ödeme alındı.{{else}}Ödenecek bir tutar kalmadığı için ödeme alınmadı.{{/if}}</p>
<p style="margin:0 0 32px"><a href="{{url orderUrl}}" ${BUTTON}>Siparişi görüntüle</a></p>
{{> lines}}
<h2 ${LOOK.subheading}>Alıcı</h2>
<p ${LOOK.text}>{{greeted buyer.name}} {{greeted buyer.surname}}<br><a href="tel:{{buyer.phone}}" ${LOOK.link}>{{phone buyer.phone}}</a><br><a href="mailto:{{buyer.email}}" ${LOOK.link}>{{buyer.email}}</a></p>
{{#if hasPieces}}
<h2 ${LOOK.subheading}>Teslimat adresi</h2>
<p ${LOOK.text}>{{shippingAddress}}</p>
{{/if}}
<h2 ${LOOK.subheading}>Not</h2>
<p ${LOOK.tight}>{{#if notes}}{{notes}}{{else}}Not bırakılmadı.{{/if}}</p>
{{/layout}}`,
  text: `{{#> layout}}
Yeni sipariş: {{shortId}}

{{greeted buyer.name}} {{greeted buyer.surname}} {{dateTime placedAt}} tarihinde sipariş verdi. {{#if totalKurus}}Ödeme alındı.{{else}}Ödenecek bir tutar kalmadığı için ödeme alınmadı.{{/if}}
Siparişi görüntüle: {{url orderUrl}}

{{> lines}}

ALICI
{{greeted buyer.name}} {{greeted buyer.surname}}
{{phone buyer.phone}}
{{buyer.email}}

{{#if hasPieces}}
TESLİMAT ADRESİ
{{shippingAddress}}

{{/if}}
NOT
{{#if notes}}{{notes}}{{else}}Not bırakılmadı.{{/if}}
{{/layout}}`,
};
