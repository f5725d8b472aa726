import type { MailTemplate } from '../mail/mail-template.js';
import { qrCodeImage } from './parts/booking-attachments.js';
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

export const bookingReminder: MailTemplate<'booking-reminder'> = {
  label: 'Workshop hatırlatması',
  sentWhen: 'Atölye gününden bir gün önce',
  about: 'booking',
  isEssential: false,
  variables: {
    ...TICKET_VARIABLES,
    today_or_tomorrow: {
      label: '“Bugün” ya da “Yarın”',
      from: ({ isToday }) => (isToday ? 'Bugün' : 'Yarın'),
    },
  },
  conditions: STUDENT_CONDITION,
  blocks: { booking_details: BOOKING_DETAILS, ticket_code: TICKET_CODE },
  sample: { ...SAMPLE_BOOKING, isToday: false },
  subject: '{{today_or_tomorrow}} görüşüyoruz · {{workshop_title}}, {{workshop_hours}}',
  preheader: '{{workshop_day}}, {{workshop_hours}}. {{workshop_place}}',
  bodyHtml: `<h1>{{today_or_tomorrow}} görüşüyoruz, {{user_name}}</h1>
<p>Yeriniz hazır, sizi bekliyoruz.</p>
{{> booking_details}}
${STUDENT_REMINDER}
{{> ticket_code}}
${TICKET_BUTTON}
${CANNOT_COME}`,
  attachments: async (payload) => [await qrCodeImage(payload)],
};
