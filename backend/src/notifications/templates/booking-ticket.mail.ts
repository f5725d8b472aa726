import type { MailTemplate } from '../mail/mail-template.js';
import { calendarFile, qrCodeImage } from './parts/booking-attachments.js';
import {
  BOOKING_DETAILS,
  CANNOT_COME,
  STUDENT_CONDITION,
  STUDENT_REMINDER,
  TICKET_BUTTON,
  TICKET_CODE,
  TICKET_VARIABLES,
} from './parts/booking-parts.js';
import { SAMPLE_BOOKING } from './sample-facts.js';

export const bookingTicket: MailTemplate<'booking-ticket'> = {
  label: 'Workshop bileti',
  sentWhen: 'Workshop yeri ayrılınca',
  about: 'booking',
  isEssential: true,
  variables: TICKET_VARIABLES,
  conditions: {
    ...STUDENT_CONDITION,
    is_reminded: { label: 'bir gün önce hatırlatma gidecekse', holds: ({ isReminded }) => isReminded },
  },
  blocks: { booking_details: BOOKING_DETAILS, ticket_code: TICKET_CODE },
  sample: SAMPLE_BOOKING,
  subject: 'Biletiniz hazır · {{workshop_title}}, {{workshop_day}}',
  preheader: '{{workshop_day}}, {{workshop_hours}}. Sizi atölyemizde ağırlamayı dört gözle bekliyoruz.',
  bodyHtml: `<h1>Yeriniz ayrıldı, {{user_name}}</h1>
<p>Rezervasyonunuz onaylandı. Sizi atölyemizde ağırlamayı dört gözle bekliyoruz.</p>
{{> booking_details}}
${STUDENT_REMINDER}
{{> ticket_code}}
${TICKET_BUTTON}
<h2>Gelmeden önce</h2>
<p>Rahat ve kolay yıkanan giysiler seçmenizi, birkaç dakika erken gelmenizi öneririz. Bu günü takviminize eklemek için ekteki takvim dosyasını açmanız yeterli.{{#if is_reminded}} Bir gün önce size kısa bir hatırlatma da göndereceğiz.{{/if}}</p>
${CANNOT_COME}`,
  attachments: async (payload) => [await qrCodeImage(payload.ticketUrl), calendarFile(payload, 'PUBLISH')],
};
