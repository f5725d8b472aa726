import type { MailTemplate } from '../mail/mail-template.js';
import { QUESTION } from './parts/shared-texts.js';
import {
  LEAVE_LINK,
  SAMPLE_WAITING,
  WAITED_SESSION,
  WAITING_LIST_VARIABLES,
} from './parts/waiting-list-parts.js';

export const waitingListOfferCalledOff: MailTemplate<'waiting-list-offer-called-off'> = {
  label: 'Önerilen yerin workshopu iptal edildi',
  sentWhen: 'Bekleyen birine başka bir tarihte yer ayrılmışken o tarih iptal edilince',
  isEssential: true,
  variables: {
    ...WAITING_LIST_VARIABLES,
    offered_seats: { label: 'Ayrılmış olan yer sayısı', from: ({ offeredSeats }) => String(offeredSeats) },
    waits_for: { label: 'Beklemeye devam ettiği tarih', from: ({ waitsFor }) => waitsFor },
  },
  blocks: { waited_session: WAITED_SESSION },
  sample: { ...SAMPLE_WAITING, offeredSeats: 2, waitsFor: '19.12.2026 Cumartesi, 14:00–17:00' },
  subject: 'Ayırdığımız yerin workshopu iptal edildi · {{workshop_title}}',
  preheader: '{{workshop_day}} tarihindeki workshop yapılmayacak. Sıranız duruyor.',
  bodyHtml: `<h1>Ayırdığımız yerin workshopu iptal edildi</h1>
<p>Merhaba {{user_name}}, sizin için {{offered_seats}} yer ayırdığımız aşağıdaki workshop iptal edildi; bu tarih için artık yer öneremeyiz. Sizden ödeme almadık.</p>
{{> waited_session}}
<p>Beklediğiniz {{waits_for}} için sıranız duruyor. Orada ya da aynı workshopun başka bir tarihinde yer açılıp sıra size gelince yeniden yazacağız.</p>
<p><a class="button" href="{{waiting_list_url}}">Sıramı Göster</a></p>
${LEAVE_LINK}
${QUESTION}`,
};
