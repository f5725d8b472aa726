import type { MailTemplate } from '../mail-template.js';
import { HTML_SQUARE_CODE, squareCodeImage } from './booking-attachments.js';
import {
  HTML_BOOKING,
  HTML_CANNOT_COME,
  HTML_STUDENT,
  TEXT_BOOKING,
  TEXT_CANNOT_COME,
  TEXT_STUDENT,
} from './booking-details.js';
import { BUTTON, LOOK } from './mail-look.js';

export const bookingReminder: MailTemplate<'booking-reminder'> = {
  isEssential: false,
  subject: '{{#if isToday}}Bugün{{else}}Yarın{{/if}} görüşüyoruz · {{title}}, {{hours}}',
  preheader: '{{day}}, {{hours}}. {{place}}',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>{{#if isToday}}Bugün{{else}}Yarın{{/if}} görüşüyoruz, {{greeted guestName}}</h1>
<p ${LOOK.text}>Yeriniz hazır, sizi bekliyoruz.</p>
${HTML_BOOKING}
${HTML_STUDENT}
${HTML_SQUARE_CODE}
<p style="margin:24px 0 8px;text-align:center"><a href="{{url ticketUrl}}" ${BUTTON}>Biletimi görüntüle</a></p>
${HTML_CANNOT_COME}
{{/layout}}`,
  text: `{{#> layout}}
{{#if isToday}}Bugün{{else}}Yarın{{/if}} görüşüyoruz, {{greeted guestName}}

Yeriniz hazır, sizi bekliyoruz.

${TEXT_BOOKING}
Bilet: {{shortId}}
Biletimi görüntüle: {{url ticketUrl}}
Girişte biletinizdeki karekodu telefonunuzdan göstermeniz yeterli.
${TEXT_STUDENT}
${TEXT_CANNOT_COME}{{/layout}}`,
  attachments: async (payload) => [await squareCodeImage(payload.ticketUrl)],
};
