import type { MailTemplate } from '../mail/mail-template.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_WAITING, WAITED_SESSION, WAITING_LIST_VARIABLES } from './parts/waiting-list-parts.js';

export const waitingListClosed: MailTemplate<'waiting-list-closed'> = {
  label: 'Bekleme listesi kapandı',
  sentWhen: 'Beklenen workshop iptal edilince, başka güne alınınca ya da yer açılmadan vakti gelince',
  isEssential: true,
  variables: WAITING_LIST_VARIABLES,
  conditions: {
    is_cancelled: {
      label: 'workshop takvimden kaldırıldıysa',
      holds: ({ because }) => because === 'cancelled',
    },
    is_moved: { label: 'workshop başka güne alındıysa', holds: ({ because }) => because === 'moved' },
    is_over: { label: 'yer açılmadan vakti geldiyse', holds: ({ because }) => because === 'over' },
  },
  blocks: { waited_session: WAITED_SESSION },
  sample: { ...SAMPLE_WAITING, because: 'over' },
  subject: 'Bekleme listesi kapandı · {{workshop_title}}',
  preheader: '{{workshop_day}} için beklemeniz sona erdi.',
  bodyHtml: `<h1>Bekleme listesi kapandı</h1>
<p>Merhaba {{user_name}}, {{#if is_cancelled}}yer beklediğiniz workshop takvimden kaldırıldı; bu yüzden beklemeniz sona erdi.{{/if}}{{#if is_moved}}yer beklediğiniz workshop başka bir güne ya da saate alındı; eski tarih için beklemeniz bu yüzden sona erdi. Yeni tarih size de uyuyorsa takvimden bakabilirsiniz.{{/if}}{{#if is_over}}beklediğiniz workshopa çok az kaldı ve ne yazık ki size önerebileceğimiz bir yer açılmadı; beklemeniz bu yüzden sona erdi.{{/if}}</p>
{{> waited_session}}
<p><a class="button" href="/workshops">Takvime Bakın</a></p>
<p class="note">Bekleme kaydınız: <a href="{{waiting_list_url}}">{{waiting_list_url}}</a></p>
${QUESTION}`,
};
