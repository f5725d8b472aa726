import type { WaitingListFacts } from '../../mail/facts/waiting-list-mail-facts.js';
import type { MailBlock, MailVariable } from '../../mail/mail-template.js';
import { withoutLinks } from '../../mail/sanitize-text.js';
import { STYLE } from './mail-style.js';

export const WAITING_LIST_VARIABLES = {
  user_name: { label: 'Bekleyenin adı', from: ({ guestName }) => withoutLinks(guestName) },
  workshop_title: { label: 'Workshopun adı', from: ({ title }) => title },
  workshop_day: { label: 'Günü', from: ({ day }) => day },
  workshop_hours: { label: 'Saatleri', from: ({ hours }) => hours },
  seats: { label: 'Kaç yer beklediği', from: ({ seats }) => String(seats) },
  waiting_list_url: {
    label: 'Bekleme kaydının adresi',
    from: ({ pageUrl }) => pageUrl,
    isRequired: true,
    isSecret: true,
  },
} as const satisfies Record<string, MailVariable<WaitingListFacts>>;

const row = (label: string, value: string) =>
  `<tr><td width="80" valign="baseline" style="padding:4px 16px 4px 0"><p ${STYLE.rowLabel}>${label}</p></td><td valign="baseline" style="padding:4px 0"><p ${STYLE.rowName}>${value}</p></td></tr>`;

/** The session, for every mail of the waiting list. */
export const WAITED_SESSION: MailBlock = {
  label: 'Workshop, gün, saat',
  isRequired: true,
  html: `<table ${STYLE.table} style="margin:8px 0 16px">
${row('Workshop', '{{title}}')}
${row('Gün', '{{day}}')}
${row('Saat', '{{hours}}')}
</table>`,
};

/** The way out stands in every mail. */
export const LEAVE_LINK =
  '<p class="note">Artık beklemek istemiyorsanız <a href="{{waiting_list_url}}">bekleme sayfanızdan</a> listeden çıkabilirsiniz.</p>';

export const SAMPLE_WAITING: WaitingListFacts = {
  guestName: 'Zeynep Aydın',
  title: 'Çömlekçi Çarkına Giriş',
  day: '12.12.2026 Cumartesi',
  hours: '14:00–17:00',
  seats: 2,
  pageUrl: 'https://toprak.example/bekleme-listesi/ornek',
};
