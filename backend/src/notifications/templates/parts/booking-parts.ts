import type { BookingMailFacts } from '../../mail/facts/booking-mail-facts.js';
import type { MailBlock, MailCondition, MailVariable } from '../../mail/mail-template.js';
import { withoutLinks } from '../../mail/sanitize-text.js';
import { BUTTON, COLOR, STYLE } from './mail-style.js';

export const BOOKING_VARIABLES = {
  user_name: { label: 'Katılımcının adı', from: ({ guestName }) => withoutLinks(guestName) },
  booking_id: { label: 'Bilet numarası', from: ({ shortId }) => shortId },
  workshop_title: { label: 'Workshopun adı', from: ({ title }) => title },
  workshop_day: { label: 'Günü', from: ({ day }) => day },
  workshop_hours: { label: 'Saatleri', from: ({ hours }) => hours },
  workshop_place: { label: 'Yeri', from: ({ place }) => place },
  seats: { label: 'Kaç kişi', from: ({ seats }) => String(seats) },
} as const satisfies Record<string, MailVariable<BookingMailFacts>>;

export const TICKET_VARIABLES = {
  ...BOOKING_VARIABLES,
  ticket_url: {
    label: 'Biletin adresi',
    from: ({ ticketUrl }) => ticketUrl,
    isRequired: true,
    isSecret: true,
  },
  changes_url: {
    label: 'Yer değişikliği sayfası: taşıma, devir, iptal',
    from: ({ changesUrl }) => changesUrl,
    isSecret: true,
  },
} as const satisfies Record<string, MailVariable<BookingMailFacts>>;

export const STUDENT_CONDITION = {
  is_student: { label: 'öğrenci indirimi varsa', holds: ({ isStudent }) => isStudent },
} as const satisfies Record<string, MailCondition<BookingMailFacts>>;

const row = (label: string, value: string) =>
  `<tr><td width="80" valign="baseline" style="padding:4px 16px 4px 0"><p ${STYLE.rowLabel}>${label}</p></td><td valign="baseline" style="padding:4px 0"><p ${STYLE.rowName}>${value}</p></td></tr>`;

const BOOKING_TABLE = `<table ${STYLE.table} style="margin:8px 0 16px">
${row('Workshop', '{{title}}')}
${row('Gün', '{{day}}')}
${row('Saat', '{{hours}}')}
${row('Yer', '{{place}}')}
${row('Kişi', '{{seats}}')}
</table>`;

/** Time, place and number of seats, for every mail about a booking. */
export const BOOKING_DETAILS: MailBlock = {
  label: 'Workshop, gün, saat, yer, kişi',
  isRequired: true,
  html: BOOKING_TABLE,
};

/**
 * Shows the attached QR code (`booking-attachments.ts`). The white margin keeps its edge visible in dark
 * mode.
 */
const SQUARE_CODE = `<p style="margin:24px 0 8px;text-align:center"><img src="cid:karekod-{{shortId}}" width="220" height="220" alt="{{shortId}} numaralı biletinizin karekodu" style="display:inline-block;width:220px;height:220px;border:1px solid ${COLOR.line};border-radius:12px;background:#FFFFFF"></p>
<p ${STYLE.small} align="center">Bilet: {{shortId}}<br>Girişte biletinizdeki karekodu telefonunuzdan göstermeniz yeterli.</p>`;

export const TICKET_CODE: MailBlock = {
  label: 'Biletin karekodu',
  isRequired: true,
  html: SQUARE_CODE,
};

export const TICKET_BUTTON =
  '<p style="text-align:center"><a class="button" href="{{ticket_url}}">Biletimi görüntüle</a></p>';

const BRING_DOCUMENT =
  '<strong>Belgenizi yanınıza almayı unutmayın.</strong> Yerinizi öğrenci indirimiyle ayırttınız; geçerli öğrenci belgenizi atölyede göstermeniz gerekiyor.';

export const STUDENT_REMINDER = `{{#if is_student}}
<p>${BRING_DOCUMENT}</p>
{{/if}}`;

/**
 * The tickets of an order in the mail that confirms it. Whoever forwards that mail forwards address and contracts too,
 * so each ticket leads to 'Kimler geliyor?' instead, where every guest gets a ticket of their own.
 */
export const ORDER_TICKETS: MailBlock = {
  label: 'Workshop biletleri',
  isRequired: true,
  html: `{{#each tickets}}
{{#unless @first}}<table ${STYLE.table} style="margin:8px 0 24px"><tr><td ${STYLE.rule}>&nbsp;</td></tr></table>{{/unless}}
${BOOKING_TABLE}
{{#if isStudent}}<p ${STYLE.text}>${BRING_DOCUMENT}</p>{{/if}}
${SQUARE_CODE}
<p style="margin:16px 0 24px;text-align:center"><a href="{{ticketUrl}}" ${BUTTON}>Bileti görüntüle</a></p>
<p style="margin:16px 0 8px;text-align:center"><a href="{{guestsUrl}}">Kimler geliyor?</a></p>
<p ${STYLE.note}>Gelecek kişilerin adını ve varsa alerjilerini bu sayfadan yazın; herkes kendi biletini alır. Bu e-postayı iletmek yerine o biletin bağlantısını gönderin: adresiniz, sözleşmeleriniz ve diğer misafirler görünmez.</p>
<p style="margin:16px 0 8px;text-align:center"><a href="{{changesUrl}}">Gün değişikliği ve iptal</a></p>
{{/each}}`,
};

/** The mail must know the condition `is_reminded`. */
export const BEFORE_COMING = `<h2>Gelmeden önce</h2>
<p>Rahat ve kolay yıkanan giysiler seçmenizi, birkaç dakika erken gelmenizi öneririz. Bu günü takviminize eklemek için ekteki takvim dosyasını açmanız yeterli.{{#if is_reminded}} Bir gün önce size kısa bir hatırlatma da göndereceğiz.{{/if}}</p>`;

export const CANNOT_COME = `<h2>Gelemeyecek misiniz?</h2>
<p>Yerinizi <a href="{{changes_url}}">başka bir güne alabilir, yerinize gelecek kişinin adını yazabilir ya da iptal edebilirsiniz</a>; hangi koşullarla olduğu o sayfada yazıyor. Takıldığınız yerde bu e-postayı yanıtlayın ya da <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasını arayın.</p>`;

/** The same for a mail with several tickets, each of which has the link. */
export const CANNOT_COME_TO_ONE = `<h2>Gelemeyecek misiniz?</h2>
<p>Biletin altındaki bağlantıdan yerinizi başka bir güne alabilir, yerinize gelecek kişinin adını yazabilir ya da iptal edebilirsiniz; hangi koşullarla olduğu o sayfada yazıyor. Takıldığınız yerde bu e-postayı yanıtlayın ya da <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasını arayın.</p>`;

/** Of mails with `refundLines`. */
export const REFUND_WAYS: MailBlock = {
  label: 'İadenin tutarı ve yolu',
  html: `{{#each refundLines}}
<p>{{this}}</p>
{{/each}}`,
};
