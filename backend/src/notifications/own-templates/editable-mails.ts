import { formatTl } from '../../../contract/common/money.js';
import type { BookingMailFacts } from '../booking-mail-facts.js';
import type { MailKind, MailPayloads } from '../mail-template.js';
import type { OrderMailFacts, OrderTurnFacts } from '../order-mail-facts.js';
import { SAMPLE_BOOKING, SAMPLE_ORDER, SAMPLE_TURN } from './sample-facts.js';

interface Variable<Facts> {
  readonly label: string;
  readonly from: (facts: Facts) => string;
  /** Without it the mail is of no use. */
  readonly isEssential?: true;
  /** What opens something does not stand in a subject, which stays in the list of mails. */
  readonly isSecret?: true;
  /** By a visitor, for an address that may be a stranger's: it must not become a link. */
  readonly isTyped?: true;
}

interface EditableMail<K extends MailKind> {
  readonly sample: MailPayloads[K];
  readonly variables: Readonly<Record<string, Variable<MailPayloads[K]>>>;
}

const ORDER = {
  user_name: { label: 'Alıcının adı', from: ({ buyer }: OrderMailFacts) => buyer.name, isTyped: true },
  order_id: { label: 'Sipariş numarası', from: ({ shortId }: OrderMailFacts) => shortId },
  order_url: { label: 'Sipariş sayfasının adresi', from: ({ orderUrl }: OrderMailFacts) => orderUrl },
  order_total: { label: 'Toplam tutar', from: ({ totalKurus }: OrderMailFacts) => formatTl(totalKurus) },
  order_lines: {
    label: 'Sipariştekiler',
    from: ({ lines }: OrderMailFacts) =>
      lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  },
} as const;

const PARCEL = {
  ...ORDER,
  tracking_code: {
    label: 'Kargo takip numarası',
    from: ({ cargo }: OrderTurnFacts) => cargo?.trackingNumber ?? '',
  },
} as const;

const BOOKING = {
  user_name: {
    label: 'Katılımcının adı',
    from: ({ guestName }: BookingMailFacts) => guestName,
    isTyped: true,
  },
  booking_id: { label: 'Rezervasyon numarası', from: ({ shortId }: BookingMailFacts) => shortId },
  workshop_title: { label: 'Workshopun adı', from: ({ title }: BookingMailFacts) => title },
  workshop_day: { label: 'Günü', from: ({ day }: BookingMailFacts) => day },
  workshop_hours: { label: 'Saatleri', from: ({ hours }: BookingMailFacts) => hours },
  workshop_place: { label: 'Yeri', from: ({ place }: BookingMailFacts) => place },
  ticket_url: { label: 'Biletin adresi', from: ({ ticketUrl }: BookingMailFacts) => ticketUrl },
} as const;

const NAME = {
  user_name: {
    label: 'Alıcının adı',
    from: ({ firstName }: { firstName: string }) => firstName,
    isTyped: true,
  },
} as const;
const MINUTES = { label: 'Kaç dakika geçerli', from: ({ minutes }: { minutes: number }) => String(minutes) };

/** The mails that the studio may put into its own words, with what each of them knows. */
export const EDITABLE_MAILS: { readonly [K in MailKind]?: EditableMail<K> } = {
  'order-confirmation': { sample: SAMPLE_ORDER, variables: ORDER },
  'order-shipped': { sample: SAMPLE_TURN, variables: PARCEL },
  'order-in-transit': { sample: SAMPLE_TURN, variables: PARCEL },
  'order-delivered': { sample: SAMPLE_TURN, variables: PARCEL },
  'order-cancelled': { sample: SAMPLE_TURN, variables: ORDER },
  'refund-done': {
    sample: { ...SAMPLE_ORDER, returnedKurus: 64_000, lineName: null },
    variables: {
      ...ORDER,
      refund_total: { label: 'İade edilen tutar', from: ({ returnedKurus }) => formatTl(returnedKurus) },
    },
  },
  'booking-ticket': { sample: SAMPLE_BOOKING, variables: BOOKING },
  'booking-reminder': {
    sample: { ...SAMPLE_BOOKING, isToday: false },
    variables: BOOKING,
  },
  'verification-code': {
    sample: { code: '482913', minutes: 15, purpose: 'registration' },
    variables: {
      // The specification names it for codes; whoever registers has no name yet.
      user_name: { label: 'Alıcının adı (bu e-postada boş kalır)', from: () => '' },
      verification_code: { label: 'Kod', from: ({ code }) => code, isEssential: true, isSecret: true },
      minutes: MINUTES,
    },
  },
  'password-reset': {
    sample: { firstName: 'Zeynep', resetUrl: '/sifre-yenile?anahtar=ornek', minutes: 60 },
    variables: {
      ...NAME,
      reset_url: {
        label: 'Sıfırlama adresi',
        from: ({ resetUrl }) => resetUrl,
        isEssential: true,
        isSecret: true,
      },
      minutes: MINUTES,
    },
  },
  welcome: { sample: { firstName: 'Zeynep' }, variables: NAME },
  'bulk-order-received': {
    sample: { offerBy: '22.11.2026 14:30' },
    variables: { offer_by: { label: 'Teklifin son zamanı', from: ({ offerBy }) => offerBy } },
  },
  'newsletter-confirmation': {
    sample: { confirmUrl: '/bulten/onay?anahtar=ornek', days: 7 },
    variables: {
      confirm_url: {
        label: 'Onay adresi',
        from: ({ confirmUrl }) => confirmUrl,
        isEssential: true,
        isSecret: true,
      },
      days: { label: 'Kaç gün geçerli', from: ({ days }) => String(days) },
    },
  },
  'newsletter-welcome': { sample: {}, variables: {} },
};

export function editableMail(kind: string): EditableMail<MailKind> | undefined {
  return Object.hasOwn(EDITABLE_MAILS, kind)
    ? (EDITABLE_MAILS as Readonly<Record<string, EditableMail<MailKind>>>)[kind]
    : undefined;
}
