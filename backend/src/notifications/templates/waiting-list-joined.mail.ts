import type { MailTemplate } from '../mail/mail-template.js';
import {
  LEAVE_LINK,
  SAMPLE_WAITING,
  WAITED_SESSION,
  WAITING_LIST_VARIABLES,
} from './parts/waiting-list-parts.js';
import { QUESTION } from './parts/shared-texts.js';

export const waitingListJoined: MailTemplate<'waiting-list-joined'> = {
  label: 'Bekleme listesine girildi',
  sentWhen: 'Dolu bir workshopun bekleme listesine girilince',
  isEssential: true,
  variables: WAITING_LIST_VARIABLES,
  conditions: {
    takes_fewer: { label: 'daha az yer de uyuyorsa', holds: ({ takesFewer }) => takesFewer },
    takes_any_date: { label: 'başka tarihler de uyuyorsa', holds: ({ takesAnyDate }) => takesAnyDate },
  },
  blocks: { waited_session: WAITED_SESSION },
  sample: { ...SAMPLE_WAITING, takesFewer: true, takesAnyDate: false },
  subject: 'Bekleme listesindesiniz · {{workshop_title}}',
  preheader: '{{workshop_day}} için {{seats}} yer bekliyorsunuz. Yer açılınca size yazacağız.',
  bodyHtml: `<h1>Bekleme listesindesiniz</h1>
<p>Merhaba {{user_name}}, bu workshop için {{seats}} yer bekliyorsunuz. Yer açılınca sırayla öneriyoruz: sıra size gelince yeri adınıza ayırıp e-postayla haber vereceğiz.</p>
{{> waited_session}}
{{#if takes_fewer}}
<p>Daha az yer de size uyuyor; öyle bir yer açılırsa onu da öneririz.</p>
{{/if}}
{{#if takes_any_date}}
<p>Bu workshopun başka tarihleri de size uyuyor; onlarda açılan yerleri de öneririz.</p>
{{/if}}
<p><a class="button" href="{{waiting_list_url}}">Sıramı Göster</a></p>
<p>Size yer önerene kadar hiçbir ödeme alınmaz. Aynı anda daha kalabalık bir grup sizden önce sıradaysa ve açılan yer ona yetmiyorsa yer size önerilir; tersi olursa sıranızı kaybetmezsiniz.</p>
${LEAVE_LINK}
${QUESTION}
<p class="note">Listeye siz girmediyseniz bu e-postayı dikkate almayın.</p>`,
};
