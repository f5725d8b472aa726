import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { calendarFile } from './parts/booking-attachments.js';
import { BOOKING_DETAILS, TICKET_BUTTON, TICKET_VARIABLES } from './parts/booking-parts.js';
import { SAMPLE_BOOKING } from './sample-facts.js';

export const bookingMoved: MailTemplate<'booking-moved'> = {
  label: 'Workshop tarihi değişti',
  sentWhen: 'Workshop ya da tek bir rezervasyon başka bir güne ya da saate alınınca',
  about: 'booking',
  isEssential: true,
  variables: {
    ...TICKET_VARIABLES,
    earlier_date: { label: 'Önceki gün ve saat', from: ({ before }) => before },
    choice_url: {
      label: 'Yeni günün yanıtlandığı adres',
      from: ({ choiceUrl }) => choiceUrl,
      isSecret: true,
    },
    price_difference: {
      label: 'Yeni günün fiyat farkı',
      from: ({ difference }) => formatTl(Math.abs(difference?.differenceKurus ?? 0)),
    },
    guests_url: {
      label: '“Kimler geliyor?” sayfasının adresi',
      from: ({ guestsUrl }) => guestsUrl,
      isSecret: true,
    },
    difference_url: {
      label: 'Farkın ödendiği adres',
      from: ({ difference }) => difference?.paymentUrl ?? '',
    },
  },
  conditions: {
    is_one_booking: {
      label: 'yalnızca bu rezervasyon, misafirin isteğiyle taşındıysa',
      holds: ({ isOneBooking }) => isOneBooking,
    },
    needs_adult: {
      label: 'çocuklar için sorumlu yetişkinin adı bekleniyorsa',
      holds: ({ needsAdult = false }) => needsAdult,
    },
    is_dearer: {
      label: 'yeni gün daha pahalıysa',
      holds: ({ difference }) => (difference?.differenceKurus ?? 0) > 0,
    },
    is_payable: {
      label: 'farkın ödeme bağlantısı varsa',
      holds: ({ difference }) => typeof difference?.paymentUrl === 'string',
    },
    is_cheaper: {
      label: 'yeni gün daha ucuzsa',
      holds: ({ difference }) => (difference?.differenceKurus ?? 0) < 0,
    },
  },
  blocks: { booking_details: BOOKING_DETAILS },
  sample: {
    ...SAMPLE_BOOKING,
    before: '11.12.2026 Cuma, 14:00–17:00',
    isOneBooking: false,
    choiceUrl: 'https://toprak.example/secim/ornek',
  },
  subject: 'Atölye gününüz değişti · {{workshop_title}}, {{workshop_day}}',
  preheader: 'Yeni gün ve saat: {{workshop_day}}, {{workshop_hours}}. Yeriniz duruyor.',
  bodyHtml: `<h1>Atölye gününüz değişti</h1>
<p>Merhaba {{user_name}}, {{#if is_one_booking}}{{earlier_date}} için ayırttığınız yeri isteğinizle başka bir güne aldık. Biletiniz yeni gün için geçerli.{{/if}}{{#unless is_one_booking}}{{earlier_date}} için ayırttığınız workshop başka bir güne ya da saate alındı. Yeriniz duruyor, biletiniz geçerli.{{/unless}}</p>
{{#if is_dearer}}
<p>Yeni günün fiyatı {{price_difference}} daha yüksek; bu fark siparişinize eklendi.</p>
{{/if}}
{{#if is_payable}}
<p style="text-align:center"><a class="button" href="{{difference_url}}">Farkı Ödeyin</a></p>
{{/if}}
{{#if is_cheaper}}
<p>Yeni günün fiyatı {{price_difference}} daha düşük. Fazla ödediğiniz tutar size geri dönüyor.</p>
{{/if}}
{{> booking_details}}
${TICKET_BUTTON}
{{#if needs_adult}}
<p>Yeni gününüz bir çocuk atölyesi. Gelmeden önce <a href="{{guests_url}}">kimlerin geldiğini ve çocukların sorumlu yetişkinini</a> yazmanızı rica ederiz.</p>
{{/if}}
<p>Bu günü takviminize eklediyseniz ekteki takvim dosyasını açmanız yeterli; kaydınız yeni saatine taşınır.</p>
{{#if is_one_booking}}
<p>Bir yanlışlık olduğunu düşünüyorsanız bu e-postayı yanıtlayın ya da <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasını arayın.</p>
{{/if}}
{{#unless is_one_booking}}
<h2>Yeni tarih size uyuyor mu?</h2>
<p>Uymuyorsa başka bir günü ya da ödemenizin tamamının iadesini seçebilirsiniz. Yanıt vermezseniz yeriniz yeni günde durur; workshop başlayana kadar fikrinizi değiştirebilirsiniz.</p>
<p style="text-align:center"><a class="button" href="{{choice_url}}">Yanıtlayın</a></p>
<p>Bu e-postayı yanıtlayabilir ya da <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasını arayabilirsiniz.</p>
{{/unless}}`,
  attachments: (payload) => Promise.resolve([calendarFile(payload, 'PUBLISH')]),
};
