import type { MailTemplate } from '../mail/mail-template.js';
import { calendarFile } from './parts/booking-attachments.js';
import { BOOKING_DETAILS, BOOKING_VARIABLES } from './parts/booking-parts.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_BOOKING } from './sample-facts.js';

export const bookingCancelled: MailTemplate<'booking-cancelled'> = {
  label: 'Rezervasyon iptal edildi',
  sentWhen: 'Rezervasyon iptal edilince',
  about: 'booking',
  isEssential: true,
  variables: BOOKING_VARIABLES,
  conditions: { is_paid: { label: 'para karta geri dönüyorsa', holds: ({ isPaid }) => isPaid } },
  blocks: { booking_details: BOOKING_DETAILS },
  sample: { ...SAMPLE_BOOKING, isPaid: true },
  subject: 'Rezervasyonunuz iptal edildi · {{workshop_title}}, {{workshop_day}}',
  preheader: '{{workshop_day}}, {{workshop_hours}} için ayrılan yeriniz iptal edildi.',
  bodyHtml: `<h1>Rezervasyonunuz iptal edildi</h1>
<p>Merhaba {{user_name}}, aşağıdaki rezervasyonunuz iptal edildi. {{booking_id}} numaralı bilet artık geçerli değil.</p>
{{> booking_details}}
<p>Workshopu takviminize eklediyseniz ekteki takvim dosyasını açarak kaldırabilirsiniz.{{#if is_paid}} Ödediğiniz tutar kartınıza geri dönüyor; iade tamamlandığında size ayrıca haber veririz.{{/if}}</p>
${QUESTION}`,
  attachments: (payload) => Promise.resolve([calendarFile(payload, 'CANCEL')]),
};
