import type { MailBlock, MailTemplate } from '../mail/mail-template.js';
import { BOOKING_DETAILS, BOOKING_VARIABLES } from './parts/booking-parts.js';
import { typedText } from './parts/common-parts.js';
import { STYLE } from './parts/mail-style.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_BOOKING } from './sample-facts.js';

/** A template may leave it out. */
const STUDIO_NOTE: MailBlock = { label: 'Atölyenin kendi sözü', html: typedText('', 'note').html };

const OTHER_DATES: MailBlock = {
  label: 'Aynı workshopun seçilebilecek tarihleri',
  html: `{{#each otherDates}}
<p ${STYLE.tight}>{{this}}</p>
{{/each}}`,
};

export const workshopCalledOff: MailTemplate<'workshop-called-off'> = {
  label: 'Workshop yapılamıyor, misafir seçiyor',
  sentWhen: 'Misafirlere başka gün ya da kredi önerilen bir workshop iptal edilince',
  about: 'booking',
  isEssential: true,
  variables: {
    ...BOOKING_VARIABLES,
    choice_url: {
      label: 'Seçim sayfasının adresi',
      from: ({ choiceUrl }) => choiceUrl,
      isRequired: true,
      isSecret: true,
    },
    choose_by: { label: 'Seçimin son günü ve saati', from: ({ chooseBy }) => chooseBy },
    refund: { label: 'İade edilecek tutar', from: ({ refund }) => refund },
    credit: { label: 'Krediye dönüşebilecek tutar', from: ({ credit }) => credit },
  },
  conditions: {
    has_dates: { label: 'seçilebilecek başka gün varsa', holds: ({ otherDates }) => otherDates.length > 0 },
    has_credit: { label: 'kredi öneriliyorsa', holds: ({ credit }) => credit !== '' },
    has_refund: { label: 'iade edilecek ödeme varsa', holds: ({ refund }) => refund !== '' },
  },
  blocks: { booking_details: BOOKING_DETAILS, studio_note: STUDIO_NOTE, other_dates: OTHER_DATES },
  sample: {
    ...SAMPLE_BOOKING,
    note: [['Fırınımız bozuldu, onarımı bir hafta sürecek.']],
    otherDates: ['19.12.2026 Cumartesi, 14:00–17:00', '26.12.2026 Cumartesi, 14:00–17:00'],
    choiceUrl: 'https://toprak.example/secim/ornek',
    chooseBy: '10.12.2026 18:30',
    refund: '2.400,00 TL',
    credit: '2.400,00 TL',
  },
  subject: 'Workshopumuzu yapamıyoruz, seçim sizin · {{workshop_title}}, {{workshop_day}}',
  preheader: 'Nasıl devam edeceğimizi siz seçin. Son gün ve saat: {{choose_by}}.',
  bodyHtml: `<h1>Workshopumuzu yapamıyoruz</h1>
<p>Merhaba {{user_name}}, aşağıdaki workshopu ne yazık ki yapamıyoruz. Planınızı bozduğumuz için içtenlikle özür dileriz.</p>
{{> studio_note}}
{{> booking_details}}
<h2>Nasıl devam edelim?</h2>
{{#if has_dates}}
<p>Yerinizi aynı workshopun başka bir gününe alabilirsiniz; ek ücret ödemezsiniz. O günlerde şu anda yeriniz var:</p>
{{> other_dates}}
{{/if}}
<p>{{#if has_refund}}Dilerseniz {{refund}} tutarındaki ödemenizin tamamını iade ederiz.{{/if}}{{#unless has_refund}}Dilerseniz rezervasyonunuzu iptal edebilirsiniz.{{/unless}}</p>
{{#if has_credit}}
<p>Şimdi karar vermek istemiyorsanız {{credit}} tutarındaki ödemenizi sonra kullanmak üzere krediye de çevirebilirsiniz: son kullanma tarihi yok, kullanmadığınız kısmını istediğiniz zaman para olarak geri alırsınız.</p>
{{/if}}
<p style="text-align:center"><a class="button" href="{{choice_url}}">Seçimimi yap</a></p>
<p>Seçim için son gün ve saat: {{choose_by}}. O zamana kadar yanıtınız gelmezse rezervasyonunuzu iptal ediyoruz.{{#if has_refund}} Ödemenizin tamamı size geri döner.{{/if}}</p>
${QUESTION}`,
};
