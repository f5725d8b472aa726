import { formatTl } from '../../../contract/common/money.js';
import { describeRefunds } from '../../../contract/payments/refund-ways.js';
import type { ResaleNews, SeatResaleFacts } from '../mail/facts/booking-mail-facts.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { calendarFile } from './parts/booking-attachments.js';
import { BOOKING_DETAILS, BOOKING_VARIABLES, REFUND_WAYS } from './parts/booking-parts.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_BOOKING } from './sample-facts.js';

const TITLES: Record<ResaleNews['because'], string> = {
  listed: 'Yeriniz devre çıkarıldı',
  sold: 'Yeriniz devredildi',
  withdrawn: 'Yeriniz devirden çekildi',
  lapsed: 'Yeriniz devredilemedi',
};

const PREHEADERS: Record<ResaleNews['because'], string> = {
  listed: 'Yeni misafir ödeyene kadar yer sizindir.',
  sold: 'Yerinizi başka biri aldı; ödemeniz size geri dönüyor.',
  withdrawn: 'Yeriniz sizde kaldı, biletiniz geçerli.',
  lapsed: 'Yerinizi alan olmadı; yer sizde kaldı.',
};

const refundOf = ({ news }: SeatResaleFacts) => ('refundKurus' in news ? news.refundKurus : 0);

export const seatResale: MailTemplate<'seat-resale'> = {
  label: 'Yerimi devret',
  sentWhen:
    'Misafir yerini devre çıkarınca, yer devredilince, devirden çekilince ya da alan olmadan workshop başlayınca',
  about: 'booking',
  isEssential: true,
  variables: {
    ...BOOKING_VARIABLES,
    resale_news: { label: 'Ne olduğu', from: ({ news }) => TITLES[news.because] },
    resale_short_news: {
      label: 'Ne olduğu, kısa açıklamasıyla',
      from: ({ news }) => PREHEADERS[news.because],
    },
    resale_seats: { label: 'Devredilen yer sayısı', from: ({ resaleSeats }) => String(resaleSeats) },
    resale_refund: { label: 'Devredilince geri dönen tutar', from: (facts) => formatTl(refundOf(facts)) },
    changes_url: {
      label: 'Yer değişikliği sayfası: taşıma, devir, iptal',
      from: ({ changesUrl }) => changesUrl,
      isSecret: true,
    },
  },
  conditions: {
    is_listed: { label: 'yer devre çıkarıldıysa', holds: ({ news }) => news.because === 'listed' },
    is_sold: { label: 'yer devredildiyse', holds: ({ news }) => news.because === 'sold' },
    is_withdrawn: { label: 'yer devirden çekildiyse', holds: ({ news }) => news.because === 'withdrawn' },
    is_lapsed: { label: 'alan olmadan workshop başladıysa', holds: ({ news }) => news.because === 'lapsed' },
  },
  blocks: { booking_details: BOOKING_DETAILS, refund_ways: REFUND_WAYS },
  sample: {
    ...SAMPLE_BOOKING,
    resaleSeats: 1,
    news: { because: 'sold' },
    refundLines: describeRefunds([{ method: 'card', kurus: 85_000 }]),
  },
  subject: '{{resale_news}} · {{workshop_title}}, {{workshop_day}}',
  preheader: '{{resale_short_news}}',
  bodyHtml: `<h1>{{resale_news}}</h1>
<p>Merhaba {{user_name}}, {{#if is_listed}}isteğiniz üzerine {{resale_seats}} kişilik yerinizi devre çıkardık. Workshopta başka boş yer kalmayınca yeriniz satışa açılır; başka biri alıp ödeyince {{resale_refund}} size geri döner ve haber veririz. O zamana kadar yer sizindir, biletiniz geçerlidir; kimse ödeme yapmıyorken dilediğiniz an geri alabilirsiniz.{{/if}}{{#if is_sold}}devre çıkardığınız {{resale_seats}} kişilik yeri başka biri aldı. {{booking_id}} numaralı bilet artık geçerli değil.{{/if}}{{#if is_withdrawn}}{{resale_seats}} kişilik yeriniz artık devirde değil. Yeriniz sizde kaldı, biletiniz geçerli.{{/if}}{{#if is_lapsed}}devre çıkardığınız {{resale_seats}} kişilik yeri alan olmadı ve workshop başladı. Yer sizde kaldı; biletiniz geçerli.{{/if}}</p>
{{#if is_sold}}
{{> refund_ways}}
<p>Bu günü takviminize eklediyseniz ekteki takvim dosyasını açarak kaldırabilirsiniz.</p>
{{/if}}
{{> booking_details}}
{{#unless is_sold}}
<p style="text-align:center"><a class="button" href="{{changes_url}}">Yerinize bakın</a></p>
{{/unless}}
${QUESTION}`,
  attachments: (payload) =>
    Promise.resolve(payload.news.because === 'sold' ? [calendarFile(payload, 'CANCEL')] : []),
};
