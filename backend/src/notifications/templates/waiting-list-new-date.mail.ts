import type { MailTemplate } from '../mail/mail-template.js';
import {
  LEAVE_LINK,
  SAMPLE_WAITING,
  WAITED_SESSION,
  WAITING_LIST_VARIABLES,
} from './parts/waiting-list-parts.js';
import { QUESTION } from './parts/shared-texts.js';

export const waitingListNewDate: MailTemplate<'waiting-list-new-date'> = {
  label: 'Beklenen workshopa yeni tarih',
  sentWhen: 'Bekleme listesinden yeni bir tarih açılınca',
  isEssential: true,
  variables: {
    ...WAITING_LIST_VARIABLES,
    day_url: { label: 'Yeni günün takvimdeki adresi', from: ({ dayUrl }) => dayUrl },
  },
  blocks: { waited_session: WAITED_SESSION },
  sample: { ...SAMPLE_WAITING, dayUrl: '/workshops?ay=2026-12&gun=2026-12-12' },
  subject: 'Yeni tarih açıldı · {{workshop_title}}, {{workshop_day}}',
  preheader: 'Beklediğiniz workshop için bir tarih daha var.',
  bodyHtml: `<h1>Beklediğiniz workshopa yeni tarih</h1>
<p>Merhaba {{user_name}}, yer beklediğiniz workshop için bir tarih daha açtık. Size uyuyorsa yerinizi takvimden ayırtabilirsiniz; yerler sırayla değil, ilk gelene verilir.</p>
{{> waited_session}}
<p><a class="button" href="{{day_url}}">Bu Günü Aç</a></p>
<p>İlk seçtiğiniz tarih için sıranız duruyor.</p>
${LEAVE_LINK}
${QUESTION}`,
};
