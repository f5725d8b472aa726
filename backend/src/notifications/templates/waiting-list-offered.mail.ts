import type { MailTemplate } from '../mail/mail-template.js';
import { addressToCopy, QUESTION } from './parts/shared-texts.js';
import { SAMPLE_WAITING, WAITED_SESSION, WAITING_LIST_VARIABLES } from './parts/waiting-list-parts.js';

export const waitingListOffered: MailTemplate<'waiting-list-offered'> = {
  label: 'Bekleyene yer önerildi',
  sentWhen: 'Yer açılıp sıradaki kişiye önerilince',
  isEssential: true,
  expiresAfterMinutes: ({ minutes }) => minutes,
  variables: {
    ...WAITING_LIST_VARIABLES,
    offered_seats: { label: 'Ayrılan yer sayısı', from: ({ offeredSeats }) => String(offeredSeats) },
    offer_until: { label: 'Yerin ayrıldığı son an', from: ({ until }) => until },
  },
  conditions: {
    is_fewer: {
      label: 'beklenenden az yer açıldıysa',
      holds: ({ offeredSeats, seats }) => offeredSeats < seats,
    },
  },
  blocks: { waited_session: WAITED_SESSION },
  sample: { ...SAMPLE_WAITING, offeredSeats: 1, until: '06.12.2026 09:00', minutes: 720 },
  subject: 'Size yer açıldı · {{workshop_title}}, {{workshop_day}}',
  preheader: '{{offered_seats}} yeri {{offer_until}} saatine kadar sizin için tutuyoruz.',
  bodyHtml: `<h1>Size yer açıldı</h1>
<p>Merhaba {{user_name}}, beklediğiniz workshopta {{offered_seats}} yer açıldı. Bu yeri <strong>{{offer_until}}</strong> saatine kadar yalnızca sizin için tutuyoruz.</p>
{{#if is_fewer}}
<p>{{seats}} yer bekliyordunuz; şimdilik {{offered_seats}} yer açıldı. Daha az yerin de uyduğunu söylediğiniz için size öneriyoruz.</p>
{{/if}}
{{> waited_session}}
<p><a class="button" href="{{waiting_list_url}}">Yerimi Al</a></p>
<p>İstemiyorsanız aynı sayfadan “İstemiyorum” demeniz yeterli; yer hemen sıradaki kişiye geçer. Süre dolunca da öyle olur.</p>
${addressToCopy('waiting_list_url')}
${QUESTION}`,
};
