import type { MailTemplate } from '../mail/mail-template.js';
import { ticketFiles } from './parts/booking-attachments.js';
import {
  BEFORE_COMING,
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
  sentWhen: 'İptal edilen workshop yeri yeniden ayrılınca',
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
${BEFORE_COMING}
${CANNOT_COME}`,
  attachments: ticketFiles,
};
