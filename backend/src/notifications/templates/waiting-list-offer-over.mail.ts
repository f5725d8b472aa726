import type { MailTemplate } from '../mail/mail-template.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_WAITING, WAITED_SESSION, WAITING_LIST_VARIABLES } from './parts/waiting-list-parts.js';

export const waitingListOfferOver: MailTemplate<'waiting-list-offer-over'> = {
  label: 'Önerilen yerin süresi doldu',
  sentWhen: 'Bekleme listesinde önerilen yer zamanında alınmayınca',
  isEssential: true,
  variables: {
    ...WAITING_LIST_VARIABLES,
    offered_seats: { label: 'Ayrılmış olan yer sayısı', from: ({ offeredSeats }) => String(offeredSeats) },
    offer_until: { label: 'Yerin ayrıldığı son an', from: ({ until }) => until },
  },
  blocks: { waited_session: WAITED_SESSION },
  sample: { ...SAMPLE_WAITING, offeredSeats: 2, until: '06.12.2026 09:00', minutes: 720 },
  subject: 'Ayırdığımız yerin süresi doldu · {{workshop_title}}',
  preheader: '{{workshop_day}} için tuttuğumuz yer sıradaki kişiye geçti.',
  bodyHtml: `<h1>Ayırdığımız yerin süresi doldu</h1>
<p>Merhaba {{user_name}}, sizin için {{offer_until}} saatine kadar tuttuğumuz {{offered_seats}} yer bu süre içinde alınmadığı için sıradaki kişiye geçti.</p>
{{> waited_session}}
<p>Hâlâ gelmek isterseniz listeye yeniden girebilirsiniz.</p>
<p><a class="button" href="{{waiting_list_url}}">Yeniden Bekle</a></p>
${QUESTION}`,
};
