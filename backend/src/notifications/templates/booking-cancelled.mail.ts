import type { MailTemplate } from '../mail-template.js';
import { calendarFile } from './booking-attachments.js';
import { HTML_BOOKING, TEXT_BOOKING } from './booking-details.js';
import { LOOK } from './mail-look.js';

export const bookingCancelled: MailTemplate<'booking-cancelled'> = {
  isEssential: true,
  subject: 'Rezervasyonunuz iptal edildi · {{title}}, {{day}}',
  preheader: '{{day}}, {{hours}} için ayrılan yeriniz iptal edildi.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Rezervasyonunuz iptal edildi</h1>
<p ${LOOK.text}>Merhaba {{greeted guestName}}, aşağıdaki rezervasyonunuz iptal edildi. {{shortId}} numaralı bilet artık geçerli değil.</p>
${HTML_BOOKING}
<p ${LOOK.text}>Workshopu takviminize eklediyseniz ekteki takvim dosyasını açarak kaldırabilirsiniz.{{#if isPaid}} Ödediğiniz tutar kartınıza geri dönüyor; iade tamamlandığında size ayrıca haber veririz.{{/if}}</p>
<h2 ${LOOK.subheading}>Bir sorunuz mu var?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
{{/layout}}`,
  text: `{{#> layout}}
Rezervasyonunuz iptal edildi

Merhaba {{greeted guestName}}, aşağıdaki rezervasyonunuz iptal edildi. {{shortId}} numaralı bilet artık geçerli değil.

${TEXT_BOOKING}
Workshopu takviminize eklediyseniz ekteki takvim dosyasını açarak kaldırabilirsiniz.{{#if isPaid}} Ödediğiniz tutar kartınıza geri dönüyor; iade tamamlandığında size ayrıca haber veririz.{{/if}}

BİR SORUNUZ MU VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.
{{/layout}}`,
  attachments: (payload) => Promise.resolve([calendarFile(payload, 'CANCEL')]),
};
