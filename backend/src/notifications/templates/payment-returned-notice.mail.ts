import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

export const paymentReturnedNotice: MailTemplate<'payment-returned-notice'> = {
  isEssential: true,
  subject: 'Ödeme iade edildi · {{shortId}}',
  preheader:
    '{{#if isCalledOff}}İptal edilen{{else}}Karşılanamayan{{/if}} bir siparişin {{tl returnedKurus}} tutarındaki ödemesi iade edildi.',
  replyTo: (payload) => payload.buyer.email,
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Ödeme iade edildi: {{shortId}}</h1>
<p ${LOOK.text}>{{#if isCalledOff}}Bu sipariş iptal edildi.{{else}}Bu siparişin ödemesi geldiğinde sipariş artık karşılanamıyordu.{{/if}} Sistem <strong>{{tl returnedKurus}}</strong> tutarı kendiliğinden iade etti ve alıcıya haber verdi. Yapmanız gereken bir şey yok; dilerseniz alıcıyı arayabilirsiniz.</p>
<h2 ${LOOK.subheading}>Alıcı</h2>
<p ${LOOK.text}>{{greeted buyer.name}} {{greeted buyer.surname}}<br><a href="tel:{{buyer.phone}}" ${LOOK.link}>{{phone buyer.phone}}</a><br><a href="mailto:{{buyer.email}}" ${LOOK.link}>{{buyer.email}}</a></p>
<h2 ${LOOK.subheading}>Sipariş</h2>
{{> lines}}
{{/layout}}`,
  text: `{{#> layout}}
Ödeme iade edildi: {{shortId}}

{{#if isCalledOff}}Bu sipariş iptal edildi.{{else}}Bu siparişin ödemesi geldiğinde sipariş artık karşılanamıyordu.{{/if}} Sistem {{tl returnedKurus}} tutarı kendiliğinden iade etti ve alıcıya haber verdi. Yapmanız gereken bir şey yok; dilerseniz alıcıyı arayabilirsiniz.

ALICI
{{greeted buyer.name}} {{greeted buyer.surname}}
{{phone buyer.phone}}
{{buyer.email}}

SİPARİŞ
{{> lines}}
{{/layout}}`,
};
