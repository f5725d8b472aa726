import { publicPaths } from '../../../contract/content/public-paths.js';
import { describeRefunds } from '../../../contract/payments/refund-ways.js';
import type { MailBlock, MailTemplate } from '../mail/mail-template.js';
import { calendarFile } from './parts/booking-attachments.js';
import { BOOKING_DETAILS, BOOKING_VARIABLES, REFUND_WAYS } from './parts/booking-parts.js';
import { typedText } from './parts/common-parts.js';
import { STYLE } from './parts/mail-style.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_BOOKING } from './sample-facts.js';

/** A template may leave it out. */
const STUDIO_NOTE: MailBlock = {
  label: 'Atölyenin kendi sözü',
  html: `{{#if cancelledSession}}${typedText('', 'cancelledSession.note').html}{{/if}}`,
};

const OTHER_DATES: MailBlock = {
  label: 'Aynı workshopun diğer tarihleri',
  html: `{{#if cancelledSession}}{{#each cancelledSession.otherDates}}
<p ${STYLE.tight}>{{this}}</p>
{{/each}}{{/if}}`,
};

export const bookingCancelled: MailTemplate<'booking-cancelled'> = {
  label: 'Rezervasyon iptal edildi',
  sentWhen: 'Rezervasyon iptal edilince',
  about: 'booking',
  isEssential: true,
  variables: {
    ...BOOKING_VARIABLES,
    workshops_url: { label: 'Workshop takviminin adresi', from: () => publicPaths.workshops },
  },
  conditions: {
    is_refunded_by_rules: {
      label: 'misafir gelemediği için kurallara göre iade varsa',
      holds: ({ refundLines, isByRules }) => isByRules && refundLines.length > 0,
    },
    is_session_cancelled: {
      label: 'workshopun tamamı iptal edildiyse',
      holds: ({ cancelledSession }) => cancelledSession !== undefined,
    },
    has_other_dates: {
      label: 'workshopun başka tarihi varsa',
      holds: ({ cancelledSession }) => (cancelledSession?.otherDates.length ?? 0) > 0,
    },
  },
  blocks: {
    booking_details: BOOKING_DETAILS,
    studio_note: STUDIO_NOTE,
    refund_ways: REFUND_WAYS,
    other_dates: OTHER_DATES,
  },
  sample: {
    ...SAMPLE_BOOKING,
    refundLines: describeRefunds([
      { method: 'card', kurus: 85_000 },
      { method: 'cash', kurus: 40_000 },
    ]),
    isByRules: false,
    cancelledSession: {
      note: [['Fırınımız bozuldu, onarımı bir hafta sürecek.']],
      otherDates: ['19.12.2026 Cumartesi, 14:00–17:00', '26.12.2026 Cumartesi, 14:00–17:00'],
    },
  },
  subject: 'Rezervasyonunuz iptal edildi · {{workshop_title}}, {{workshop_day}}',
  preheader: '{{workshop_day}}, {{workshop_hours}} için ayrılan yeriniz iptal edildi.',
  bodyHtml: `<h1>{{#if is_session_cancelled}}Workshopumuzu iptal etmek zorunda kaldık{{/if}}{{#unless is_session_cancelled}}Rezervasyonunuz iptal edildi{{/unless}}</h1>
<p>Merhaba {{user_name}}, {{#if is_session_cancelled}}aşağıdaki workshopu yapamıyoruz. Planınızı bozduğumuz için içtenlikle özür dileriz.{{/if}}{{#unless is_session_cancelled}}aşağıdaki rezervasyonunuz iptal edildi.{{/unless}} {{booking_id}} numaralı bilet artık geçerli değil.</p>
{{> studio_note}}
{{> booking_details}}
<p>Bu günü takviminize eklediyseniz ekteki takvim dosyasını açarak kaldırabilirsiniz.{{#if is_refunded_by_rules}} İadenizi, yerinizi aldığınız günkü kurallara göre hesapladık.{{/if}}</p>
{{> refund_ways}}
{{#if has_other_dates}}
<h2>Aynı workshopun diğer tarihleri</h2>
{{> other_dates}}
<p style="text-align:center"><a class="button" href="{{workshops_url}}">Takvime bakın</a></p>
{{/if}}
${QUESTION}`,
  attachments: (payload) => Promise.resolve([calendarFile(payload, 'CANCEL')]),
};
