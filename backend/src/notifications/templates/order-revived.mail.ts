import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const NEWS =
  '{{#if hasPieces}} Parçalarınızı yeniden ayırdık.{{/if}}{{#if hasSeats}} Atölyedeki yeriniz yeniden ayrıldı; güncel biletiniz ayrı bir e-postayla yolda.{{/if}}{{#unless isPaid}}{{#if totalKurus}} Ödemesi için sizinle ayrıca iletişime geçeceğiz.{{/if}}{{/unless}}';

export const orderRevived: MailTemplate<'order-revived'> = {
  isEssential: true,
  subject: 'Siparişiniz yeniden işlemde · {{shortId}}',
  preheader: 'İptal edilen siparişinizi yeniden işleme aldık.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Siparişiniz yeniden işlemde</h1>
<p ${LOOK.text}>Merhaba {{greeted buyer.name}}, iptal edilen <strong>{{shortId}}</strong> numaralı siparişinizi yeniden işleme aldık.${NEWS}</p>
<p style="margin:0 0 32px"><a href="{{url orderUrl}}" ${BUTTON}>Siparişimi görüntüle</a></p>
<h2 ${LOOK.subheading}>{{shortId}} numaralı sipariş</h2>
{{> lines}}
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
  text: `{{#> layout}}
Siparişiniz yeniden işlemde

Merhaba {{greeted buyer.name}}, iptal edilen {{shortId}} numaralı siparişinizi yeniden işleme aldık.${NEWS}

Siparişimi görüntüle: {{url orderUrl}}

{{shortId}} NUMARALI SİPARİŞ
{{> lines}}

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
};
