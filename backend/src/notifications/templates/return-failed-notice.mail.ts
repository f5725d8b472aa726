import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

export const returnFailedNotice: MailTemplate<'return-failed-notice'> = {
  isEssential: true,
  subject: 'Ödeme iade edilemedi · {{shortId}}',
  preheader: '{{tl owedKurus}} tutarındaki ödemeyi sizin iade etmeniz gerekiyor.',
  replyTo: (payload) => payload.buyer.email,
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Ödeme iade edilemedi: {{shortId}}</h1>
<p ${LOOK.text}>Bu siparişin ödemesi alıcıya dönmeliydi, ama sistem <strong>{{tl owedKurus}}</strong> tutarındaki ödemeyi defalarca denediği hâlde iade edemedi. {{#if isUnclear}}Paranın dönüp dönmediği belli değil: iyzico panelinden bakın, ardından siparişin sayfasında “Elden iade edildi” ya da “Yeniden dene” deyin.{{else}}Lütfen iyzico panelinden iade edin ve alıcıya haber verin.{{/if}}</p>
<h2 ${LOOK.subheading}>Alıcı</h2>
<p ${LOOK.text}>{{greeted buyer.name}} {{greeted buyer.surname}}<br><a href="tel:{{buyer.phone}}" ${LOOK.link}>{{phone buyer.phone}}</a><br><a href="mailto:{{buyer.email}}" ${LOOK.link}>{{buyer.email}}</a></p>
<h2 ${LOOK.subheading}>Sipariş</h2>
{{> lines}}
{{/layout}}`,
  text: `{{#> layout}}
Ödeme iade edilemedi: {{shortId}}

Bu siparişin ödemesi alıcıya dönmeliydi, ama sistem {{tl owedKurus}} tutarındaki ödemeyi defalarca denediği hâlde iade edemedi. {{#if isUnclear}}Paranın dönüp dönmediği belli değil: iyzico panelinden bakın, ardından siparişin sayfasında “Elden iade edildi” ya da “Yeniden dene” deyin.{{else}}Lütfen iyzico panelinden iade edin ve alıcıya haber verin.{{/if}}

ALICI
{{greeted buyer.name}} {{greeted buyer.surname}}
{{phone buyer.phone}}
{{buyer.email}}

SİPARİŞ
{{> lines}}
{{/layout}}`,
};
