import type { MailTemplate } from '../mail-template.js';
import { calendarFile } from './booking-attachments.js';
import { HTML_BOOKING, TEXT_BOOKING } from './booking-details.js';
import { BUTTON, LOOK } from './mail-look.js';

export const bookingMoved: MailTemplate<'booking-moved'> = {
  isEssential: true,
  subject: 'Workshopunuzun tarihi değişti · {{title}}, {{day}}',
  preheader: 'Yeni gün ve saat: {{day}}, {{hours}}. Yeriniz duruyor.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Workshopunuzun tarihi değişti</h1>
<p ${LOOK.text}>Merhaba {{greeted guestName}}, {{before}} için ayırttığınız workshop başka bir güne ya da saate alındı. Yeriniz duruyor, biletiniz geçerli.</p>
${HTML_BOOKING}
<p style="margin:24px 0 8px;text-align:center"><a href="{{url ticketUrl}}" ${BUTTON}>Biletimi görüntüle</a></p>
<p ${LOOK.text}>Workshopu takviminize eklediyseniz ekteki takvim dosyasını açmanız yeterli; kaydınız yeni saatine taşınır.</p>
<h2 ${LOOK.subheading}>Yeni tarih size uymuyor mu?</h2>
<p ${LOOK.tight}>Bu e-postayı yanıtlayın ya da <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasını arayın; birlikte bir çözüm bulalım ya da ödemenizi iade edelim.</p>
{{/layout}}`,
  text: `{{#> layout}}
Workshopunuzun tarihi değişti

Merhaba {{greeted guestName}}, {{before}} için ayırttığınız workshop başka bir güne ya da saate alındı. Yeriniz duruyor, biletiniz geçerli.

${TEXT_BOOKING}
Biletimi görüntüle: {{url ticketUrl}}
Workshopu takviminize eklediyseniz ekteki takvim dosyasını açmanız yeterli; kaydınız yeni saatine taşınır.

YENİ TARİH SİZE UYMUYOR MU?
Bu e-postayı yanıtlayın ya da {{phone seller.phone}} numarasını arayın; birlikte bir çözüm bulalım ya da ödemenizi iade edelim.
{{/layout}}`,
  attachments: (payload) => Promise.resolve([calendarFile(payload, 'PUBLISH')]),
};
