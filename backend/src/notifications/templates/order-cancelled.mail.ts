import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

const REASSURANCE =
  '{{#if returnsKurus}}Ödediğiniz {{tl returnsKurus}} kartınıza geri dönüyor; iade tamamlandığında size ayrıca yazarız. Sizin bir şey yapmanız gerekmiyor.{{else if isPaid}}Ödemeniz için sizinle ayrıca iletişime geçeceğiz.{{else if isReturned}}Ödemeniz size daha önce iade edilmişti; sizin bir şey yapmanız gerekmiyor.{{else}}Bu sipariş için sizden ödeme alınmamıştı; sizin bir şey yapmanız gerekmiyor.{{/if}}{{#if hasSeats}} Biletiniz artık geçerli değil.{{/if}}';

export const orderCancelled: MailTemplate<'order-cancelled'> = {
  isEssential: true,
  subject: 'Siparişiniz iptal edildi · {{shortId}}',
  preheader:
    '{{#if returnsKurus}}Ödediğiniz {{tl returnsKurus}} kartınıza geri dönüyor.{{else}}{{shortId}} numaralı siparişiniz iptal edildi.{{/if}}',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Siparişiniz iptal edildi</h1>
<p ${LOOK.text}>Merhaba {{greeted buyer.name}}, <strong>{{shortId}}</strong> numaralı siparişiniz iptal edildi. ${REASSURANCE}</p>
<h2 ${LOOK.subheading}>{{shortId}} numaralı sipariş</h2>
{{> lines}}
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
  text: `{{#> layout}}
Siparişiniz iptal edildi

Merhaba {{greeted buyer.name}}, {{shortId}} numaralı siparişiniz iptal edildi. ${REASSURANCE}

{{shortId}} NUMARALI SİPARİŞ
{{> lines}}

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
};
