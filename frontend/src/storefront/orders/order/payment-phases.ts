import { describeGivenBack } from '../../../lib/orders/describe-given-back.js';
import {
  Check,
  Hourglass,
  Landmark,
  type LucideIcon,
  ShieldQuestionMark,
  TimerOff,
  Undo2,
  X,
} from 'lucide-react';
import type { OrderView, PaymentPhase } from '@contract/orders/order.views.js';
import type { OrderKind } from '../../../lib/orders/describe-next-step.js';
import { orderKind } from './order-kind.js';

export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

interface PhaseTexts {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly title: (order: OrderView) => string;
  readonly lead: (order: OrderView) => string;
}

const THANKS: Record<OrderKind, string> = {
  pieces: 'Teşekkürler, siparişiniz bizde',
  seats: 'Teşekkürler, yeriniz ayrıldı',
  both: 'Teşekkürler, siparişiniz bizde',
};
const SENT: Record<OrderKind, string> = {
  pieces: 'Özeti',
  seats: 'Biletinizi',
  both: 'Özeti ve biletinizi',
};
const PUT_BACK: Record<OrderKind, string> = {
  pieces: 'parçaları rafa geri koyduk',
  seats: 'ayırdığımız yerleri geri açtık',
  both: 'parçaları rafa geri koyduk, ayırdığımız yerleri geri açtık',
};

const CANCELLED = 'Siparişiniz iptal edildi';
const SAFE = 'Kartınızdan para çekilmedi ve sepetiniz olduğu gibi duruyor.';

/** The page's texts in each phase of the payment. Those of 'paid' and 'failed' are from specification 1, section 8. */
export const PHASES: Record<PaymentPhase, PhaseTexts> = {
  awaiting_bank: {
    tone: 'info',
    icon: Landmark,
    title: () => 'Ödemeniz bankanızda onay bekliyor',
    lead: () =>
      'Bankanızın sayfasında onay verdiğinizde siparişiniz tamamlanır. O zamana kadar kartınızdan para çekilmez.',
  },
  checking: {
    tone: 'info',
    icon: Hourglass,
    title: () => 'Ödemenizi kontrol ediyoruz',
    lead: ({ email }) =>
      `Bankanızdan yanıt bekliyoruz; çoğu zaman birkaç saniye sürer. Sayfayı kapatsanız da siparişiniz kaybolmaz: ödemeniz tamamlanınca ${email} adresine yazarız.`,
  },
  in_review: {
    tone: 'warning',
    icon: ShieldQuestionMark,
    title: () => 'Ödemeniz inceleniyor',
    lead: ({ email }) =>
      `Ödeme kuruluşu, güvenliğiniz için bu ödemeyi ayrıca inceliyor. Sizin bir şey yapmanız gerekmiyor; sonuçlanınca ${email} adresine yazarız.`,
  },
  paid: {
    tone: 'success',
    icon: Check,
    title: (order) => THANKS[orderKind(order)],
    lead: (order) => `${doneText(order)} ${SENT[orderKind(order)]} ${order.email} adresine gönderdik.`,
  },
  failed: {
    tone: 'danger',
    icon: X,
    title: () => 'Ödeme tamamlanamadı',
    lead: ({ payment }) => payment.message ?? `Ödeme işlemi başarısız. ${SAFE}`,
  },
  expired: {
    tone: 'neutral',
    icon: TimerOff,
    title: () => 'Ödeme süresi doldu',
    lead: (order) =>
      `Banka onayı zamanında gelmediği için siparişi kapattık, ${PUT_BACK[orderKind(order)]}. ${SAFE}`,
  },
  refunding: {
    tone: 'neutral',
    icon: Undo2,
    title: ({ payment }) => (payment.isCancelled ? CANCELLED : 'Ödemenizi iade ediyoruz'),
    lead: (order) =>
      `${apology(order)}Ödemenizin tamamı kartınıza geri dönüyor; iade tamamlanınca ${order.email} adresine yazarız. Sizin bir şey yapmanız gerekmiyor.`,
  },
  refunded: {
    tone: 'neutral',
    icon: Undo2,
    title: ({ payment }) => (payment.isCancelled ? CANCELLED : 'Ödemenizi iade ettik'),
    lead: (order) => `${apology(order)}${describeGivenBack(order)}${bankDays(order)}`,
  },
  cancelled: {
    tone: 'neutral',
    icon: X,
    title: () => CANCELLED,
    lead: (order) =>
      order.paymentStatus === 'paid' && order.totalKurus > 0
        ? 'Ödemenizle ilgili olarak sizinle ayrıca iletişime geçiyoruz.'
        : 'Bu sipariş için sizden ödeme alınmamıştı. Sizin bir şey yapmanız gerekmiyor.',
  },
  by_arrangement: {
    tone: 'info',
    icon: Check,
    title: () => 'Siparişiniz bizde',
    lead: ({ email }) =>
      `Siparişinizi onayladık. Ödemesi için sizinle görüştüğümüz gibi ilerliyoruz; haberleri ${email} adresine yazıyoruz.`,
  },
};

/** What went to a card takes its time. */
function bankDays({ refundedKurus, creditedKurus }: OrderView): string {
  return refundedKurus > creditedKurus
    ? ' Hesabınıza yansıması bankanıza göre birkaç iş günü sürebilir.'
    : '';
}

/** The text after the order. When a coupon covered the whole price, it mentions no payment. */
function doneText({ totalKurus }: OrderView): string {
  return totalKurus === 0 ? 'Siparişiniz tamamlandı.' : 'Ödeme işleminiz başarıyla tamamlandı.';
}

/** An apology for what the shop could not fulfil. A cancellation by the studio has its own mail and needs none. */
function apology(order: OrderView): string {
  return wasConfirmed(order) ? '' : 'Siparişinizi tamamlayamadık, bunun için üzgünüz. ';
}

/** True when the payment failed and the buyer may try again. */
export function isRetryable(phase: PaymentPhase): boolean {
  return phase === 'failed' || phase === 'expired';
}

const FINAL: readonly PaymentPhase[] = ['paid', 'refunded', 'cancelled', 'by_arrangement'];

/** True when neither the card payment nor the decision about the order will change any more. */
export function isFinal(phase: PaymentPhase): boolean {
  return FINAL.includes(phase);
}

/** True when the confirmation was mailed, with the texts attached. */
export function wasConfirmed({ payment, status }: OrderView): boolean {
  const { phase, isCancelled } = payment;
  const isSentBack = phase === 'refunded' && status !== 'cancelled';
  return phase === 'paid' || phase === 'by_arrangement' || isCancelled || isSentBack;
}
