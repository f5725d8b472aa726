import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

export const paymentReturned: MailTemplate<'payment-returned'> = {
  isEssential: true,
  subject: 'Ödemeniz iade edildi · {{shortId}}',
  preheader:
    '{{#if isCalledOff}}İptal edilen siparişinizin{{else}}Tamamlayamadığımız siparişinizin{{/if}} ödemesi, {{tl returnedKurus}}, kartınıza iade edildi.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>{{#if isCalledOff}}Ödemeniz iade edildi{{else}}Siparişinizi tamamlayamadık{{/if}}</h1>
<p ${LOOK.text}>Merhaba {{greeted buyer.name}}, {{#if isCalledOff}}iptal edilen {{shortId}} numaralı siparişinizin ödemesi size döndü.{{else}}ödemeniz bize ulaştığında siparişinizi hazırlamamız artık mümkün değildi. Bunun için üzgünüz.{{/if}}</p>
<p ${LOOK.text}><strong>{{tl returnedKurus}}</strong> tutarındaki ödemenizi kartınıza iade ettik. İadenin ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir; sizin bir şey yapmanız gerekmiyor.</p>
<p style="margin:0 0 32px"><a href="{{#if hasPieces}}{{url "/"}}{{else}}{{url "/workshops"}}{{/if}}" ${BUTTON}>{{#if hasPieces}}Rafa Göz Atın{{else}}Takvime Bakın{{/if}}</a></p>
<h2 ${LOOK.subheading}>{{shortId}} numaralı sipariş</h2>
{{> lines}}
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
  text: `{{#> layout}}
{{#if isCalledOff}}Ödemeniz iade edildi{{else}}Siparişinizi tamamlayamadık{{/if}}

Merhaba {{greeted buyer.name}}, {{#if isCalledOff}}iptal edilen {{shortId}} numaralı siparişinizin ödemesi size döndü.{{else}}ödemeniz bize ulaştığında siparişinizi hazırlamamız artık mümkün değildi. Bunun için üzgünüz.{{/if}}

{{tl returnedKurus}} tutarındaki ödemenizi kartınıza iade ettik. İadenin ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir; sizin bir şey yapmanız gerekmiyor.

{{shortId}} NUMARALI SİPARİŞ
{{> lines}}

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
};
