import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

const WHAT =
  '{{#if lineName}}{{lineName}} için {{/if}}{{tl returnedKurus}} tutarındaki iadenizi kartınıza gönderdik.';
const WHEN =
  'İadenin ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir; sizin bir şey yapmanız gerekmiyor.';

export const refundDone: MailTemplate<'refund-done'> = {
  isEssential: true,
  subject: 'İadeniz yapıldı · {{shortId}}',
  preheader: '{{tl returnedKurus}} kartınıza iade edildi.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>İadeniz yapıldı</h1>
<p ${LOOK.text}>Merhaba {{greeted buyer.name}}, <strong>{{shortId}}</strong> numaralı siparişinizde ${WHAT}</p>
<p ${LOOK.text}>${WHEN}</p>
<p style="margin:0 0 32px"><a href="{{url orderUrl}}" ${BUTTON}>Siparişimi görüntüle</a></p>
<h2 ${LOOK.subheading}>{{shortId}} numaralı sipariş</h2>
{{> lines}}
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
  text: `{{#> layout}}
İadeniz yapıldı

Merhaba {{greeted buyer.name}}, {{shortId}} numaralı siparişinizde ${WHAT}

${WHEN}

Siparişimi görüntüle: {{url orderUrl}}

{{shortId}} NUMARALI SİPARİŞ
{{> lines}}

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
};
