import type { MailBlock, MailTemplate } from '../mail/mail-template.js';
import { STYLE } from './parts/mail-style.js';
import { QUESTION } from './parts/shared-texts.js';
import { SAMPLE_WAITING, WAITED_SESSION, WAITING_LIST_VARIABLES } from './parts/waiting-list-parts.js';

const FREE_DATES: MailBlock = {
  label: 'Workshopun boş yeri olan tarihleri',
  html: `{{#each otherDates}}
<p ${STYLE.tight}>{{this}}</p>
{{/each}}`,
};

export const waitingListClosed: MailTemplate<'waiting-list-closed'> = {
  label: 'Bekleme listesi kapandı',
  sentWhen: 'Beklenen workshop iptal edilince, başka güne alınınca ya da yer açılmadan vakti gelince',
  isEssential: true,
  variables: WAITING_LIST_VARIABLES,
  conditions: {
    is_cancelled: {
      label: 'workshop iptal edildiyse',
      holds: ({ because }) => because === 'cancelled',
    },
    had_offer: { label: 'o sırada adına yer ayrılmışsa', holds: ({ hadOffer }) => hadOffer },
    is_moved: { label: 'workshop başka güne alındıysa', holds: ({ because }) => because === 'moved' },
    has_other_dates: {
      label: 'workshopun boş yeri olan başka tarihi varsa',
      holds: ({ otherDates }) => otherDates.length > 0,
    },
    is_over: { label: 'yer açılmadan vakti geldiyse', holds: ({ because }) => because === 'over' },
  },
  blocks: { waited_session: WAITED_SESSION, free_dates: FREE_DATES },
  sample: {
    ...SAMPLE_WAITING,
    because: 'over',
    otherDates: ['19.12.2026 Cumartesi, 14:00–17:00'],
    hadOffer: false,
  },
  subject: 'Beklediğiniz workshop hakkında · {{workshop_title}}',
  preheader: '{{workshop_day}} için bekleme kaydınız hakkında.',
  bodyHtml: `<h1>{{#if is_moved}}Hâlâ ilgileniyor musunuz?{{/if}}{{#unless is_moved}}Bekleme listesi kapandı{{/unless}}</h1>
<p>Merhaba {{user_name}}, {{#if is_cancelled}}yer beklediğiniz workshop iptal edildi; bu yüzden beklemeniz sona erdi.{{#if had_offer}} Sizin için ayırdığımız yer de bu iptalle düştü; ödeme almadık.{{/if}}{{/if}}{{#if is_moved}}yer beklediğiniz workshop başka bir güne ya da saate alındı. Yeni tarih size uyuyorsa bir tıkla sıranızı koruyun; siz söylemeden yeni tarih için yer önermeyiz.{{/if}}{{#if is_over}}beklediğiniz workshopa çok az kaldı ve ne yazık ki size önerebileceğimiz bir yer açılmadı; beklemeniz bu yüzden sona erdi.{{/if}}</p>
{{> waited_session}}
{{#if is_moved}}
<p><a class="button" href="{{waiting_list_url}}">Sıramı Koruyun</a></p>
{{/if}}
{{#if has_other_dates}}
<h2>Aynı workshopun boş yeri olan tarihleri</h2>
{{> free_dates}}
{{/if}}
<p><a href="/workshops">Takvime bakın</a></p>
<p class="note">Bekleme kaydınız: <a href="{{waiting_list_url}}">{{waiting_list_url}}</a></p>
${QUESTION}`,
};
