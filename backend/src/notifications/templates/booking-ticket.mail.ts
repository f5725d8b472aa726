import type { MailTemplate } from '../mail-template.js';
import { calendarFile, HTML_SQUARE_CODE, squareCodeImage } from './booking-attachments.js';
import {
  HTML_BOOKING,
  HTML_CANNOT_COME,
  HTML_STUDENT,
  TEXT_BOOKING,
  TEXT_CANNOT_COME,
  TEXT_STUDENT,
} from './booking-details.js';
import { BUTTON, LOOK } from './mail-look.js';

export const bookingTicket: MailTemplate<'booking-ticket'> = {
  isEssential: true,
  subject: 'Biletiniz hazır · {{title}}, {{day}}',
  preheader: '{{day}}, {{hours}}. Sizi atölyemizde ağırlamayı dört gözle bekliyoruz.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Yeriniz ayrıldı, {{greeted guestName}}</h1>
<p ${LOOK.text}>Rezervasyonunuz onaylandı. Sizi atölyemizde ağırlamayı dört gözle bekliyoruz.</p>
${HTML_BOOKING}
${HTML_STUDENT}
${HTML_SQUARE_CODE}
<p style="margin:24px 0 8px;text-align:center"><a href="{{url ticketUrl}}" ${BUTTON}>Biletimi görüntüle</a></p>
<h2 ${LOOK.subheading}>Gelmeden önce</h2>
<p ${LOOK.text}>Rahat ve kolay yıkanan giysiler seçmenizi, birkaç dakika erken gelmenizi öneririz. Workshopu takviminize eklemek için ekteki takvim dosyasını açmanız yeterli.{{#if isReminded}} Bir gün önce size kısa bir hatırlatma da göndereceğiz.{{/if}}</p>
${HTML_CANNOT_COME}
{{/layout}}`,
  text: `{{#> layout}}
Yeriniz ayrıldı, {{greeted guestName}}

Rezervasyonunuz onaylandı. Sizi atölyemizde ağırlamayı dört gözle bekliyoruz.

${TEXT_BOOKING}
Bilet: {{shortId}}
Biletimi görüntüle: {{url ticketUrl}}
Girişte biletinizdeki karekodu telefonunuzdan göstermeniz yeterli.
${TEXT_STUDENT}
GELMEDEN ÖNCE
Rahat ve kolay yıkanan giysiler seçmenizi, birkaç dakika erken gelmenizi öneririz. Workshopu takviminize eklemek için ekteki takvim dosyasını açmanız yeterli.{{#if isReminded}} Bir gün önce size kısa bir hatırlatma da göndereceğiz.{{/if}}

${TEXT_CANNOT_COME}{{/layout}}`,
  attachments: async (payload) => [
    await squareCodeImage(payload.ticketUrl),
    calendarFile(payload, 'PUBLISH'),
  ],
};
